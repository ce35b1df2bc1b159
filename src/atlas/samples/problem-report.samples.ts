import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
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
};
