import { createEmptyActor } from "xstate";
import { ownProductCodes } from "../../domain/products/products.refusals.ts";
import { testCodes, unblockCodes } from "../../domain/products/remote-connect.refusals.ts";
import { blockReasons } from "../../domain/products/remote-connect.ts";
import type { MachineSamples, Payload } from "../walk/walk.ts";

const found = (outcome: object): Payload => ({
  output: {
    _tag: "Answered",
    answer: { id: "R-1", testedAt: new Date(0), by: "Eva Huber", outcome, took: 1200 },
  },
});
/** The refusals that say how long to wait. */
const waits = ["TOO_MANY_TESTS", "UNBLOCK_TOO_SOON"];
const refused = (code: string): Payload => ({
  output: {
    _tag: "Failed",
    failure: { _tag: "Refused", code, ...(waits.includes(code) && { retryAfter: 61 }) },
  },
});
const offline: Payload = { output: { _tag: "Failed", failure: { _tag: "Offline" } } };
const plain = [
  "Connected",
  "HttpsOnly",
  "NotRegistered",
  "DefaultCredentials",
  "Unreachable",
  "NoMqtt",
  "NoAnswerInTime",
];

export const samples: MachineSamples = {
  inputs: [{ serial: "504F94D00001", results: createEmptyActor() }],
  payloads: {
    "xstate.done.actor.findTarget": [
      { output: { _tag: "Answered", answer: {} } },
      ...ownProductCodes.map(refused),
      offline,
    ],
    "xstate.done.actor.test": [
      ...plain.map((_tag) => found({ _tag })),
      ...blockReasons.map((code) => found({ _tag: "Blocked", reason: { _tag: "Known", code }, until: null })),
      found({ _tag: "Blocked", reason: { _tag: "Unknown", code: "479" }, until: null }),
      found({ _tag: "Unknown", code: "499" }),
      ...testCodes.map(refused),
      offline,
    ],
    "xstate.done.actor.unblock": [
      { output: { _tag: "Answered", answer: {} } },
      ...unblockCodes.map(refused),
      offline,
    ],
  },
  key: ({ context }) => [context.elapsed, context.wait],
};
