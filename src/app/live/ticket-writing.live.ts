import type { SendingCode } from "../../domain/tickets/tickets.refusals.ts";
import { fromCallback, fromPromise } from "xstate";
import {
  answerTicket,
  createGuidedTicket,
  createTicket,
  discardTicketDraft,
  getTicketDraft,
  saveTicketDraft,
} from "../../api/tickets.calls.ts";
import { answered, type Outcome } from "../../domain/kit/call-failure.ts";
import { draftFromText, noDetails, textFromDraft } from "../../domain/tickets/ticket-form.ts";
import type { DraftKey } from "../../domain/tickets/ticket-draft.ts";
import {
  ticketCreationMachine,
  type DraftPlace,
  type KeptDraft,
  type SendTicketInput,
  type SentTicket,
} from "../../machines/tickets/ticket-creation.machine.ts";
import { watchFiles } from "../../machines/kit/watch-files.ts";
import { createDrafts, loadFromTab, type Drafts } from "../browser/drafts.ts";
import { holdPage } from "../browser/hold-page.ts";
import { liveFileUpload } from "./file-upload.live.ts";
import type { Live } from "./live.ts";
import type { RunCall, Writer } from "./run-call.ts";

/** A draft of the account. Its revision starts at the present time, so that idempotency keys are never reused. */
const loadDraft = async (
  run: RunCall,
  drafts: Drafts,
  key: string,
  signal: AbortSignal,
): Promise<KeptDraft> => {
  const outcome = await run(getTicketDraft, { key: key as DraftKey }, signal);
  const inTab = loadFromTab(drafts, key);
  // What the account did not take, such as for want of a connection, is in this tab only; with its revision it keeps its key.
  if (outcome._tag === "Failed" || inTab.onlyHere === true || inTab.waited !== undefined)
    return { ...inTab, revision: inTab.revision > 0 ? inTab.revision : Date.now() };
  if (outcome.answer === null) return { message: "", revision: Date.now(), fileNames: [] };
  const { message, ...details } = textFromDraft(outcome.answer.draft);
  // The same text sent again from the same tab is the same ticket.
  const revision = inTab.message === message && inTab.revision > 0 ? inTab.revision : Date.now();
  return { message, details, revision, fileNames: outcome.answer.draft.fileNames };
};

const keepDraft = async (
  run: RunCall,
  drafts: Drafts,
  key: string,
  draft: KeptDraft,
  { signal, self }: { readonly signal: AbortSignal; readonly self: Writer },
): Promise<DraftPlace> => {
  drafts.keep(key, { ...draft, onlyHere: true });
  const text = { ...noDetails, ...draft.details, message: draft.message };
  const outcome = await run(
    saveTicketDraft,
    { key: key as DraftKey, draft: draftFromText(text, draft.fileNames) },
    signal,
    { by: self },
  );
  if (outcome._tag === "Failed") return "tab";
  drafts.keep(key, draft);
  return "account";
};

const send = async (
  run: RunCall,
  drafts: Drafts,
  { fields, about, answers, files, idempotencyKey, parent }: SendTicketInput,
  { signal, self }: { readonly signal: AbortSignal; readonly self: Writer },
): Promise<Outcome<SentTicket, SendingCode>> => {
  const options = {
    by: self,
    draft: drafts.sentAs(idempotencyKey),
    files,
    onProgress: (sent: number, total: number) => parent.send({ type: "upload.progressed", sent, total }),
  };
  if (answers !== undefined) {
    const outcome = await run(
      answerTicket,
      { id: answers, message: fields.ticket_description },
      signal,
      options,
    );
    return outcome._tag === "Answered" ? answered({ ticketId: answers, ticket: outcome.answer }) : outcome;
  }
  return Object.keys(about).length === 0
    ? run(createTicket, fields, signal, options)
    : run(createGuidedTicket, { ...fields, ...about }, signal, options);
};

/**
 * Writing tickets and answers, with real calls; drafts are stored in the account, so that they are available on other
 * devices.
 */
export const liveTicketWriting = ({ run, accountKey }: Live) => {
  const drafts = createDrafts(accountKey);
  return ticketCreationMachine.provide({
    actors: {
      files: liveFileUpload,
      watchFiles,
      holdPage,
      markWaiting: fromCallback(({ input }) => drafts.markWaiting(input.draftKey, input.revision)),
      loadDraft: fromPromise(({ input, signal }) => loadDraft(run, drafts, input.draftKey, signal)),
      keepDraft: fromPromise(({ input, signal, self }) =>
        keepDraft(run, drafts, input.draftKey, input.draft, { signal, self }),
      ),
      discardDraft: fromPromise(async ({ input, signal, self }) => {
        drafts.discard(input.draftKey);
        await run(discardTicketDraft, { key: input.draftKey as DraftKey }, signal, { by: self });
        return undefined;
      }),
      sendTicket: fromPromise(({ input, ...by }) => send(run, drafts, input, by)),
    },
  });
};
