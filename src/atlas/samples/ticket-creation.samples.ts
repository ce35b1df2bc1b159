import { createEmptyActor } from "xstate"
import { fileUploadMachine } from "../../machines/file-upload.machine.ts"
import type { MachineSamples } from "../walk/walk.ts"

export const samples: MachineSamples = {
  inputs: [
    { draftKey: "help.order.1", department: "support-at", subject: "Portal - Order #1", attachments: [], limit: 30_000, parent: createEmptyActor() },
    { draftKey: "help.problem", department: "support-at", subject: "Portal Ticket", attachments: [new File(["{}"], "portal-journal.json")], limit: 30_000, parent: createEmptyActor() },
  ],
  payloads: {
    "ticket.edit": [{ message: "Where is it?" }],
    "ticket.filesChanged": [{ attached: ["photo.png"], missing: [] }],
    "upload.progressed": [{ sent: 1, total: 2 }],
    "xstate.done.actor.loadDraft": [{ output: { message: "", revision: 1_700_000_000_000, fileNames: [] } }],
    "xstate.done.actor.sendTicket": [
      { output: { _tag: "Answered", answer: { ticketId: "T-1" } } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "TOO_LARGE" } } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
    "xstate.done.actor.keepDraft": [{ output: undefined }],
    "xstate.done.actor.keepLastWords": [{ output: undefined }],
    "xstate.done.actor.discardDraft": [{ output: undefined }],
  },
  key: ({ context }) => [context.message, context.revision > 0, context.result._tag],
  stubs: { files: fileUploadMachine },
}
