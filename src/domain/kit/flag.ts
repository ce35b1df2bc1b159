import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";

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
