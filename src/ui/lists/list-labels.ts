import type { Format } from "../i18n/format.ts";
import type { Text } from "../i18n/catalogue.ts";
import { rangeText } from "../kit/dates/date-range.ts";
import { amountText, readAmounts } from "./amount-choice.ts";
import type { FilterTexts } from "./filter-texts.ts";
import { readPeriod } from "./period-choice.ts";
import type { ListState } from "./use-list.ts";

/** What narrows and orders a list, each as text; paper has them in place of the controls. */
export const listLabels = (
  t: Text,
  format: Format,
  { address }: Pick<ListState, "address">,
  texts: FilterTexts,
): readonly string[] => {
  const { search, status, sort, choices: chosen } = address;
  const period = readPeriod(chosen["period"] ?? "");
  const { min, max } = readAmounts(chosen["amount"] ?? "") ?? {};
  const amount = texts.amount ?? "";
  const said: readonly (readonly [name: string, value: string | undefined])[] = [
    [texts.codes?.label ?? "", status.map((one) => texts.codes?.textOf(one)).join(", ")],
    ...texts.choices.map(
      ({ name, label, items }) => [label, items.find(({ value }) => value === chosen[name])?.label] as const,
    ),
    [texts.period ?? "", period && rangeText(format, period)],
    [t("list.amount.from", { amount }), min === undefined ? "" : amountText(format.tag, min)],
    [t("list.amount.to", { amount }), max === undefined ? "" : amountText(format.tag, max)],
    [texts.search.label, search.trim()],
    [t("list.sort"), texts.sortText(sort)],
  ];
  return [
    ...texts.only.flatMap(({ name, label }) => (chosen[name] === undefined ? [] : [label])),
    ...said.flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [`${t("kit.label", { name })} ${value}`],
    ),
  ];
};
