import { visibleKinds, type Hit, type HitKind, type SearchAnswer } from "../../../src/domain/search/hit.ts";
import { numberOf } from "../../../src/domain/search/matching.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { dayOf } from "../kit/day.ts";
import { findByNumber, findByWords, type HitRow } from "./find-hits.sql.ts";
import { findEmployees, findMessages } from "./find-in-memory.ts";
import { sourcesOf } from "./sources.ts";
import { slippedTerms, typedTerms, type Term } from "./terms.sql.ts";

interface Found {
  readonly hits: readonly Hit[];
  /** The query is the whole number of one of them. */
  readonly exact: boolean;
}

interface Search {
  readonly query: string;
  readonly terms: readonly Term[];
  readonly slipping: boolean;
  readonly instance: Locale;
}

const toHit = (kind: HitKind, { id, title, detail, dated }: HitRow): Hit => ({
  kind,
  id,
  title,
  detail,
  date: typeof dated === "string" ? dayOf(dated) : dated,
});

const searchOf = (sql: Sql, account: Account, now: Date) => {
  const sources = sourcesOf(sql, account, now);
  const findRows = async (
    kind: keyof typeof sources,
    { query, terms, slipping }: Search,
  ): Promise<readonly HitRow[]> => {
    const key = slipping ? undefined : numberOf(query);
    if (terms.length === 0) return [];
    const numbered = key === undefined ? [] : await findByNumber(sql, sources[kind], key);
    return numbered.length > 0 ? numbered : findByWords(sql, sources[kind], terms);
  };
  return async (kind: HitKind, search: Search): Promise<Found> => {
    if (kind === "message") {
      const messages = await findMessages(sql, account, search, search.instance, now);
      return { hits: messages.map((hit) => ({ kind, ...hit })), exact: false };
    }
    if (kind === "employee") {
      const employees = await findEmployees(sql, account, search);
      return { hits: employees.map((hit) => ({ kind, ...hit })), exact: false };
    }
    const rows = await findRows(kind, search);
    return { hits: rows.map((row) => toHit(kind, row)), exact: rows.some(({ exact }) => exact) };
  };
};

/** What of an account's kinds a query finds: where nothing has its words as they are typed, what has words like them. */
export const searchEverywhere = async (
  sql: Sql,
  account: Account,
  { query, instance }: { readonly query: string; readonly instance: Locale },
  now: Date,
): Promise<SearchAnswer> => {
  const kinds = visibleKinds(account);
  const find = searchOf(sql, account, now);
  const findAll = async (search: Search): Promise<SearchAnswer["groups"]> => {
    const found = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await find(kind, search)) })));
    // The kind whose number was typed is the one that was meant; the others stay in their order.
    return found
      .filter(({ hits }) => hits.length > 0)
      .toSorted((one, other) => Number(other.exact) - Number(one.exact))
      .map(({ kind, hits }) => ({ kind, hits }));
  };
  const terms = typedTerms(query);
  const typed = await findAll({ query, terms, slipping: false, instance });
  if (typed.length > 0) return { groups: typed };
  const meant = await slippedTerms(sql, account, terms);
  // Where no other word is meant, the store has been asked already.
  const isOther = meant.some((words, at) => words.length > (terms[at]?.length ?? 0));
  return { groups: await findAll({ query, terms: isOther ? meant : [], slipping: true, instance }) };
};

/** The search of all areas (shell §5): each kind by the right of its screen. */
export const searchHandlers: Handlers<"searchEverywhere"> = {
  searchEverywhere: ({ sql, account, now }, request) => searchEverywhere(sql, account, request, now()),
};
