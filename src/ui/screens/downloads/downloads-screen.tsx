import { getDownloads, getDownloadsArchive } from "../../../api/downloads.calls.ts";
import { downloadList } from "../../../domain/downloads/downloads.lists.ts";
import { ARCHIVE_FILES, type DownloadId } from "../../../domain/downloads/download.ts";
import { useDownload } from "../../calls/use-action.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { PickedBar } from "../../lists/picked-bar.tsx";
import { useList } from "../../lists/use-list.ts";
import { usePicks, type Picks } from "../../lists/use-picks.ts";
import { useDownloadColumns } from "./use-download-columns.tsx";

/** Loads the picked files as one archive. */
const Archive = ({ picks }: { readonly picks: Picks<DownloadId> }) => {
  const t = useText();
  const format = useFormat();
  const archive = useDownload(getDownloadsArchive);
  return (
    <PickedBar
      action={archive}
      picks={picks}
      max={ARCHIVE_FILES}
      requestOf={(ids) => ({ ids })}
      label={(count) => t("downloads.archive", { count, number: format.number(count) })}
      failedTitle={t("downloads.archive.failed")}
      texts={{
        tooMany: t("downloads.archive.limit", { max: format.number(ARCHIVE_FILES) }),
        clear: t("downloads.pick.clear"),
        started: t("downloads.started"),
      }}
    />
  );
};

/** The files for partners; search, filters, order and page are in the address bar (business §2). */
export const DownloadsScreen = () => {
  const t = useText();
  const list = useList(downloadList);
  const downloads = useResource(getDownloads, list.request);
  const picks = usePicks<DownloadId>();
  const columns = useDownloadColumns(picks);
  return (
    <>
      <PageHeader title={t("downloads.title")} />
      <ListView
        name="downloads"
        actor={downloads}
        list={list}
        none={<EmptyState title={t("downloads.empty.title")} text={t("downloads.empty.text")} />}
        notFound={{ title: t("downloads.none.title"), text: t("downloads.none.text") }}
        columns={columns}
        label={t("downloads.table", { page: list.address.page })}
        rowKey={({ id }) => id}
        totalText={(counted) => t("downloads.total", counted)}
        renderTools={({ rows }) => (
          <Button
            onClick={() =>
              picks.pick(
                rows.map(({ id }) => id),
                true,
              )
            }
          >
            {t("downloads.pick.page")}
          </Button>
        )}
      />
      <Archive picks={picks} />
    </>
  );
};
