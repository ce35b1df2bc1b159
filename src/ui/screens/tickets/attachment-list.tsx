import Clapperboard from "lucide-react/icons/clapperboard";
import Download from "lucide-react/icons/download";
import type { Attachment } from "../../../domain/tickets/ticket.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { AttachmentPicture } from "./attachment-picture.tsx";
import styles from "./tickets.module.css";
import { useTicketsActors } from "./tickets-actors.ts";

const DownloadButton = ({ attachment: { id, name } }: { readonly attachment: Attachment }) => {
  const t = useText();
  const actor = useScreenActor(`attachment-file:${id}`, useTicketsActors().attachmentFile, {
    limit: FILE_LIMIT,
  });
  return (
    <SubmissionButton
      actor={actor}
      request={{ id, name }}
      label={t("ticket.attachment.download", { name })}
      icon={Download}
      doneText={t("ticket.attachment.done", { name })}
      failedTitle={t("ticket.attachment.failed", { name })}
    />
  );
};

/** True for a file of "Report a problem", recognised by its name. */
const isJournal = (name: string): boolean => /^portal-journal-.*\.json$/.test(name);

const DeskButton = ({
  attachment: { id, name },
  desk,
}: {
  readonly attachment: Attachment;
  readonly desk: string;
}) => {
  const t = useText();
  const actor = useScreenActor(`attachment-desk:${id}`, useTicketsActors().journalToDesk, {
    limit: FILE_LIMIT,
  });
  return (
    <SubmissionButton
      actor={actor}
      request={{ id, desk }}
      label={t("ticket.attachment.desk", { name })}
      icon={Clapperboard}
      doneText={t("ticket.attachment.desk_done", { name })}
      failedTitle={t("ticket.attachment.desk_failed", { name })}
    />
  );
};

/** The address of the replay desk, for staff, if the deployment has one. */
const useReplayDesk = (): string | undefined => {
  const {
    config: { links },
  } = useDeployment();
  return useAccount()?.visitor.groups.includes("ma") === true ? links["replay_desk"] : undefined;
};

/** The files of an entry: pictures are shown, and each file can be saved. */
export const AttachmentList = ({ attachments }: { readonly attachments: readonly Attachment[] }) => {
  const t = useText();
  const format = useFormat();
  const desk = useReplayDesk();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles["attachments"]} aria-label={t("ticket.attachments")}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={styles["attachment"]}>
          {attachment.picture ? <AttachmentPicture attachment={attachment} /> : null}
          <div className={styles["file"]}>
            <DownloadButton attachment={attachment} />
            {desk !== undefined && isJournal(attachment.name) ? (
              <DeskButton attachment={attachment} desk={desk} />
            ) : null}
            <span className={styles["muted"]}>{format.bytes(attachment.size)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
};
