import type { ReferenceStatusCode } from "../../../domain/references/reference-life.ts";
import {
  applicationAreas,
  referenceTypes,
  type ReferenceSummary,
} from "../../../domain/references/reference.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ListState } from "../../lists/use-list-address.ts";

/** What the lists of reference projects have in common: search, filters, and words. */
export const useReferenceFilters = <Status extends string, Column extends string>(
  list: ListState<Status, Column>,
  columns: readonly { readonly key: string; readonly header: string }[],
) => {
  const t = useText();
  return {
    list,
    failedTitle: t("references.not_loaded"),
    searchLabel: t("references.search"),
    searchHelp: t("references.search.help"),
    columnText: (column: Column) => columns.find(({ key }) => key === column)?.header ?? column,
    notFound: { title: t("references.none.title"), text: t("references.none.text") },
    rowKey: ({ id }: Pick<ReferenceSummary, "id">) => id,
    totalText: ({ number }: { readonly number: string }) => t("references.total", { number }),
    choices: [
      {
        name: "type",
        label: t("references.field.type"),
        items: referenceTypes.map((value) => ({ value, label: t(`references.type.${value}`) })),
      },
      {
        name: "area",
        label: t("references.field.areas"),
        items: applicationAreas.map((value) => ({ value, label: t(`references.area.${value}`) })),
      },
    ],
  };
};

/** The filter by status of the lists that have more than one. */
export const useStatusFilter = () => {
  const t = useText();
  return {
    statusLabel: t("references.column.status"),
    statusText: (status: ReferenceStatusCode) => t(`references.status.${status}`),
  };
};
