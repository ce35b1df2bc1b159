import { pioneerColumns } from "../../../domain/pioneer/pioneer.ts";
import { pioneerStatuses } from "../../../domain/pioneer/pioneer-status.ts";
import { pioneerPath, routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { listRequest, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { usePioneerActors } from "./pioneer-actors.ts";
import { useSubmissionColumns } from "./use-submission-columns.tsx";

const rules: ListRules<(typeof pioneerStatuses)[number], (typeof pioneerColumns)[number]> = {
  statuses: pioneerStatuses,
  columns: pioneerColumns,
  defaultSort: "-submittedAt",
  ranges: ["period"],
};

/** The company's submissions; search, filter, order and page are in the address. */
export const MySubmissions = () => {
  const t = useText();
  const list = useListAddress(rules);
  const actor = useResource("pioneer-submissions", usePioneerActors().submissions, listRequest(list.address));
  const columns = useSubmissionColumns();
  return (
    <ListView
      name="pioneer-submissions"
      actor={actor}
      list={list}
      searchLabel={t("pioneer.search")}
      searchHelp={t("pioneer.search.help")}
      statusLabel={t("pioneer.column.status")}
      statusText={(status) => t(`pioneer.status.${status}`)}
      columnText={(column) => t(`pioneer.column.${column}`)}
      ranges={{ period: t("pioneer.column.submittedAt") }}
      none={
        <EmptyState
          title={t("pioneer.empty.title")}
          text={t("pioneer.empty.text")}
          action={<LinkButton to={routes.pioneer.path}>{t("pioneer.empty.action")}</LinkButton>}
        />
      }
      notFound={{ title: t("pioneer.none.title"), text: t("pioneer.none.text") }}
      columns={columns}
      label={t("pioneer.table", { page: list.address.page })}
      rowKey={({ id }) => id}
      rowHref={({ id }) => pioneerPath(id)}
      totalText={(counted) => t("pioneer.total", counted)}
    />
  );
};
