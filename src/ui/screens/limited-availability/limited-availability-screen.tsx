import { getShortages, getShortagesCsv } from "../../../api/limited-availability.calls.ts";
import { shortageList } from "../../../domain/limited-availability/limited-availability.lists.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { useList } from "../../lists/use-list.ts";
import { useShortageColumns } from "./use-shortage-columns.tsx";

/** What is short, until when, and what replaces it (business §2); search, order and page are in the address. */
export const LimitedAvailabilityScreen = () => {
  const t = useText();
  const list = useList(shortageList);
  const shortages = useResource(getShortages, list.request);
  const columns = useShortageColumns();
  return (
    <>
      <PageHeader title={t("shortages.title")} note={t("shortages.note")} />
      <ListView
        name="shortages"
        actor={shortages}
        failedTitle={t("shortages.not_loaded")}
        list={list}
        none={<EmptyState title={t("shortages.none")} text={t("shortages.none.text")} />}
        notFound={{ title: t("shortages.not_found"), text: t("shortages.not_found.text") }}
        columns={columns}
        label={t("shortages.table", { page: list.address.page })}
        rowKey={({ article }) => article.number}
        totalText={(counted) => t("shortages.total", counted)}
        renderTools={() => (
          <DownloadButton
            call={getShortagesCsv}
            request={list.request}
            label={t("shortages.csv")}
            doneText={t("shortages.csv.done")}
            failedTitle={t("shortages.csv.failed")}
          />
        )}
      />
    </>
  );
};
