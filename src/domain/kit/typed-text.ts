import * as Schema from "effect/Schema";

/** An unvalidated text field; its problems are found by the field's rule. */
export const TypedText = Schema.String.check(Schema.isMaxLength(1_000));
