import * as Schema from "effect/Schema";
import { periodFields } from "../kit/list.ts";
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

/** The sortable columns of the list. */
export const shortageColumns = ["until", "number", "name"] as const;

/** The filter of the list: it matches number and name of the article and of its replacement. */
export const ShortageFilter = Schema.Struct({
  search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  ...periodFields,
});
export type ShortageFilter = typeof ShortageFilter.Type;
