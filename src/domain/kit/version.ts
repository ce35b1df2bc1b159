import * as Schema from "effect/Schema";

const range = Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 });

/** How often data were saved. A save names the version that it started from. */
export const Version = Schema.Int.check(range);

/** A version as a field of a form. */
export const VersionField = Schema.FiniteFromString.check(Schema.isInt(), range);

/** The result of a save: `Collided` has the data that somebody else has saved since; nothing was written. */
export const savedOf = <Saved extends Schema.Top>(saved: Saved) =>
  Schema.Union([
    Schema.Struct({ _tag: Schema.Literal("Saved"), saved }),
    Schema.Struct({ _tag: Schema.Literal("Collided"), theirs: saved }),
  ]);

/** The answer to a save. */
export type Saving<Saved> =
  | { readonly _tag: "Saved"; readonly saved: Saved }
  | { readonly _tag: "Collided"; readonly theirs: Saved };
