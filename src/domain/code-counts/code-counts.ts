import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";

const count = Schema.Int.check(Schema.isGreaterThan(0));

/** How often people met an error code in the last days, by day, screen and language (atlas). */
export const CodeCounts = Schema.Struct({
  code: Schema.String,
  /** Of people who were signed in, as all that follows. */
  total: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Of people who were not signed in, or of anybody who says so. */
  strangers: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Days on which it was met, in order. */
  days: Schema.Array(Schema.Struct({ day: Day, count })),
  /** The most frequent first. */
  screens: Schema.Array(Schema.Struct({ screen: Schema.String, count })),
  languages: Schema.Array(Schema.Struct({ language: Schema.String, count })),
});
export type CodeCounts = typeof CodeCounts.Type;
