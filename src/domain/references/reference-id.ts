import * as Schema from "effect/Schema";

/** Such as `RP-000123`; it is in the public address. */
export const ReferenceId = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(
  Schema.brand("ReferenceId"),
);
export type ReferenceId = typeof ReferenceId.Type;
