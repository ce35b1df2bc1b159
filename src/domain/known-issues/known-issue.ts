import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { Version } from "../kit/version.ts";
import { catalogues, type Catalogue } from "../shell/locale.ts";

/** The most characters of a text of a known issue. */
export const TEXT_LIMIT = 500;

export const KnownIssueId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(
  Schema.brand("KnownIssueId"),
);
export type KnownIssueId = typeof KnownIssueId.Type;

/** The language whose text stands in where a language has none of its own. */
export const FALLBACK: Catalogue = "int";

const text = Schema.String.check(Schema.isMaxLength(TEXT_LIMIT));

/** What is told of a known issue, by language; a language without words is left out. */
export const IssueTexts = Schema.Record(Schema.Literals(catalogues), Schema.optionalKey(text));
export type IssueTexts = Readonly<Partial<Record<Catalogue, string>>>;

/** What staff have noted about an error code: for how long and where it holds, and what is told about it (docs/decisions/known-issues.md). */
export const KnownIssue = Schema.Struct({
  id: KnownIssueId,
  version: Version,
  /** A code of the error catalogue. */
  code: Schema.String,
  /** The first day, and the last one; without a last day it holds until somebody ends it. */
  from: Day,
  until: Schema.NullOr(Day),
  /** The countries of the companies that it concerns; all where there is none. */
  countries: Schema.Array(Schema.String),
  texts: IssueTexts,
  /** The portal tells it where it shows the code; otherwise the replay desk alone does. */
  inPortal: Schema.Boolean,
  changedAt: Schema.DateFromString,
  changedBy: Schema.String,
});
export type KnownIssue = typeof KnownIssue.Type;

/** Whether an issue holds today, later, or no more. */
export const issueTimes = ["current", "planned", "past"] as const;
export type IssueTime = (typeof issueTimes)[number];

export const timeOf = ({ from, until }: Pick<KnownIssue, "from" | "until">, today: Date): IssueTime => {
  if (until !== null && until < today) return "past";
  return from > today ? "planned" : "current";
};

/** The text of an issue in a language. */
export const issueText = (texts: IssueTexts, language: Catalogue): string =>
  texts[language] ?? texts[FALLBACK] ?? "";

/** A current issue as the portal tells it, in the reader's language. */
export const ToldIssue = Schema.Struct({ code: Schema.String, text: Schema.String });
export type ToldIssue = typeof ToldIssue.Type;
