import { isDeepStrictEqual } from "node:util";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";

type Wire = Schema.Codec<unknown, unknown>;
type Path = readonly string[];

/** The path of every field of a value, also in its lists. */
const fieldsOf = (value: unknown, above: Path = []): readonly Path[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(Array.isArray(value) ? [] : [[...above, name]]),
        ...fieldsOf(inner, [...above, name]),
      ]);

const without = (value: unknown, [name = "", ...below]: Path): unknown => {
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === name ? without(inner, below) : inner));
  const { [name]: inner, ...others } = value as Readonly<Record<string, unknown>>;
  return below.length === 0 ? others : { ...others, [name]: without(inner, below) };
};

/** True if a value of the wire can be read. */
export const isReadable = (schema: Wire, wire: unknown): boolean =>
  Option.isSome(Schema.decodeUnknownOption(schema)(wire));

/** A value of the wire as it is read. */
export const read = <A>(schema: Schema.Codec<A, unknown>, wire: unknown): A =>
  Schema.decodeUnknownSync(schema)(wire);

/**
 * What is wrong with a schema by an example of the wire: it loses or changes something, does not know a code, or is content without one of the
 * example's fields. Empty where the example is read with everything that it has; `optional` names the fields that may be missing.
 */
export const readingProblems = (
  schema: Wire,
  wire: unknown,
  optional: readonly string[] = [],
): readonly string[] => {
  const value = read(schema, wire);
  const written = Schema.encodeUnknownSync(schema)(value);
  return [
    ...(isDeepStrictEqual(written, wire) ? [] : [`written again as ${JSON.stringify(written)}`]),
    ...(JSON.stringify(value).includes('"_tag":"Unknown"') ? ["a code is unknown"] : []),
    ...fieldsOf(wire).flatMap((path) => {
      const name = path.join(".");
      const spared = isReadable(schema, without(wire, path));
      if (spared === optional.includes(name)) return [];
      return [spared ? `read without ${name}` : `refused without ${name}`];
    }),
  ];
};

/** An amount as the wire has it. */
export const eur = (amount: string) => ({ amount, currency: "EUR" });
