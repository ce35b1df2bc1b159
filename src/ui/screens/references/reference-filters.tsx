import type { ReferenceStatusCode } from "../../../domain/references/reference-life.ts";
import { applicationAreas, referenceTypes } from "../../../domain/references/reference.ts";
import { useText } from "../../i18n/use-text.ts";
import { ChoiceFilter } from "../../lists/choice-filter.tsx";
import { ListFilters } from "../../lists/list-filters.tsx";
import type { ListState } from "../../lists/use-list-address.ts";

export interface ReferenceFiltersProps<Column extends string> {
  readonly list: ListState<ReferenceStatusCode, Column>;
  readonly columnText: (column: Column) => string;
}

/** Search, status, type and application area of a list of reference projects. */
export const ReferenceFilters = <Column extends string>({
  list,
  columnText,
}: ReferenceFiltersProps<Column>) => {
  const t = useText();
  return (
    <ListFilters
      list={list}
      searchLabel={t("references.search")}
      searchHelp={t("references.search.help")}
      statusLabel={t("references.column.status")}
      statusText={(status) => t(`references.status.${status}`)}
      columnText={columnText}
      more={
        <>
          <ChoiceFilter
            list={list}
            name="type"
            label={t("references.field.type")}
            values={referenceTypes}
            valueText={(type) => t(`references.type.${type}`)}
          />
          <ChoiceFilter
            list={list}
            name="area"
            label={t("references.field.areas")}
            values={applicationAreas}
            valueText={(area) => t(`references.area.${area}`)}
          />
        </>
      }
    />
  );
};
