import type { Attachment } from "../../../domain/ticket.ts"
import { useText } from "../../i18n/use-text.ts"
import { Skeleton } from "../../kit/skeleton.tsx"
import { BlobImage } from "../blob-image.tsx"
import { ResourceView } from "../resource-view.tsx"
import { useResource } from "../use-resource.ts"
import styles from "./tickets.module.css"
import { useTicketsLogics } from "./tickets-logics.ts"
import { useSeen } from "./use-seen.ts"

const LoadedPicture = ({ attachment }: { readonly attachment: Attachment }) => {
  const t = useText()
  const actor = useResource(`attachment-picture-${attachment.id}`, useTicketsLogics().attachmentPicture, { id: attachment.id })
  return (
    <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={1} />}>
      {(blob) => <BlobImage blob={blob} className={styles["picture"]} alt={t("ticket.attachment.picture", { name: attachment.name })} />}
    </ResourceView>
  )
}

/** An attached picture in its place; it loads when it comes near. */
export const AttachmentPicture = ({ attachment }: { readonly attachment: Attachment }) => {
  const [seen, watch] = useSeen()
  return <div ref={watch} className={styles["picturePlace"]}>{seen ? <LoadedPicture attachment={attachment} /> : null}</div>
}
