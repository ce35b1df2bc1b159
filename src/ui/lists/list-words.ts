import type { Format } from "../i18n/format.ts";
import type { Text } from "../i18n/catalogue.ts";
import { rangeText } from "../kit/dates/date-range.ts";
import { amountText, readAmounts } from "./amount-choice.ts";
import type { ListFiltersProps } from "./list-filters.tsx";
import { readPeriod } from "./period-choice.ts";

/** What narrows and orders a list, each in words; paper has them in place of the controls. */
export const listWords = <Status extends string, Column extends string>(
  t: Text,
  format: Format,
  {
    list: { address, rules },
    statusLabel = "",
    statusText,
    choices = [],
    only = [],
    ranges = {},
    searchLabel = "",
    columnText = String,
  }: Omit<ListFiltersProps<Status, Column>, "searchHelp">,
): readonly string[] => {
  const { search, status, sort, choices: chosen = {} } = address;
  const period = readPeriod(chosen["period"] ?? "");
  const { min, max } = readAmounts(chosen["amount"] ?? "") ?? {};
  const amount = ranges.amount ?? "";
  const sorted = rules.columns.find((column) => sort === column || sort === `-${column}`);
  const direction = sort === sorted ? "ascending" : "descending";
  const said: readonly (readonly [name: string, value: string | undefined])[] = [
    [statusLabel, status.map((one) => statusText?.(one)).join(", ")],
    ...choices.map(
      ({ name, label, items }) => [label, items.find(({ value }) => value === chosen[name])?.label] as const,
    ),
    [ranges.period ?? "", period && rangeText(t, format, period)],
    [t("list.amount.from", { amount }), min === undefined ? "" : amountText(format.tag, min)],
    [t("list.amount.to", { amount }), max === undefined ? "" : amountText(format.tag, max)],
    [searchLabel, search.trim()],
    [t("list.sort"), sorted && t(`list.sort.${direction}`, { column: columnText(sorted) })],
  ];
  return [
    ...only.flatMap(({ name, label }) => (chosen[name] === undefined ? [] : [label])),
    ...said.flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [`${t("kit.label", { name })} ${value}`],
    ),
  ];
};
