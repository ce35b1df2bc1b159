import { useSelector } from "@xstate/react";
import type { ClipboardEvent } from "react";
import type { TicketCreationRef } from "../../../machines/tickets/ticket-creation.machine.ts";
import { pastesFiles } from "../../kit/files/pasted-files.ts";

/** Attaches what is pasted anywhere in a ticket's form; undefined while nothing can be changed. */
export const usePastedFiles = (
  ticket: TicketCreationRef,
  locked: boolean,
): ((event: ClipboardEvent) => void) | undefined => {
  const files = useSelector(ticket, ({ context }) => context.files);
  return locked ? undefined : pastesFiles((added) => files.send({ type: "files.add", files: added }));
};
