import { isLocale, languageTag } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import { SqlPart, type Sql } from "../../store/sql.ts";

/** Who reads a list: its names stand in the order of the account's language. */
export type Reader = Pick<Account, "locale">;

/** The alphabets of `sort_key` with letters of their own; every other language has that of `root`. */
const alphabets = ["cs", "es", "pl", "sk", "tr"] as const;

const tagOf = ({ locale }: Reader): string => languageTag(isLocale(locale) ? locale : "int");

/** The language of a reader, such as `cs`. */
export const languageOf = (reader: Reader): string => new Intl.Locale(tagOf(reader)).language;

/** What a page of names is sorted by in the store. The alphabet is no parameter: an index has it in its expression. */
export const sortKey = (sql: Sql, reader: Reader, name: SqlPart): SqlPart => {
  const language = languageOf(reader);
  const alphabet = alphabets.find((own) => own === language) ?? "root";
  return sql.part`sort_key(${name}, ${new SqlPart([`'${alphabet}'`], [])}) collate "C"`;
};

/** The same order for names that are sorted in memory. */
export const compareNames = (reader: Reader): Intl.Collator["compare"] =>
  new Intl.Collator(tagOf(reader), { numeric: true }).compare;

/** Countries or languages with their names in a language, in the order of these names. */
export const withNames = (
  tag: string,
  type: "region" | "language",
  codes: readonly string[],
): readonly { readonly code: string; readonly name: string }[] => {
  const names = new Intl.DisplayNames(tag, { type });
  const { compare } = new Intl.Collator(tag);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name));
};

/** Codes of countries or languages in the order of their names in the reader's language. */
export const byDisplayName = (
  reader: Reader,
  type: "region" | "language",
  codes: readonly string[],
): readonly string[] => withNames(tagOf(reader), type, codes).map(({ code }) => code);
