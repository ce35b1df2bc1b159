import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";

/** A text of an answer that another server than this portal's may give: a number is its digits, and null is empty. */
export const AnyText = Schema.Union([Schema.String, Schema.Number, Schema.Null]).pipe(
  Schema.decodeTo(
    Schema.String,
    SchemaTransformation.transform({
      decode: (wire) => `${wire ?? ""}`,
      encode: (text) => text,
    }),
  ),
);
