import {
  codesFilter,
  DEFAULT_PAGE_SIZE,
  pageSizes,
  type AnyList,
  type ListRanges,
  type ListRequestOf,
  type PartOf,
  type Sort,
} from "../../domain/kit/list.ts";
import { readAmounts } from "./amount-choice.ts";
import { readPeriod } from "./period-choice.ts";

/** The statuses, columns and filters of a list, in display order. */
export interface ListRules<Status extends string, Column extends string> {
  readonly statuses: readonly Status[];
  readonly columns: readonly Column[];
  readonly defaultSort: Sort<Column>;
  /** Further filters by parameter: the allowed values, or what tells whether a value is allowed. */
  readonly choices?: Choices;
  /** What the rows have that can be narrowed from one value to another. */
  readonly ranges?: readonly ListRange[];
}

/** A date or an amount, by its parameter in the address. */
export type ListRange = "period" | "amount";

type Choices = Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>;

/** A list's state in the address bar, so that it can be bookmarked, shared, and restored with Back. */
export interface ListAddress<Status extends string, Column extends string> {
  readonly search: string;
  readonly status: readonly Status[];
  readonly sort: Sort<Column>;
  readonly page: number;
  readonly size: number;
  /** The selected values of further filters, by parameter; for lists that have them. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** The request of a list call, as described by `listFields` of domain/kit/list.ts. */
export interface ListRequest<Status extends string, Column extends string> {
  readonly page: number;
  readonly page_size: number;
  readonly sort: Sort<Column>;
  readonly filter?: ListRanges & { readonly search?: string; readonly status?: readonly Status[] };
}

/** Maximum length of a search text, as limited by the server. */
export const SEARCH_LIMIT = 100;
const PAGE_LIMIT = 100_000;

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

const readSort = <Column extends string>(
  value: string | null,
  { columns, defaultSort }: ListRules<string, Column>,
): Sort<Column> => {
  const column = columns.find((name) => value === name || value === `-${name}`);
  if (column === undefined) return defaultSort;
  return value === column ? column : `-${column}`;
};

const readChoices = (params: URLSearchParams, choices: Choices): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([name, allowed]) => {
      const value = params.get(name);
      if (value === null) return [];
      const counts = typeof allowed === "function" ? allowed(value) : allowed.includes(value);
      return counts ? [[name, value]] : [];
    }),
  );

const ofRanges: Readonly<Record<ListRange, (value: string) => boolean>> = {
  period: (value) => readPeriod(value) !== undefined,
  amount: (value) => readAmounts(value) !== undefined,
};

/** All filters that are kept as choices. */
const choicesOf = ({ choices, ranges }: ListRules<string, string>): Choices | undefined =>
  ranges === undefined
    ? choices
    : { ...choices, ...Object.fromEntries(ranges.map((range) => [range, ofRanges[range]])) };

/** The bounds that the choices of an address name. */
const rangesOf = ({ choices = {} }: Pick<ListAddress<string, string>, "choices">): ListRanges => ({
  ...readPeriod(choices["period"] ?? ""),
  ...readAmounts(choices["amount"] ?? ""),
});

/** Reads a list's state from the address; missing and invalid values become the defaults. */
export const readListAddress = <Status extends string, Column extends string>(
  params: URLSearchParams,
  rules: ListRules<Status, Column>,
): ListAddress<Status, Column> => {
  const choices = choicesOf(rules);
  return {
    search: (params.get("q") ?? "").slice(0, SEARCH_LIMIT),
    status: readCodes(params.get("status"), rules.statuses),
    sort: readSort(params.get("sort"), rules),
    page: readPage(params.get("page")),
    size: readSize(params.get("size")),
    ...(choices === undefined ? {} : { choices: readChoices(params, choices) }),
  };
};

/** Writes a list's state to the address; defaults are left out, and other parameters are kept. */
export const printListAddress = <Status extends string, Column extends string>(
  address: ListAddress<Status, Column>,
  rules: ListRules<Status, Column>,
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
  for (const name of Object.keys(choicesOf(rules) ?? {})) put(name, address.choices?.[name] ?? "", "");
  return params;
};

/** The request for the server, with the search trimmed. */
export const listRequest = <Status extends string, Column extends string>(
  address: ListAddress<Status, Column>,
): ListRequest<Status, Column> => {
  const search = address.search.trim();
  const filter = {
    ...(search === "" ? {} : { search }),
    ...(address.status.length === 0 ? {} : { status: address.status }),
    ...rangesOf(address),
  };
  return {
    page: address.page,
    page_size: address.size,
    sort: address.sort,
    ...(isNarrowed(address) ? { filter } : {}),
  };
};

/** True if search or filters are set: an empty list then means "none found", not "none exist". */
export const isNarrowed = ({
  search,
  status,
  choices = {},
}: Pick<ListAddress<string, string>, "search" | "status" | "choices">): boolean =>
  search.trim() !== "" || status.length > 0 || Object.keys(choices).length > 0;

/** The change that clears search and all filters. */
export const nothingNarrowed = { search: "", status: [], choices: {} } as const;

const allRanges = ["period", "amount"] as const;

/** What the address of a list may say, or that of a part of it. */
export const rulesOf = (list: AnyList, part = ""): ListRules<string, string> => {
  const { codes, sortable, sort } = list.parts[part] ?? {};
  const choices = Object.entries(list.filters).flatMap(([name, filter]) =>
    filter.kind === "several" ? [] : [[name, filter.kind === "one" ? filter.values : ["1"]] as const],
  );
  const ranges = allRanges.filter((range) => list[range] !== undefined);
  return {
    statuses: codes ?? codesFilter(list)?.values ?? [],
    columns: sortable ?? list.sortable,
    defaultSort: sort ?? list.sort,
    ...(choices.length > 0 && { choices: Object.fromEntries(choices) }),
    ...(ranges.length > 0 && { ranges }),
  };
};

/** What the server is asked for where a list has this state. */
export const requestOf = <List extends AnyList>(
  list: List,
  address: ListAddress<string, string>,
  part = "",
): ListRequestOf<List> => {
  const { filter: { status, ...narrowed } = {}, ...request } = listRequest(address);
  const chosen = Object.entries(list.filters).flatMap(([name, { kind }]) => {
    const value = kind === "several" ? status : address.choices?.[name];
    return value === undefined ? [] : [[name, kind === "only" ? true : value]];
  });
  const filter = { ...list.parts[part]?.filter, ...narrowed, ...Object.fromEntries(chosen) };
  return Object.keys(filter).length === 0 ? request : { ...request, filter };
};

/** What a list, or a part of it, is asked for at an address. */
export const requestAt = <List extends AnyList>(
  list: List,
  search = "",
  part?: PartOf<List>,
): ListRequestOf<List> =>
  requestOf(list, readListAddress(new URLSearchParams(search), rulesOf(list, part)), part);
