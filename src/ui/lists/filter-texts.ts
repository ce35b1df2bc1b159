import { codesFilter, type AnyList, type ValueName } from "../../domain/kit/list.ts";
import type { TextKey } from "../../domain/kit/text-key.ts";
import type { Text } from "../i18n/catalogue.ts";
import { countryName } from "../i18n/country-name.ts";
import type { Format } from "../i18n/format.ts";
import { languageName } from "../i18n/language-name.ts";

/** How a list's search, its filters and its columns are called, and the values that can be chosen. */
export const filterTexts = (
  t: Text,
  { tag }: Format,
  { columns, orders, filters, search, period, amount }: AnyList,
) => {
  const nameText = (name: ValueName): string => {
    if (typeof name === "string") return t(name);
    return "language" in name ? languageName(tag, name.language) : countryName(tag, name.country);
  };
  const codes = codesFilter({ filters });
  const further = Object.entries(filters);
  return {
    search: { label: t(search), help: t(`${search}.help`) },
    // The values of a filter are those that it names.
    codes: codes && {
      label: t(codes.label),
      textOf: (code: string) => nameText(codes.nameOf(code as never)),
    },
    choices: further.flatMap(([name, filter]) =>
      filter.kind === "one"
        ? [
            {
              name,
              label: t(filter.label),
              all: t(filter.all ?? "list.all"),
              items: filter.values.map((value) => ({
                value,
                label: nameText(filter.nameOf(value as never)),
              })),
            },
          ]
        : [],
    ),
    only: further.flatMap(([name, { kind, label }]) => (kind === "only" ? [{ name, label: t(label) }] : [])),
    period: period && t(period),
    amount: amount && t(amount),
    sortText: (sort: string) => {
      const order = orders[sort];
      if (order !== undefined) return t(order);
      const column = sort.replace(/^-/u, "");
      const direction = column === sort ? "ascending" : "descending";
      return t(`list.sort.${direction}`, { column: t(columns[column] as TextKey) });
    },
  };
};
export type FilterTexts = ReturnType<typeof filterTexts>;
