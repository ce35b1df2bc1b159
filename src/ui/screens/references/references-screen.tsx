import Plus from "lucide-react/icons/plus";
import {
  listedStatuses,
  referenceColumns,
  type ReferenceColumn,
  type ReferenceSummary,
} from "../../../domain/references/reference.ts";
import type { ReferenceStatusCode } from "../../../domain/references/reference-life.ts";
import { pageSizes } from "../../../domain/kit/list.ts";
import { referencePath, routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Pagination } from "../../kit/lists/pagination.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import type { ListRules, Page } from "../../lists/list-address.ts";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedTable } from "../../lists/paged-table.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { ReferenceCards } from "./reference-cards.tsx";
import { ReferenceFilters } from "./reference-filters.tsx";
import { useReferencesActors } from "./references-actors.ts";
import { referenceChoices, referencesRequest } from "./references-request.ts";
import styles from "./references.module.css";
import { useReferenceColumns } from "./use-reference-columns.tsx";
import { useListView, ViewLinks } from "./view-links.tsx";

const rules: ListRules<ReferenceStatusCode, ReferenceColumn> = {
  statuses: listedStatuses,
  columns: referenceColumns,
  defaultSort: "-createdAt",
  choices: referenceChoices,
};

/** The company's reference projects as table or gallery (business §2); search, filters, order, page and view are in the address. */
export const ReferencesScreen = () => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules);
  const view = useListView();
  const actor = useResource("references", useReferencesActors().references, referencesRequest(list.address));
  const columns = useReferenceColumns();
  const begin = (
    <LinkButton to={routes.newReference.path} variant="primary" icon={Plus}>
      {t("references.new")}
    </LinkButton>
  );
  const columnText = (column: ReferenceColumn) => columns.find(({ key }) => key === column)?.header ?? column;
  const nothing = ({ rows, total }: Page<ReferenceSummary>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={
          <EmptyState title={t("references.empty.title")} text={t("references.empty.text")} action={begin} />
        }
        notFound={{ title: t("references.none.title"), text: t("references.none.text") }}
      />
    );
  return (
    <>
      <PageHeader title={t("references.title")} action={begin} />
      <ReferenceFilters list={list} columnText={columnText} />
      <ViewLinks />
      <ResourceView
        failedTitle={t("references.not_loaded")}
        actor={actor}
        skeleton={<Skeleton shape="rows" count={10} />}
        empty={nothing}
      >
        {(content) =>
          view === "table" ? (
            <PagedTable
              content={content}
              list={list}
              columns={columns}
              label={t("references.table", { page: list.address.page })}
              rowKey={({ id }) => id}
              rowHref={({ id }) => referencePath(id)}
              totalText={t("references.total", { number: format.number(content.total) })}
            />
          ) : (
            <div className={styles["stack"]}>
              <p role="status">{t("references.total", { number: format.number(content.total) })}</p>
              <ReferenceCards
                rows={content.rows}
                label={t("references.table", { page: list.address.page })}
              />
              <Pagination
                page={list.address.page}
                pageSize={list.address.size}
                pageSizes={pageSizes}
                total={content.total}
                hrefFor={(page) => list.hrefOf({ page })}
                onPageSize={(size) => list.change({ size })}
              />
            </div>
          )
        }
      </ResourceView>
    </>
  );
};
