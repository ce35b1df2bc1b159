import { createEmptyActor } from "xstate";
import { saved } from "../../api/saved.ts";
import {
  closeTicket,
  getKnowledge,
  getTicket,
  getTicketAttachment,
  reopenTicket,
} from "../../api/tickets.calls.ts";
import { getTickets } from "../../api/ticket-list.calls.ts";
import type { KnowledgeEntry } from "../../domain/tickets/knowledge.ts";
import { noDetails } from "../../domain/tickets/ticket-form.ts";
import { ticketSteps } from "../../domain/tickets/ticket-steps.ts";
import type { Attachment, Ticket, TicketSummary } from "../../domain/tickets/ticket.ts";
import { ticketList } from "../../domain/tickets/tickets.lists.ts";
import { correctionCodes, sendingCodes } from "../../domain/tickets/tickets.refusals.ts";
import { fileUploadMachine } from "../../machines/kit/file-upload.machine.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { product, testResult } from "./products.samples.ts";
import { day, known, pageOf } from "../desk/fixtures/samples.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { pictureOf, sampleOf } from "./call-sample.ts";
import { answered, formSamples, offline, refused } from "./sample-kinds.ts";

const id = "T-2026-000007" as Ticket["id"];
const attachedFile: Attachment = {
  id: "desk-file" as Attachment["id"],
  name: "device.log",
  size: 1500,
  picture: false,
};
const attachedPicture: Attachment = {
  id: "desk-picture" as Attachment["id"],
  name: "cellar.svg",
  size: 310,
  picture: true,
};

/** The attached sample image. */
const picture = new Blob(
  [
    "<svg xmlns='http://www.w3.org/2000/svg' width='320' height='180' viewBox='0 0 320 180'><rect width='320' height='180' fill='#ccd5cf'/>",
    "<rect x='110' y='40' width='100' height='100' rx='8' fill='#2f5d46'/><circle cx='160' cy='90' r='18' fill='#ccd5cf'/></svg>",
  ],
  { type: "image/svg+xml" },
);

/** A ticket with an answer of support. */
export const ticket: Ticket = {
  id,
  date: day("02-01"),
  subject: "Relay clicks",
  message: "The relay clicks all night.",
  creator: "Robin Nord",
  status: known("open"),
  attachments: [attachedPicture, attachedFile],
  answers: [
    {
      id: "a1",
      date: day("02-02"),
      author: "Support",
      side: "support",
      message: "Please update the Miniserver.",
      attachments: [],
    },
  ],
  mine: true,
  area: known("product"),
  references: { order: null, invoice: null, serial: product.serial },
  remoteConnect: testResult,
  closedAt: null,
};

/** A recently closed ticket, which can be reopened. */
export const closedTicket: Ticket = {
  ...ticket,
  id: "T-2026-000003" as Ticket["id"],
  date: day("01-14"),
  subject: "Portal - Order #SO-2026-000088",
  message: "Where is the parcel?",
  status: known("closed"),
  attachments: [],
  area: known("order"),
  references: { order: null, invoice: null, serial: null },
  remoteConnect: null,
  closedAt: day("01-30"),
  answers: [
    {
      id: "a1",
      date: day("01-16"),
      author: "Support",
      side: "support",
      message: "It will be with you tomorrow.",
      attachments: [],
    },
  ],
};

/** The ticket before its first answer, when its creator can correct it. */
export const unansweredTicket: Ticket = { ...ticket, id: "T-2026-000008" as Ticket["id"], answers: [] };

export const ticketSummaries: readonly [TicketSummary, TicketSummary] = [
  {
    id,
    date: day("02-01"),
    subject: "Relay clicks",
    status: known("open"),
    creator: "Robin Nord",
    answerCount: 1,
    lastActivity: day("02-02"),
    unreadAnswers: 1,
    mine: true,
  },
  {
    id: closedTicket.id,
    date: closedTicket.date,
    subject: closedTicket.subject,
    status: known("closed"),
    creator: "Robin Nord",
    answerCount: 1,
    lastActivity: day("01-30"),
    unreadAnswers: 0,
    mine: true,
  },
];

const knownAnswers: readonly KnowledgeEntry[] = [
  {
    id: "desk-known",
    area: known("product"),
    question: "The Miniserver does not start",
    answer: ["Take the card out and put it in again.", "Its lamp shines green after two minutes."],
  },
];

const loaded = (one: Ticket) => sampleOf(getTicket, { id: one.id }, one);

/** The area's calls as the desk makes them. */
export const callSamples = {
  tickets: sampleOf(getTickets, requestAt(ticketList), pageOf(...ticketSummaries)),
  ticket: loaded(ticket),
  closedTicket: loaded(closedTicket),
  unansweredTicket: loaded(unansweredTicket),
  file: sampleOf(saved(getTicketAttachment), { id: attachedFile.id }, undefined),
  picture: pictureOf(getTicketAttachment, { id: attachedPicture.id }, picture),
  close: sampleOf(closeTicket, { id }, ticket),
  reopen: sampleOf(reopenTicket, { id: closedTicket.id }, closedTicket),
  knowledge: sampleOf(getKnowledge, { instance: "int", area: "product" }, knownAnswers),
};

export const samples = {
  "help-overlay": {
    inputs: [{}],
    payloads: {
      "help.open": [
        { subject: { type: "order", no: "1" }, draftKey: "help.order.1", department: "support-at" },
        { subject: { type: "order", no: "2" }, draftKey: "help.order.2", department: "support-at" },
      ],
      "ticket.sending": [{ message: "Where is it?" }],
      "ticket.sent": [{ receipt: { ticketId: "T-1" } }],
      "xstate.done.actor.ticket": [{ output: undefined }],
    },
  },
  "problem-report": {
    inputs: [{ attachable: true }, { attachable: false }],
    payloads: {
      "report.open": [{ attachable: true }],
      "xstate.done.actor.collect": [
        {
          output: {
            fileName: "portal-journal-2026-11-21.json",
            text: "{}",
            count: 1,
            since: new Date(0),
            last: [
              { no: 0, at: new Date(0), actor: "portal", from: "start", type: "xstate.init", state: "ready" },
            ],
          },
        },
      ],
      "xstate.done.actor.save": [{ output: undefined }],
      "xstate.done.actor.attach": [{ output: undefined }],
    },
  },
  "ticket-correction": formSamples(
    { id: "T-1", subject: "", area: "", order: "", invoice: "", serial: "" },
    "subject",
    { subject: "" },
    { subject: "Relay" },
    correctionCodes,
  ),
  "ticket-creation": {
    inputs: [
      {
        draftKey: "help.order.1",
        attachments: [],
        form: "message",
        details: { ...noDetails, department: "support-at", subject: "Portal - Order #1" },
        drafts: { limit: 2000, quiet: 300 },
        limit: 30_000,
        parent: createEmptyActor(),
      },
      {
        draftKey: "help.problem",
        form: "message",
        details: noDetails,
        drafts: { limit: 2000, quiet: 300 },
        attachments: [new File(["{}"], "portal-journal.json")],
        limit: 30_000,
        parent: createEmptyActor(),
      },
      {
        draftKey: "new-ticketv2",
        form: "guided",
        details: { ...noDetails, area: "other", subject: "A question" },
        drafts: { limit: 2000, quiet: 300 },
        attachments: [],
        limit: 30_000,
      },
    ],
    payloads: {
      "step.asked": ticketSteps.map((step) => ({ step })),
      "ticket.edit": [{ message: "Where is it?" }],
      "ticket.describe": [{ change: { serial: "504F94D00001" } }],
      "ticket.refer": [{ change: { serial: "504F94D00001" } }],
      "ticket.filesChanged": [{ attached: ["photo.png"], missing: [] }],
      "upload.progressed": [{ sent: 1, total: 2 }],
      "xstate.done.actor.loadDraft": [
        { output: { message: "", revision: 1_700_000_000_000, fileNames: [] } },
        {
          output: { message: "Where is it?", revision: 1_700_000_000_000, fileNames: [], waited: 1000 },
        },
      ],
      "xstate.done.actor.sendTicket": [
        answered({ ticketId: "T-1" }),
        refused("7001"),
        ...sendingCodes.map((code) => refused(code)),
        refused("OTHER_ACCOUNT"),
        offline,
      ],
      "xstate.done.actor.keepDraft": [{ output: "account" }],
      "xstate.done.actor.keepLastWords": [{ output: "account" }],
      "xstate.done.actor.keepWaiting": [{ output: "tab" }],
      "xstate.done.actor.discardDraft": [{ output: undefined }],
    },
    key: ({ context }) => [
      context.message,
      context.revision > 0,
      context.receipt === undefined,
      context.problems.message,
      context.choosesArea,
      context.resent,
    ],
    stubs: { files: fileUploadMachine },
  },
} satisfies AreaSamples;
