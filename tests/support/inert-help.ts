import { fromPromise } from "xstate";
import { FIRST_BYTES } from "../../src/domain/kit/upload.ts";
import { fileUploadMachine } from "../../src/machines/kit/file-upload.machine.ts";
import { helpOverlayMachine } from "../../src/machines/tickets/help-overlay.machine.ts";
import {
  ticketCreationMachine,
  type KeptDraft,
  type SendTicketInput,
  type SentTicket,
} from "../../src/machines/tickets/ticket-creation.machine.ts";
import { watchFiles } from "../../src/machines/kit/watch-files.ts";
import type { HelpActors } from "../../src/ui/screens/help/help-actors.ts";
import { endings, never, type Ending } from "./inert-portal.ts";

export interface InertHelpOptions {
  /** What sending a help request comes to. */
  readonly tickets?: readonly Ending<SentTicket>[];
  readonly onTicket?: (input: SendTicketInput) => void;
  readonly draft?: KeptDraft;
}

/** A ticket that is written without a world: its drafts are kept nowhere, its sendings end as told. */
export const inertTicket = ({
  tickets = ["never"],
  onTicket = () => {},
  draft = { message: "", revision: 1, fileNames: [] },
}: InertHelpOptions = {}) => {
  const files = fileUploadMachine.provide({
    actors: {
      inspectFiles: fromPromise(({ input }) =>
        Promise.all(
          input.files.map(async (file) => ({
            file,
            firstBytes: new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()),
          })),
        ),
      ),
    },
  });
  return ticketCreationMachine.provide({
    actors: {
      files,
      watchFiles,
      loadDraft: fromPromise<KeptDraft, { readonly draftKey: string }>(() => Promise.resolve(draft)),
      keepDraft: never(),
      discardDraft: fromPromise<undefined, { readonly draftKey: string }>(() => Promise.resolve(undefined)),
      sendTicket: endings<SentTicket, SendTicketInput>(tickets, onTicket),
    },
  });
};

/** Help without a world. */
export const inertHelp = (options: InertHelpOptions = {}): HelpActors => ({
  helpOverlay: helpOverlayMachine.provide({
    actors: { ticket: inertTicket(options) },
  }),
});
