import { codesFilter, type AnyList, type ValueName } from "../../domain/kit/list.ts";
import type { TextKey } from "../../domain/kit/text-key.ts";
import type { Text } from "../i18n/catalogue.ts";
import { countryName } from "../i18n/country-name.ts";
import type { Format } from "../i18n/format.ts";
import { languageName } from "../i18n/language-name.ts";

/** How a list's search, filters and columns are called. */
export const declaredFilters = (t: Text, { tag }: Format, list: AnyList) => {
  const { columns, filters, search, period, amount } = list;
  const nameText = (name: ValueName): string => {
    if (typeof name === "string") return t(name);
    return "language" in name ? languageName(tag, name.language) : countryName(tag, name.country);
  };
  const codes = codesFilter(list);
  return {
    searchLabel: t(search),
    searchHelp: t(`${search}.help`),
    // The values of a filter are those that it names.
    ...(codes && {
      statusLabel: t(codes.label),
      statusText: (code: string) => nameText(codes.nameOf(code as never)),
    }),
    columnText: (column: string) => t(columns[column] as TextKey),
    choices: Object.entries(filters).flatMap(([name, filter]) =>
      filter.kind === "one"
        ? [
            {
              name,
              label: t(filter.label),
              ...(filter.all && { all: t(filter.all) }),
              items: filter.values.map((value) => ({
                value,
                label: nameText(filter.nameOf(value as never)),
              })),
            },
          ]
        : [],
    ),
    only: Object.entries(filters).flatMap(([name, { kind, label }]) =>
      kind === "only" ? [{ name, label: t(label) }] : [],
    ),
    ranges: { ...(period && { period: t(period) }), ...(amount && { amount: t(amount) }) },
  };
};
