import {
  ARCHIVE_FILES,
  downloadColumns,
  downloadKinds,
  downloadLanguages,
  freshness,
  productLines,
  type DownloadColumn,
  type DownloadId,
  type DownloadKind,
} from "../../../domain/downloads/download.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useFormat } from "../../i18n/format.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ArchiveTools } from "../../lists/archive-tools.tsx";
import { listRequest, type ListAddress, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { usePicks, type Picks } from "../../lists/use-picks.ts";
import { useResource } from "../../resource/use-resource.ts";
import { useDownloadsActors, type DownloadsRequest } from "./downloads-actors.ts";
import { useDownloadColumns } from "./use-download-columns.tsx";

const rules: ListRules<DownloadKind, DownloadColumn> = {
  statuses: downloadKinds,
  columns: downloadColumns,
  defaultSort: "-publishedAt",
  choices: { language: downloadLanguages, line: productLines, fresh: freshness },
  ranges: ["period"],
};

const downloadsRequest = (address: ListAddress<DownloadKind, DownloadColumn>): DownloadsRequest => {
  const { filter: { status: kind, ...narrowed } = {}, ...request } = listRequest(address);
  const chosen = address.choices ?? {};
  const language = downloadLanguages.find((code) => code === chosen["language"]);
  const line = productLines.find((code) => code === chosen["line"]);
  const fresh = freshness.find((code) => code === chosen["fresh"]);
  const filter = {
    ...narrowed,
    ...(kind === undefined ? {} : { kind }),
    ...(language === undefined ? {} : { language }),
    ...(line === undefined ? {} : { line }),
    ...(fresh === undefined ? {} : { fresh }),
  };
  return Object.keys(filter).length === 0 ? request : { ...request, filter };
};

const Archive = ({
  picks,
  shown,
}: {
  readonly picks: Picks<DownloadId>;
  readonly shown: readonly DownloadId[];
}) => {
  const t = useText();
  const format = useFormat();
  const actor = useScreenActor("downloads-archive", useDownloadsActors().archive, { limit: FILE_LIMIT });
  return (
    <ArchiveTools
      actor={actor}
      picks={picks}
      shown={shown}
      max={ARCHIVE_FILES}
      requestOf={(ids) => ({ ids })}
      label={(count) => t("downloads.archive", { count, number: format.number(count) })}
      failedTitle={t("downloads.archive.failed")}
      texts={{
        pickPage: t("downloads.pick.page"),
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
  const format = useFormat();
  const list = useListAddress(rules);
  const actor = useResource("downloads", useDownloadsActors().downloads, downloadsRequest(list.address));
  const picks = usePicks<DownloadId>();
  const columns = useDownloadColumns(picks);
  return (
    <>
      <PageHeader title={t("downloads.title")} />
      <ListView
        name="downloads"
        actor={actor}
        list={list}
        searchLabel={t("downloads.search")}
        searchHelp={t("downloads.search.help")}
        statusLabel={t("downloads.column.kind")}
        statusText={(kind) => t(`downloads.kind.${kind}`)}
        columnText={(column) => t(`downloads.column.${column}`)}
        ranges={{ period: t("downloads.column.publishedAt") }}
        choices={[
          {
            name: "language",
            label: t("downloads.language"),
            items: downloadLanguages.map((value) => ({ value, label: languageName(format.tag, value) })),
          },
          {
            name: "line",
            label: t("downloads.line"),
            items: productLines.map((value) => ({ value, label: t(`downloads.line.${value}`) })),
          },
          {
            name: "fresh",
            label: t("downloads.fresh"),
            items: freshness.map((value) => ({ value, label: t("downloads.fresh.new") })),
          },
        ]}
        none={<EmptyState title={t("downloads.empty.title")} text={t("downloads.empty.text")} />}
        notFound={{ title: t("downloads.none.title"), text: t("downloads.none.text") }}
        columns={columns}
        label={t("downloads.table", { page: list.address.page })}
        rowKey={({ id }) => id}
        totalText={(counted) => t("downloads.total", counted)}
        renderTools={(content) => <Archive picks={picks} shown={content.rows.map(({ id }) => id)} />}
      />
    </>
  );
};
