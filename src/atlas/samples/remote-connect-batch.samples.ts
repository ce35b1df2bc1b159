import { testCodes } from "../../domain/products/remote-connect.refusals.ts";
import type { MachineSamples, Payload } from "../walk/walk.ts";

const found = (outcome: object): Payload => ({
  output: {
    _tag: "Answered",
    answer: { id: "R-1", testedAt: new Date(0), by: "Eva Huber", outcome, took: 1200 },
  },
});

export const samples: MachineSamples = {
  inputs: [undefined],
  payloads: {
    "batch.start": [{ serials: ["504F94D00001", "504F94D00002"] }, { serials: [] }],
    "xstate.done.actor.test": [
      found({ _tag: "Connected" }),
      found({ _tag: "Blocked", reason: { _tag: "Known", code: "472" }, until: null }),
      ...testCodes.map((code) => ({ output: { _tag: "Failed", failure: { _tag: "Refused", code } } })),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
