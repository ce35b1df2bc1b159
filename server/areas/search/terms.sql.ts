import { isMeant, termsOf } from "../../../src/domain/search/matching.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { patternOf } from "../kit/fold.ts";
import { isStaff } from "../tickets/ticket-access.ts";

/** A word of a query, as itself and as what else it may be written like: a text has the word if it has one of them. */
export type Term = readonly string[];

/** The terms as they are typed; a number also without what separates its parts. */
export const typedTerms = (query: string): readonly Term[] =>
  termsOf(query).map((term) => {
    const bare = term.replaceAll(/[.:/#-]/g, "");
    return /\d/.test(term) && bare !== term && bare !== "" ? [term, bare] : [term];
  });

/** What a word may have been before two of its letters were swapped: short words have hardly a trigram in common with it. */
const swapsOf = (word: string): readonly string[] =>
  Array.from(
    word,
    (letter, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + letter + word.slice(at + 2),
  );

/** Words that a typed one is compared with, and how many of them are searched for. */
const COMPARED = 50;
const MEANT = 5;

const meantWords = async (sql: Sql, account: Account, term: string): Promise<readonly string[]> => {
  // Staff search the tickets of all companies.
  const whose = isStaff(account) ? sql.part`true` : sql.part`company_id in (${account.companyId}, '')`;
  const rows = await sql<{ word: string }>`
    select word from search_words where ${whose} and (word % ${term} or word = any (${swapsOf(term)}::text[]))
    group by word order by similarity(word, ${term}) desc, word limit ${COMPARED}`;
  return rows
    .map(({ word }) => word)
    .filter((word) => word !== term && isMeant(term, word))
    .slice(0, MEANT);
};

/** The terms with the words that they are typed like, by trigrams. */
export const slippedTerms = (sql: Sql, account: Account, terms: readonly Term[]): Promise<readonly Term[]> =>
  Promise.all(
    terms.map(async (term) => [
      ...term,
      ...(await Promise.all(term.map((word) => meantWords(sql, account, word)))).flat(),
    ]),
  );

/** The condition that a row's `search_text` has all terms. */
export const hasAll = (sql: Sql, terms: readonly Term[]): SqlPart =>
  terms.reduce(
    (all, [first = "", ...others]) => {
      const one = others.reduce(
        (either, word) => sql.part`${either} or search_text like ${patternOf(word)}`,
        sql.part`search_text like ${patternOf(first)}`,
      );
      return sql.part`${all} and (${one})`;
    },
    sql.part`true`,
  );
