import { createEmptyActor } from "xstate";
import { blockReasons } from "../../domain/remote-connect.ts";
import type { MachineSamples, Payload } from "../walk/walk.ts";

const found = (outcome: object): Payload => ({
  output: {
    _tag: "Answered",
    answer: { id: "R-1", testedAt: new Date(0), by: "Eva Huber", outcome, took: 1200 },
  },
});
const refused = (code: string, retryAfter?: number): Payload => ({
  output: {
    _tag: "Failed",
    failure: { _tag: "Refused", code, ...(retryAfter === undefined ? {} : { retryAfter }) },
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
      refused("PRODUCT_NOT_REGISTERED"),
      offline,
    ],
    "xstate.done.actor.test": [
      ...plain.map((_tag) => found({ _tag })),
      ...blockReasons.map((code) => found({ _tag: "Blocked", reason: { _tag: "Known", code }, until: null })),
      found({ _tag: "Blocked", reason: { _tag: "Unknown", code: "479" }, until: null }),
      found({ _tag: "Unknown", code: "499" }),
      refused("TEST_RUNNING"),
      refused("TOO_MANY_TESTS", 61),
      offline,
    ],
    "xstate.done.actor.unblock": [
      { output: { _tag: "Answered", answer: {} } },
      refused("NOT_BLOCKED"),
      refused("UNBLOCK_REFUSED"),
      refused("UNBLOCK_TOO_SOON", 61),
      offline,
    ],
  },
  key: ({ context }) => [context.elapsed, context.wait],
};
