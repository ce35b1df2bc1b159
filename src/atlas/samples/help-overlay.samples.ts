import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{}],
  payloads: {
    "help.open": [
      { subject: { type: "order", no: "1" }, draftKey: "help.order.1", department: "support-at" },
    ],
    "ticket.sending": [{ message: "Where is it?" }],
    "ticket.sent": [{ receipt: { ticketId: "T-1" } }],
    "xstate.done.actor.ticket": [{ output: undefined }],
  },
};
