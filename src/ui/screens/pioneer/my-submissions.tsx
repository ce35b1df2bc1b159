import { getPioneerSubmissions } from "../../../api/pioneer.calls.ts";
import { useList } from "../../lists/use-list.ts";
import { pioneerList } from "../../../domain/pioneer/pioneer.lists.ts";
import { pioneerPath, routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { useSubmissionColumns } from "./use-submission-columns.tsx";

/** The company's submissions; search, filter, order and page are in the address. */
export const MySubmissions = () => {
  const t = useText();
  const list = useList(pioneerList);
  const actor = useResource(getPioneerSubmissions, list.request);
  const columns = useSubmissionColumns();
  return (
    <ListView
      name="pioneer-submissions"
      actor={actor}
      list={list}
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
