import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";

/** How other servers of the manufacturer write a boolean: as a flag, a number, a word or a boolean. */
const spellings = { yes: ["1", 1, "true", true], no: ["0", 0, "false", false] } as const;

/** A boolean of an answer that another server than this portal's may give, in any of its spellings; sent as a `Flag`. */
export const AnyFlag = Schema.Literals([...spellings.yes, ...spellings.no]).pipe(
  Schema.decodeTo(
    Schema.Boolean,
    SchemaTransformation.transform({
      decode: (wire) => spellings.yes.some((yes) => yes === wire),
      encode: (flag) => (flag ? spellings.yes[0] : spellings.no[0]),
    }),
  ),
);

/** A boolean, `"1"` or `"0"` on the wire. */
export const Flag = Schema.Literals(["0", "1"]).pipe(
  Schema.decodeTo(
    Schema.Boolean,
    SchemaTransformation.transform({
      decode: (wire) => wire === "1",
      encode: (flag) => (flag ? ("1" as const) : ("0" as const)),
    }),
  ),
);
