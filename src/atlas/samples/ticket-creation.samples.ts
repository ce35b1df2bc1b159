import { createEmptyActor } from "xstate";
import { fileUploadMachine } from "../../machines/kit/file-upload.machine.ts";
import { noDetails } from "../../domain/tickets/ticket-form.ts";
import { sendingCodes } from "../../domain/tickets/tickets.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
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
  ],
  payloads: {
    "ticket.edit": [{ message: "Where is it?" }],
    "ticket.describe": [{ change: { serial: "504F94D00001" } }],
    "ticket.refer": [{ change: { serial: "504F94D00001" } }],
    "ticket.filesChanged": [{ attached: ["photo.png"], missing: [] }],
    "upload.progressed": [{ sent: 1, total: 2 }],
    "xstate.done.actor.loadDraft": [{ output: { message: "", revision: 1_700_000_000_000, fileNames: [] } }],
    "xstate.done.actor.sendTicket": [
      { output: { _tag: "Answered", answer: { ticketId: "T-1" } } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "7001" } } },
      ...sendingCodes.map((code) => ({ output: { _tag: "Failed", failure: { _tag: "Refused", code } } })),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
    "xstate.done.actor.keepDraft": [{ output: "account" }],
    "xstate.done.actor.keepLastWords": [{ output: "account" }],
    "xstate.done.actor.discardDraft": [{ output: undefined }],
  },
  key: ({ context }) => [
    context.message,
    context.revision > 0,
    context.receipt === undefined,
    context.problems.message,
  ],
  stubs: { files: fileUploadMachine },
};
