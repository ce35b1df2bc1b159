import FileArchive from "lucide-react/icons/file-archive";
import { ARCHIVE_FILES, type DownloadId } from "../../../domain/downloads/download.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { useDownloadsActors } from "./downloads-actors.ts";
import type { Picks } from "./use-picks.ts";
import styles from "./downloads.module.css";

export interface ArchiveToolsProps {
  readonly picks: Picks;
  /** The rows of the page. */
  readonly shown: readonly DownloadId[];
}

/** Loads the picked files as one archive; without picks it offers to pick the page. */
export const ArchiveTools = ({ picks: { ids, pick, clear }, shown }: ArchiveToolsProps) => {
  const t = useText();
  const format = useFormat();
  const actor = useScreenActor("downloads-archive", useDownloadsActors().archive, { limit: FILE_LIMIT });
  if (ids.length === 0) return <Button onClick={() => pick(shown, true)}>{t("downloads.pick.page")}</Button>;
  return (
    <div className={styles["tools"]}>
      {ids.length > ARCHIVE_FILES ? (
        <p role="status">{t("downloads.archive.limit", { max: format.number(ARCHIVE_FILES) })}</p>
      ) : (
        <SubmissionButton
          actor={actor}
          request={{ ids }}
          icon={FileArchive}
          label={t("downloads.archive", { count: ids.length, number: format.number(ids.length) })}
          doneText={t("downloads.started")}
          failedTitle={t("downloads.archive.failed")}
        />
      )}
      <Button onClick={clear}>{t("downloads.pick.clear")}</Button>
    </div>
  );
};
