import * as Schema from "effect/Schema";

/** What a reviewer says of a transition as it was then. */
export const ReviewEntry = Schema.Struct({
  /** The transition's id. */
  transition: Schema.String,
  /** The hash of the transition that was reviewed. */
  hash: Schema.String,
  /** The name that the reviewer typed. */
  reviewer: Schema.String.check(Schema.isMaxLength(100)),
  /** `2026-11-27`. */
  day: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
  /** True if the transition is as it should be. */
  tick: Schema.Boolean,
  comment: Schema.String.check(Schema.isMaxLength(4_000)),
});
export type ReviewEntry = typeof ReviewEntry.Type;

/** The review of a machine: `docs/reviews/<machine>.json`. There is one entry for each transition and revision of it. */
export const Review = Schema.Struct({
  /** The machine's name, as in `MachineIr`. */
  machine: Schema.String.check(Schema.isPattern(/^[a-z\d]+(-[a-z\d]+)*$/)),
  entries: Schema.Array(ReviewEntry),
});
export type Review = typeof Review.Type;
