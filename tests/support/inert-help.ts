import { fromCallback, fromPromise } from "xstate";
import { liveFileUpload } from "../../src/app/live/file-upload.live.ts";
import { helpOverlayMachine } from "../../src/machines/tickets/help-overlay.machine.ts";
import {
  ticketCreationMachine,
  type KeptDraft,
  type SendTicketInput,
  type SentTicket,
} from "../../src/machines/tickets/ticket-creation.machine.ts";
import { watchFiles } from "../../src/machines/kit/watch-files.ts";
import { never, stubResults, type StubResult } from "./inert-portal.ts";

export interface InertHelpOptions {
  /** The result of sending a help request. */
  readonly tickets?: readonly StubResult<SentTicket>[];
  readonly onTicket?: (input: SendTicketInput) => void;
  readonly draft?: KeptDraft;
}

/** A new ticket without effects: drafts are not stored, and calls end with the given results. */
export const inertTicket = ({
  tickets = ["never"],
  onTicket = () => {},
  draft = { message: "", revision: 1, fileNames: [] },
}: InertHelpOptions = {}) =>
  ticketCreationMachine.provide({
    actors: {
      files: liveFileUpload,
      watchFiles,
      holdPage: fromCallback(() => {}),
      markWaiting: fromCallback(() => {}),
      loadDraft: fromPromise<KeptDraft, { readonly draftKey: string }>(() => Promise.resolve(draft)),
      keepDraft: never(),
      discardDraft: fromPromise<undefined, { readonly draftKey: string }>(() => Promise.resolve(undefined)),
      sendTicket: stubResults<SentTicket, SendTicketInput>(tickets, onTicket),
    },
  });

/** Help without a world. */
export const inertHelp = (options: InertHelpOptions = {}) =>
  helpOverlayMachine.provide({
    actors: { ticket: inertTicket(options) },
  });
