import type { Attachment } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { LazyPicture } from "../../files/lazy-picture.tsx";
import { useTicketsActors } from "./tickets-actors.ts";

/** An attached picture. */
export const AttachmentPicture = ({ attachment: { id, name } }: { readonly attachment: Attachment }) => {
  const t = useText();
  return (
    <LazyPicture
      name={`attachment-picture:${id}`}
      logic={useTicketsActors().attachmentPicture}
      request={{ id }}
      alt={t("ticket.attachment.picture", { name })}
    />
  );
};
