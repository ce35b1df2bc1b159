import type { AnyEventObject } from "xstate";
import { DEFAULT_PAGE_SIZE } from "../../../domain/list.ts";
import { detailPath } from "../../../domain/routes.ts";
import { correctionOf, noDetails } from "../../../domain/ticket-form.ts";
import type { Ticket } from "../../../domain/ticket.ts";
import { WRITE_LIMIT } from "../../../domain/time-limits.ts";
import type { TextKey } from "../../../ui/i18n/catalogue.ts";
import type { Command } from "../export/command.ts";
import { testResult } from "./products.samples.ts";
import { own, read, write, type Part, type Place } from "./place.ts";
import {
  attachedFile,
  attachedPicture,
  closedTicket,
  knownAnswers,
  picture,
  ticket,
  ticketSummaries,
  unansweredTicket,
} from "./tickets.samples.ts";

const { id } = ticket;
const path = detailPath("ticket", id);
const { serial } = ticket.references;
const needs = [`ticket-${id}`];

/** What people write about in the desk: everything that a form asks for but the message. */
const details = {
  ...noDetails,
  department: "support-int",
  subject: ticket.subject,
  area: "product",
  serial: serial ?? "",
} as const;
const draft = {
  draft: { subject: details.subject, message: "", area: details.area, serial: details.serial, fileNames: [] },
  savedAt: "2026-02-03T09:30:00.000Z",
};

const given = { "/api/getTicketDraft": draft };

const draftLookedUp = {
  type: "xstate.done.actor.loadDraft",
  output: { message: "", revision: 1, fileNames: [] },
} as const;
/** What was looked into has been chosen by then. */
const choose = ({ output }: AnyEventObject): readonly Command[] => [
  {
    do: "files",
    files: (output as readonly { readonly file: File }[]).map(({ file: { name, size } }) => ({ name, size })),
  },
];
const files: Part = {
  id: "files",
  machine: "fileUpload",
  after: draftLookedUp,
  reported: "files.tooLargeFound",
  handling: { along: ["files.add"], userActions: { "xstate.done.actor.inspectFiles": choose } },
};

const writing = {
  machine: "ticketCreation",
  parts: [files],
  answers: { sendTicket: () => ({ ticketId: id, ticket }) },
} as const;
const writingInput = { attachments: [], drafts: { limit: 20_000, quiet: 1000 }, limit: 30_000 } as const;

const newTicket = (
  screen: "new-ticket" | "guided-ticket",
  key: string,
  address: string,
  form: "plain" | "guided",
): Place =>
  own(screen, address, {
    ...writing,
    key,
    input: { ...writingInput, draftKey: key, form, details },
    calls: { sendTicket: "/api/createGuidedTicket" },
    handling: {
      fields: { message: "help.message" },
      buttons: { "ticket.submit": "new_ticket.submit" },
      given,
    },
  });

const closedPath = detailPath("ticket", closedTicket.id);
const unansweredPath = detailPath("ticket", unansweredTicket.id);

/** One press both chooses a step and takes it: none is taken without. */
const step = (about: Ticket, taken: string, submit: `/api/${string}`, button: TextKey): Place =>
  own("ticket", detailPath("ticket", about.id), {
    key: "ticket-step-",
    id: about.id,
    machine: "ticketStep",
    input: { values: { id: about.id, step: "" }, limit: WRITE_LIMIT },
    calls: { submit },
    answers: { submit: () => about },
    fillIn: { step: taken },
    never: ["INVALID_REQUEST"],
    handling: { buttons: { "form.submit": button }, along: ["form.changed"], needs: [`ticket-${about.id}`] },
  });

export const places: readonly Place[] = [
  read("tickets", "/tickets/", {
    key: "tickets",
    call: "/api/getTickets",
    request: { page: 1, page_size: DEFAULT_PAGE_SIZE, sort: "-lastActivity" },
    sample: { rows: ticketSummaries, total: ticketSummaries.length },
  }),
  read("ticket", path, { key: "ticket-", call: "/api/getTicket", id, request: { id }, sample: ticket }),
  write("ticket", path, {
    key: "attachment-file-",
    call: "/api/getTicketAttachment",
    id: attachedFile.id,
    request: { id: attachedFile.id, name: attachedFile.name },
    sample: undefined,
  }),
  read("ticket", path, {
    key: "attachment-picture-",
    call: "/api/getTicketAttachment",
    id: attachedPicture.id,
    request: { id: attachedPicture.id },
    sample: picture,
    handling: { needs },
  }),
  step(ticket, "close", "/api/closeTicket", "ticket.step.close"),
  read("ticket", closedPath, {
    key: "ticket-",
    call: "/api/getTicket",
    id: closedTicket.id,
    request: { id: closedTicket.id },
    sample: closedTicket,
  }),
  step(closedTicket, "reopen", "/api/reopenTicket", "ticket.step.reopen"),
  read("ticket", unansweredPath, {
    key: "ticket-",
    call: "/api/getTicket",
    id: unansweredTicket.id,
    request: { id: unansweredTicket.id },
    sample: unansweredTicket,
  }),
  own("ticket", unansweredPath, {
    key: "ticket-correction-",
    id: unansweredTicket.id,
    machine: "ticketCorrection",
    input: { values: correctionOf(unansweredTicket), limit: WRITE_LIMIT },
    calls: { submit: "/api/updateTicket" },
    // It begins with what the ticket says, which is complete.
    answers: { submit: () => unansweredTicket },
    never: ["INVALID_REQUEST"],
    handling: {
      fields: { subject: "ticket.subject" },
      buttons: { "form.submit": "ticket.correct.submit" },
      opener: "ticket.correct.open",
      needs: [`ticket-${unansweredTicket.id}`],
    },
  }),
  own("ticket", path, {
    ...writing,
    key: "answer-",
    id,
    input: { ...writingInput, draftKey: `answer-${id}`, form: "message", details: noDetails, answers: id },
    calls: { sendTicket: "/api/answerTicket" },
    never: ["REQUIRED_FIELDS_MISSING"],
    handling: {
      fields: { message: "ticket.answer.message" },
      buttons: { "ticket.submit": "ticket.answer.submit" },
      needs,
      given: { "/api/getTicketDraft": null },
    },
  }),
  newTicket("new-ticket", "new-ticket", "/new-ticket/", "plain"),
  newTicket("guided-ticket", "new-ticketv2", "/new-ticketv2/", "guided"),
  read("guided-ticket", "/new-ticketv2/", {
    key: "knowledge-",
    call: "/api/getKnowledge",
    id: details.area,
    request: { instance: "int", area: details.area },
    sample: knownAnswers,
    handling: { given },
  }),
  read("guided-ticket", "/new-ticketv2/", {
    key: "ticket-tests-",
    call: "/api/getRemoteConnectResults",
    id: details.serial,
    request: { serial },
    sample: [testResult],
    handling: { given },
  }),
];
