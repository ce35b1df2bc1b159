import Download from "lucide-react/icons/download"
import type { Attachment } from "../../../domain/ticket.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useFormat } from "../../i18n/format.ts"
import { useText } from "../../i18n/use-text.ts"
import { SubmissionButton } from "../submission-button.tsx"
import { AttachmentPicture } from "./attachment-picture.tsx"
import styles from "./tickets.module.css"
import { useTicketsLogics } from "./tickets-logics.ts"

/** How long a file may take to arrive, in milliseconds. */
const FILE_LIMIT = 120_000

const DownloadButton = ({ attachment: { id, name } }: { readonly attachment: Attachment }) => {
  const t = useText()
  const actor = useScreenActor(`attachment-file-${id}`, useTicketsLogics().attachmentFile, { limit: FILE_LIMIT })
  return (
    <SubmissionButton
      actor={actor} request={{ id, name }} label={t("ticket.attachment.download", { name })}
      icon={Download} doneText={t("ticket.attachment.done", { name })} failedTitle={t("ticket.attachment.failed", { name })}
    />
  )
}

/** The files of an entry: pictures in place, and each to save. */
export const AttachmentList = ({ attachments }: { readonly attachments: readonly Attachment[] }) => {
  const t = useText()
  const format = useFormat()
  if (attachments.length === 0) return null
  return (
    <ul className={styles["attachments"]} aria-label={t("ticket.attachments")}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={styles["attachment"]}>
          {attachment.picture ? <AttachmentPicture attachment={attachment} /> : null}
          <div className={styles["file"]}>
            <DownloadButton attachment={attachment} />
            <span className={styles["muted"]}>{format.bytes(attachment.size)}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
