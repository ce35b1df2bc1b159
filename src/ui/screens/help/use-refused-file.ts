import { useSelector } from "@xstate/react";
import { refusedFile } from "../../../domain/kit/files.refusals.ts";
import { attachmentRefusals } from "../../../domain/tickets/attachments.refusals.ts";
import type { TicketCreationRef } from "../../../machines/tickets/ticket-creation.machine.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { useText } from "../../i18n/use-text.ts";

/** A file that the server refused, and why. */
interface RefusedFile {
  readonly id: string;
  readonly error: string;
}

/** The attached file that the server refused, with the text for it; undefined where no file was. */
export const useRefusedFile = (ticket: TicketCreationRef): RefusedFile | undefined => {
  const t = useText();
  const failure = useSelector(ticket, ({ context }) => context.failure);
  const upload = useSelector(ticket, ({ context }) => context.files);
  const files = useSelector(upload, ({ context }) => context.files);
  if (failure?._tag !== "Refused") return undefined;
  const file = files[refusedFile(failure) ?? files.length];
  return (
    file && {
      id: file.id,
      error: refusalText(t, attachmentRefusals, failure.code) ?? t("files.problem.too_large"),
    }
  );
};
