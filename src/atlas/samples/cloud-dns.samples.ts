import { cloudDnsStatuses } from "../../domain/products/cloud-dns.ts";
import { ownProductCodes } from "../../domain/products/products.refusals.ts";
import type { MachineSamples, Payload } from "../walk/walk.ts";

const known = (status: object): Payload => ({
  output: { _tag: "Answered", answer: { content: { status }, at: 0 } },
});

export const samples: MachineSamples = {
  inputs: [{ serial: "504F94D00001" }],
  payloads: {
    "xstate.done.actor.load": [
      ...cloudDnsStatuses.map((code) => known({ _tag: "Known", code })),
      known({ _tag: "Unknown", code: "asleep" }),
      ...ownProductCodes.map((code) => ({ output: { _tag: "Failed", failure: { _tag: "Refused", code } } })),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
