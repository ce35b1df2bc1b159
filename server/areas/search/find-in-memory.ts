import { fullName } from "../../../src/domain/kit/full-name.ts";
import { HITS_OF_A_KIND } from "../../../src/domain/search/hit.ts";
import { hasTerms, termsOf } from "../../../src/domain/search/matching.ts";
import { MAX_PAGE_SIZE } from "../../../src/domain/kit/list.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { listEmployees } from "../employees/employees.sql.ts";
import { readMessageTexts } from "../messages/messages.sql.ts";

/** What is searched in memory, and how. */
export interface MemorySearch {
  readonly query: string;
  /** Words with slips are found, too. */
  readonly slipping: boolean;
}

/** How many messages are searched, the newest. */
const MESSAGES = 100;

/** The reader's messages by title and text, the newest first. */
export const findMessages = async (
  sql: Sql,
  account: Account,
  { query, slipping }: MemorySearch,
  locale: Locale,
  now: Date,
) => {
  const messages = await readMessageTexts(sql, account, locale, now, MESSAGES);
  return messages
    .filter(({ title, paragraphs }) => hasTerms([title, ...paragraphs].join("\n"), termsOf(query), slipping))
    .slice(0, HITS_OF_A_KIND)
    .map(({ id, title, published_at: date }) => ({ id, title, detail: "", date }));
};

/** The company's people by name and e-mail address, in the order of their names. */
export const findEmployees = async (sql: Sql, account: Account, { query, slipping }: MemorySearch) => {
  const { rows } = await listEmployees(sql, account, { page_size: MAX_PAGE_SIZE });
  return rows
    .map(({ id, firstname, lastname, mail }) => ({
      id,
      title: fullName(firstname, lastname),
      detail: mail,
      date: null,
    }))
    .filter(({ title, detail }) => hasTerms(`${title}\n${detail}`, termsOf(query), slipping))
    .slice(0, HITS_OF_A_KIND);
};
