import * as Schema from "effect/Schema";
import { Article } from "../kit/article.ts";
import { Day } from "../kit/day.ts";

/** An article of limited availability (business §2). */
export const Shortage = Schema.Struct({
  article: Article,
  /** The expected last day; null if it is not known. */
  until: Schema.NullOr(Day),
  /** What replaces it. */
  replacement: Schema.NullOr(Article),
});
export type Shortage = typeof Shortage.Type;

/** The notice of the dashboard: how many articles are short, and how many open orders of the company have one. */
export const ShortageNotice = Schema.Struct({ articles: Schema.Int, orders: Schema.Int });
export type ShortageNotice = typeof ShortageNotice.Type;

/** For how long the notice stays dismissed, in ms. */
export const DISMISSED_FOR = 24 * 60 * 60 * 1000;
