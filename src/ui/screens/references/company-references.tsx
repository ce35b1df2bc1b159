import Plus from "lucide-react/icons/plus";
import {
  listedStatuses,
  referenceColumns,
  type ReferenceColumn,
  type ReferenceSummary,
} from "../../../domain/references/reference.ts";
import type { ReferenceStatusCode } from "../../../domain/references/reference-life.ts";
import { referencePath, routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import type { ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { ReferenceCards } from "./reference-cards.tsx";
import { useReferencesActors } from "./references-actors.ts";
import { referenceChoices, referencesRequest } from "./references-request.ts";
import { useReferenceColumns } from "./use-reference-columns.tsx";
import { useReferenceFilters, useStatusFilter } from "./use-reference-filters.tsx";
import { useListView, ViewLinks } from "./view-links.tsx";

const rules: ListRules<ReferenceStatusCode, ReferenceColumn> = {
  statuses: listedStatuses,
  columns: referenceColumns,
  defaultSort: "-createdAt",
  choices: referenceChoices,
  ranges: ["period"],
};

/** The company's reference projects as table or gallery (business §2); search, filters, order, page and view are in the address. */
export const CompanyReferences = () => {
  const t = useText();
  const list = useListAddress(rules);
  const view = useListView();
  const actor = useResource("references", useReferencesActors().references, referencesRequest(list.address));
  const columns = useReferenceColumns();
  const filters = { ...useReferenceFilters(list, columns), ...useStatusFilter() };
  const label = t("references.table", { page: list.address.page });
  const begin = (
    <LinkButton to={routes.newReference.path} variant="primary" icon={Plus}>
      {t("references.new")}
    </LinkButton>
  );
  const cards = (rows: readonly ReferenceSummary[]) => (
    <ReferenceCards rows={rows} hrefOf={({ id }) => referencePath(id)} label={label} />
  );
  return (
    <>
      <PageHeader title={t("references.title")} action={begin} />
      <ListView
        name="references"
        {...filters}
        ranges={{ period: t("references.column.createdAt") }}
        actor={actor}
        none={
          <EmptyState title={t("references.empty.title")} text={t("references.empty.text")} action={begin} />
        }
        columns={columns}
        label={label}
        rowHref={({ id }) => referencePath(id)}
        renderTools={() => <ViewLinks />}
        renderRows={view === "gallery" ? cards : undefined}
      />
    </>
  );
};
