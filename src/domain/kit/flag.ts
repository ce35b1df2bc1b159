import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";

/** A boolean in the spellings of a schema, sent as `"1"` or `"0"`. */
const flagIn = <Wire>(wire: Schema.Codec<Wire | "0" | "1">, yes: readonly unknown[]) =>
  wire.pipe(
    Schema.decodeTo(
      Schema.Boolean,
      SchemaTransformation.transform({
        decode: (given) => yes.includes(given),
        encode: (flag) => (flag ? "1" : "0"),
      }),
    ),
  );

/** A boolean, `"1"` or `"0"` on the wire. */
export const Flag = flagIn(Schema.Literals(["0", "1"]), ["1"]);

/** A boolean of an answer that another server than this portal's may give: as a flag, a number, a word, a boolean or nothing; sent as a `Flag`. */
export const AnyFlag = flagIn(
  Schema.NullOr(Schema.Literals(["0", "1", 0, 1, false, true, "false", "true", ""])),
  ["1", 1, "true", true],
);

/** The same, sent as a boolean. */
export const AnyBoolean = Schema.Union([Schema.Boolean, AnyFlag]);
