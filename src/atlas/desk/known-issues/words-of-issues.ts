import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import type { SearchWords } from "../texts/search-texts.ts";

/** What known issues say of their codes, in every language, for the search. */
export const wordsOfIssues = (issues: readonly KnownIssue[]): SearchWords => ({
  said: {},
  synonyms: {},
  beside: issues.map(({ code, texts }) => ({ codes: [code], sentences: Object.values(texts) })),
});
