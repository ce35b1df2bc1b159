import {
  codesFilter,
  DEFAULT_PAGE_SIZE,
  pageSizes,
  sortsOf,
  type AnyList,
  type ListRequestOf,
  type PartOf,
} from "../../domain/kit/list.ts";
import { readAmounts } from "./amount-choice.ts";
import { readPeriod } from "./period-choice.ts";

type Counts = (value: string) => boolean;

/** What the address of a list may say. */
export interface ListRules {
  readonly statuses: readonly string[];
  readonly sorts: readonly string[];
  readonly defaultSort: string;
  /** What tells whether the value of a further filter counts, by its parameter. */
  readonly choices: Readonly<Record<string, Counts>>;
}

/** A list's state in the address bar, so that it can be bookmarked, shared, and restored with Back. */
export interface ListAddress {
  readonly search: string;
  readonly status: readonly string[];
  readonly sort: string;
  readonly page: number;
  readonly size: number;
  /** The selected values of further filters, by parameter. */
  readonly choices: Readonly<Record<string, string>>;
}

/** Maximum length of a search text, as limited by the server. */
export const SEARCH_LIMIT = 100;
const PAGE_LIMIT = 100_000;

const ranges: Readonly<Record<"period" | "amount", Counts>> = {
  period: (value) => readPeriod(value) !== undefined,
  amount: (value) => readAmounts(value) !== undefined,
};

/** What the address of a list may say, or that of a part of it. */
export const rulesOf = (list: AnyList, part = ""): ListRules => {
  const { codes, values, sortable, sort } = list.parts[part] ?? {};
  return {
    statuses: codes ?? codesFilter(list)?.values ?? [],
    sorts: sortsOf(list.orders, sortable ?? list.sortable),
    defaultSort: sort ?? list.sort,
    choices: Object.fromEntries([
      ...Object.entries(list.filters).flatMap(([name, filter]): readonly (readonly [string, Counts])[] =>
        filter.kind === "several"
          ? []
          : [
              [
                name,
                (value) =>
                  filter.kind === "one" ? (values?.[name] ?? filter.values).includes(value) : value === "1",
              ],
            ],
      ),
      ...Object.entries(ranges).filter(([range]) => list[range as keyof typeof ranges] !== undefined),
    ]),
  };
};

/** The known codes of a comma-separated parameter, without duplicates, in the known order. */
export const readCodes = <Code extends string>(
  value: string | null,
  known: readonly Code[],
): readonly Code[] => {
  const given = (value ?? "").split(",");
  return known.filter((code) => given.includes(code));
};

const readPage = (value: string | null): number => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_LIMIT ? page : 1;
};

const readSize = (value: string | null): number =>
  pageSizes.find((size) => String(size) === value) ?? DEFAULT_PAGE_SIZE;

/** Reads a list's state from the address; missing and invalid values become the defaults. */
export const readListAddress = (params: URLSearchParams, rules: ListRules): ListAddress => ({
  search: (params.get("q") ?? "").slice(0, SEARCH_LIMIT),
  status: readCodes(params.get("status"), rules.statuses),
  sort: rules.sorts.find((sort) => sort === params.get("sort")) ?? rules.defaultSort,
  page: readPage(params.get("page")),
  size: readSize(params.get("size")),
  choices: Object.fromEntries(
    Object.entries(rules.choices).flatMap(([name, counts]) => {
      const value = params.get(name);
      return value !== null && counts(value) ? [[name, value]] : [];
    }),
  ),
});

/** Writes a list's state to the address; defaults are left out, and other parameters are kept. */
export const printListAddress = (
  address: ListAddress,
  rules: ListRules,
  present: URLSearchParams,
): URLSearchParams => {
  const params = new URLSearchParams(present);
  const put = (name: string, value: string, usual: string): void =>
    value === usual ? params.delete(name) : params.set(name, value);
  put("q", address.search.slice(0, SEARCH_LIMIT), "");
  put("status", address.status.join(","), "");
  put("sort", address.sort, rules.defaultSort);
  put("page", String(address.page), "1");
  put("size", String(address.size), String(DEFAULT_PAGE_SIZE));
  for (const name of Object.keys(rules.choices)) put(name, address.choices[name] ?? "", "");
  return params;
};

/** What the server is asked for where a list, or a part of it, has this state; the search is trimmed. */
export const requestOf = <List extends AnyList>(
  list: List,
  { search, status, sort, page, size, choices }: ListAddress,
  part = "",
): ListRequestOf<List> => {
  const words = search.trim();
  const chosen = Object.entries(list.filters).flatMap(([name, { kind }]) => {
    const value = kind === "several" ? (status.length === 0 ? undefined : status) : choices[name];
    return value === undefined ? [] : [[name, kind === "only" ? true : value]];
  });
  const filter = {
    ...list.parts[part]?.filter,
    ...(words === "" ? {} : { search: words }),
    ...readPeriod(choices["period"] ?? ""),
    ...readAmounts(choices["amount"] ?? ""),
    ...Object.fromEntries(chosen),
  };
  return { page, page_size: size, sort, ...(Object.keys(filter).length > 0 && { filter }) };
};

/** What a list, or a part of it, is asked for at an address. */
export const requestAt = <List extends AnyList>(
  list: List,
  search = "",
  part?: PartOf<List>,
): ListRequestOf<List> =>
  requestOf(list, readListAddress(new URLSearchParams(search), rulesOf(list, part)), part);

/** True if search or filters are set: an empty list then means "none found", not "none exist". */
export const isNarrowed = ({
  search,
  status,
  choices,
}: Pick<ListAddress, "search" | "status" | "choices">): boolean =>
  search.trim() !== "" || status.length > 0 || Object.keys(choices).length > 0;

/** The change that clears search and all filters. */
export const nothingNarrowed = { search: "", status: [], choices: {} } as const;
