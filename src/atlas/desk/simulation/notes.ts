/**
 * What has no JSON, as timelines hold it: a route is read from a file and told to a frame, so it is plain data. A copied file
 * would have the size of its bytes alone.
 */
type Note =
  | { readonly _tag: "FileNote"; readonly name: string; readonly size: number }
  | { readonly _tag: "DateNote"; readonly at: string }
  | { readonly _tag: "ErrorNote"; readonly message: string }
  | { readonly _tag: "BytesNote"; readonly bytes: readonly number[] };

type Change = (value: object) => unknown;

const deep = (value: unknown, change: Change): unknown => {
  if (typeof value !== "object" || value === null) return value;
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item) => deep(item, change));
  // An actor, or whatever else is more than data, stays what it is.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, deep(field, change)]));
};

const noteOf = (value: object): Note | undefined => {
  if (value instanceof File) return { _tag: "FileNote", name: value.name, size: value.size };
  if (value instanceof Date) return { _tag: "DateNote", at: value.toISOString() };
  if (value instanceof Error) return { _tag: "ErrorNote", message: value.message };
  return value instanceof Uint8Array ? { _tag: "BytesNote", bytes: [...value] } : undefined;
};

const isNote = (value: object): value is Note =>
  "_tag" in value &&
  typeof value._tag === "string" &&
  ["FileNote", "DateNote", "ErrorNote", "BytesNote"].includes(value._tag);

const ofNote = (note: Note): unknown => {
  switch (note._tag) {
    // As large as it says, with nothing in it.
    case "FileNote":
      return Object.defineProperty(new File([], note.name), "size", { value: note.size });
    case "DateNote":
      return new Date(note.at);
    case "ErrorNote":
      return new Error(note.message);
    case "BytesNote":
      return new Uint8Array(note.bytes);
  }
};

/** Notes what is no plain data, so that the value has a JSON. */
export const noteDown = <Value extends object>(value: Value): Value =>
  deep(value, (part) => noteOf(part) ?? part) as Value;

/** Makes what was noted again. */
export const madeOfNotes = <Value extends object>(value: Value): Value =>
  deep(value, (part) => (isNote(part) ? ofNote(part) : part)) as Value;
