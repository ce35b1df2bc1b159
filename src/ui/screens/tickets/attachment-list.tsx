import Clapperboard from "lucide-react/icons/clapperboard";
import { useMemo } from "react";
import { getTicketAttachment } from "../../../api/tickets.calls.ts";
import type { Attachment } from "../../../domain/tickets/ticket.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { CallPicture } from "../../calls/call-picture.tsx";
import { useRun } from "../../calls/run-calls.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { journalToDesk } from "./journal-to-desk.ts";
import styles from "./tickets.module.css";

const SaveButton = ({ attachment: { id, name } }: { readonly attachment: Attachment }) => {
  const t = useText();
  return (
    <DownloadButton
      call={getTicketAttachment}
      about={{ id }}
      request={{ id }}
      label={t("ticket.attachment.download", { name })}
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
  const run = useRun();
  const logic = useMemo(() => journalToDesk(run), [run]);
  const actor = useScreenActor(`attachment-desk:${id}`, logic, { limit: FILE_LIMIT });
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
          {attachment.picture ? (
            <CallPicture call={getTicketAttachment} request={{ id: attachment.id }} alt={attachment.name} />
          ) : null}
          <div className={styles["file"]}>
            <SaveButton attachment={attachment} />
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
