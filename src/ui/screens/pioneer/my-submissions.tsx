import { pioneerColumns, pioneerStatuses, type PioneerSummary } from "../../../domain/pioneer/pioneer.ts";
import { pioneerPath, routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { listRequest, type ListRules, type Page } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedTable } from "../../lists/paged-table.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { usePioneerActors } from "./pioneer-actors.ts";
import { useSubmissionColumns } from "./use-submission-columns.tsx";

const rules: ListRules<(typeof pioneerStatuses)[number], (typeof pioneerColumns)[number]> = {
  statuses: pioneerStatuses,
  columns: pioneerColumns,
  defaultSort: "-submittedAt",
};

/** The company's submissions; search, filter, order and page are in the address. */
export const MySubmissions = () => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules);
  const actor = useResource("pioneer-submissions", usePioneerActors().submissions, listRequest(list.address));
  const columns = useSubmissionColumns();
  const nothing = ({ rows, total }: Page<PioneerSummary>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={
          <EmptyState
            title={t("pioneer.empty.title")}
            text={t("pioneer.empty.text")}
            action={<LinkButton to={routes.pioneer.path}>{t("pioneer.empty.action")}</LinkButton>}
          />
        }
        notFound={{ title: t("pioneer.none.title"), text: t("pioneer.none.text") }}
      />
    );
  return (
    <>
      <ListFilters
        list={list}
        searchLabel={t("pioneer.search")}
        searchHelp={t("pioneer.search.help")}
        statusLabel={t("pioneer.column.status")}
        statusText={(status) => t(`pioneer.status.${status}`)}
        columnText={(column) => t(`pioneer.column.${column}`)}
      />
      <ResourceView actor={actor} skeleton={<Skeleton shape="rows" count={10} />} empty={nothing}>
        {(content) => (
          <PagedTable
            content={content}
            list={list}
            columns={columns}
            label={t("pioneer.table", { page: list.address.page })}
            rowKey={({ id }) => id}
            rowHref={({ id }) => pioneerPath(id)}
            totalText={t("pioneer.total", { count: content.total, number: format.number(content.total) })}
          />
        )}
      </ResourceView>
    </>
  );
};
