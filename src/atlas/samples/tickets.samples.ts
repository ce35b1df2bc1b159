import { createEmptyActor } from "xstate";
import { noDetails } from "../../domain/tickets/ticket-form.ts";
import { ticketSteps } from "../../domain/tickets/ticket-steps.ts";
import {
  closeCodes,
  correctionCodes,
  reopenCodes,
  sendingCodes,
} from "../../domain/tickets/tickets.refusals.ts";
import { fileUploadMachine } from "../../machines/kit/file-upload.machine.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, formSamples, offline, refused } from "./sample-kinds.ts";

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
  "ticket-step": formSamples({ id: "T-1", step: "" }, "step", { step: "" }, { step: "close" }, [
    ...closeCodes,
    ...reopenCodes,
  ]),
} satisfies AreaSamples;
