import { Actor, createEmptyActor } from "xstate";

/**
 * Encodes values without JSON in timelines, which are read from a file and sent to a frame. Of a file
 * only its size is kept, and of an actor that it receives events.
 */
type Encoded =
  | { readonly _tag: "EncodedActor" }
  | { readonly _tag: "EncodedFile"; readonly name: string; readonly size: number }
  | { readonly _tag: "EncodedDate"; readonly at: string }
  | { readonly _tag: "EncodedError"; readonly message: string }
  | { readonly _tag: "EncodedBytes"; readonly bytes: readonly number[] };

type Change = (value: object) => unknown;

const deep = (value: unknown, change: Change): unknown => {
  if (typeof value !== "object" || value === null) return value;
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item) => deep(item, change));
  // Other class instances are unchanged.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, deep(field, change)]));
};

const encodedOf = (value: object): Encoded | undefined => {
  if (value instanceof Actor) return { _tag: "EncodedActor" };
  if (value instanceof File) return { _tag: "EncodedFile", name: value.name, size: value.size };
  if (value instanceof Date) return { _tag: "EncodedDate", at: value.toISOString() };
  if (value instanceof Error) return { _tag: "EncodedError", message: value.message };
  return value instanceof Uint8Array ? { _tag: "EncodedBytes", bytes: [...value] } : undefined;
};

const isEncoded = (value: object): value is Encoded =>
  "_tag" in value &&
  typeof value._tag === "string" &&
  ["EncodedActor", "EncodedFile", "EncodedDate", "EncodedError", "EncodedBytes"].includes(value._tag);

const decodedOf = (encoded: Encoded): unknown => {
  switch (encoded._tag) {
    case "EncodedActor":
      return createEmptyActor();
    // A file of the given size, filled with zeros.
    case "EncodedFile":
      return Object.defineProperty(new File([], encoded.name), "size", { value: encoded.size });
    case "EncodedDate":
      return new Date(encoded.at);
    case "EncodedError":
      return new Error(encoded.message);
    case "EncodedBytes":
      return new Uint8Array(encoded.bytes);
  }
};

/** Replaces values that are not plain data, so that the result can be written as JSON. */
export const encode = <Value extends object>(value: Value): Value =>
  deep(value, (part) => encodedOf(part) ?? part) as Value;

/** Restores the replaced values. */
export const decode = <Value extends object>(value: Value): Value =>
  deep(value, (part) => (isEncoded(part) ? decodedOf(part) : part)) as Value;
