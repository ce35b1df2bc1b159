import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import { typed } from "./typed.ts";

/** An unvalidated text field; its problems are found by the field's rule. */
export const TypedText = Schema.String.check(Schema.isMaxLength(1_000));

/** A code, an address or a number in a request, read as it was meant (`typed`, or a reader of its own) before the schema checks it. */
export const typedCode = <Code extends string>(
  schema: Schema.Codec<Code, string>,
  read: (text: string) => string = (text) => typed(text, "code"),
) =>
  Schema.String.pipe(
    Schema.decodeTo(schema, SchemaTransformation.transform({ decode: read, encode: (code: string) => code })),
  );
