import { fromCallback, fromPromise } from "xstate";
import { createTicket } from "../../api/tickets.calls.ts";
import { helpOverlayMachine } from "../../machines/tickets/help-overlay.machine.ts";
import { ticketCreationMachine } from "../../machines/tickets/ticket-creation.machine.ts";
import { watchFiles } from "../../machines/kit/watch-files.ts";
import { createDrafts, loadFromTab, type Drafts } from "../browser/drafts.ts";
import { holdPage } from "../browser/hold-page.ts";
import { liveFileUpload } from "./file-upload.live.ts";
import type { Live } from "./live.ts";
import type { RunCall } from "./run-call.ts";

const liveTicketCreation = (run: RunCall, drafts: Drafts) =>
  ticketCreationMachine.provide({
    actors: {
      files: liveFileUpload,
      watchFiles,
      holdPage,
      markWaiting: fromCallback(({ input }) => drafts.markWaiting(input.draftKey, input.revision)),
      loadDraft: fromPromise(({ input }) => Promise.resolve(loadFromTab(drafts, input.draftKey))),
      keepDraft: fromPromise(({ input }) => Promise.resolve(drafts.keep(input.draftKey, input.draft))),
      discardDraft: fromPromise(({ input }) => Promise.resolve(drafts.discard(input.draftKey))),
      sendTicket: fromPromise(({ input, signal, self }) =>
        run(createTicket, input.fields, signal, {
          by: self,
          draft: drafts.sentAs(input.idempotencyKey),
          files: input.files,
          onProgress: (sent, total) => input.parent.send({ type: "upload.progressed", sent, total }),
        }),
      ),
    },
  });

/** The help overlay about an order or an invoice, with real calls and the tab's drafts. */
export const liveHelpOverlay = ({ run, accountKey }: Live) =>
  helpOverlayMachine.provide({
    actors: {
      ticket: liveTicketCreation(run, createDrafts(accountKey)),
    },
  });
