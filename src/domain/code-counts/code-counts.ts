import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";

const count = Schema.Int.check(Schema.isGreaterThan(0));

/** How often people met an error code in the last days, by day, screen and language (atlas). */
export const CodeCounts = Schema.Struct({
  code: Schema.String,
  total: count,
  /** Days on which it was met, in order. */
  days: Schema.Array(Schema.Struct({ day: Day, count })),
  /** The most frequent first. */
  screens: Schema.Array(Schema.Struct({ screen: Schema.String, count })),
  languages: Schema.Array(Schema.Struct({ language: Schema.String, count })),
});
export type CodeCounts = typeof CodeCounts.Type;
