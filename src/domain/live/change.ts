import * as Schema from "effect/Schema";
import type { Access } from "../shell/access.ts";

/** What changes while somebody looks at it: the bell, ticket answers, order status, training seats, places of the conference, the website and the reference projects that colleagues work on, the company's people and products, and what waits for staff. */
export const topics = [
  "messages",
  "tickets",
  "orders",
  "trainings",
  "conference",
  "website",
  "references",
  "referenceReviews",
  "employees",
  "products",
  "licenceReviews",
  "pioneerCases",
  "knownIssues",
] as const;
export type Topic = (typeof topics)[number];

/** Who hears of a topic: whoever may make the calls that tell more. */
export const topicAccess = {
  messages: "session",
  tickets: "tickets",
  orders: "orders",
  trainings: "trainings",
  conference: "conference",
  website: "website",
  references: "references",
  referenceReviews: "referenceReview",
  employees: "employees",
  products: "products",
  licenceReviews: "licenceReview",
  pioneerCases: "pioneerStaff",
  knownIssues: "knownIssues",
} as const satisfies Readonly<Record<Topic, Access>>;

/** Up to where a browser has heard of changes: the server's moment, and which transactions it saw. */
export const ChangeId = Schema.String.check(
  Schema.isMaxLength(4000),
  Schema.isPattern(/^\d{1,15}\/\d{1,18}:\d{1,18}:[\d,]*$/),
).pipe(Schema.brand("ChangeId"));
export type ChangeId = typeof ChangeId.Type;

/**
 * News of changes: no data, only what to look at again. A page that is older than its server may read topics that it does not know; no answer
 * of its calls depends on them.
 */
export const ChangeNews = Schema.Struct({ id: ChangeId, topics: Schema.Array(Schema.String) });
export type ChangeNews = typeof ChangeNews.Type;

/** A line of the event stream. */
export const ChangeLine = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("changed"), ...ChangeNews.fields }),
  /** Nothing has changed, and the connection is alive. */
  Schema.Struct({ kind: Schema.Literal("alive") }),
  /** Another stream of the same session took this one's place: the last line. */
  Schema.Struct({ kind: Schema.Literal("replaced") }),
]);
export type ChangeLine = typeof ChangeLine.Type;

/** How often a line is sent at least, in ms. */
export const ALIVE_EVERY = 20_000;
