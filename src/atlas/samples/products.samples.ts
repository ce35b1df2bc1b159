import { createEmptyActor } from "xstate";
import { cloudDnsStatuses } from "../../domain/products/cloud-dns.ts";
import {
  activationCodes,
  deletionCodes,
  ownProductCodes,
  registrationCodes,
  renewalCodes,
  replacementCodes,
  transferCodes,
} from "../../domain/products/products.refusals.ts";
import { testCodes, unblockCodes } from "../../domain/products/remote-connect.refusals.ts";
import { blockReasons } from "../../domain/products/remote-connect.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { answered, formSamples, offline, refused, savingSamples } from "./sample-kinds.ts";

const cloudDns = (status: object): Payload => answered({ content: { status }, at: 0 });

const result = (outcome: object): Payload =>
  answered({ id: "R-1", testedAt: new Date(0), by: "Eva Huber", outcome, took: 1200 });
const blocked = (reason: object | null): Payload => result({ _tag: "Blocked", reason, until: null });
const plainOutcomes = [
  "Connected",
  "HttpsOnly",
  "NotRegistered",
  "DefaultCredentials",
  "Unreachable",
  "NoMqtt",
  "NoAnswerInTime",
];
/** The refusals that say how long to wait. */
const waits = ["TOO_MANY_TESTS", "UNBLOCK_TOO_SOON"];
const testRefused = (code: string): Payload => refused(code, waits.includes(code) ? { retryAfter: 61 } : {});

export const samples = {
  "cloud-dns": {
    inputs: [{ serial: "504F94D00001" }],
    payloads: {
      "xstate.done.actor.load": [
        ...cloudDnsStatuses.map((code) => cloudDns({ _tag: "Known", code })),
        cloudDns({ _tag: "Unknown", code: "asleep" }),
        ...ownProductCodes.map((code) => refused(code)),
        offline,
      ],
    },
  },
  "cloud-service-switch": {
    inputs: [{ serial: "504F94D00001", service: "mailer", limit: 90_000, parent: createEmptyActor() }],
    payloads: {
      "cloudService.switch": [{ on: true }, { on: false }],
      "xstate.done.actor.send": [
        answered({}),
        ...ownProductCodes.map((code) => refused(code)),
        refused("INVALID_REQUEST"),
        offline,
      ],
    },
  },
  "product-deletion": formSamples(
    { serial: "504F94D00001", confirmation: "" },
    "confirmation",
    { confirmation: "504F" },
    { confirmation: "504F 94D0 0001" },
    deletionCodes,
  ),
  "product-registration": formSamples(
    { serial: "", licence_code: "" },
    "serial",
    { serial: "504F" },
    { serial: "504f 94d0 0041", licence_code: "k7qm2f9dxw4t" },
    registrationCodes,
  ),
  "product-replacement": formSamples(
    { serial: "504F94D00001", new_serial: "", licence_code: "" },
    "new_serial",
    { new_serial: "504F94D00001" },
    { new_serial: "504F94D00041", licence_code: "K7QM-2F9D-XW4T" },
    replacementCodes,
  ),
  "product-settings": savingSamples(
    {
      serial: "504F94D00001",
      name: "Villa",
      project: "",
      purchase_date: "",
      external_address: "",
      version: 1,
    },
    { name: "Villa Moser" },
    ownProductCodes,
  ),
  "remote-connect": {
    inputs: [{ serial: "504F94D00001", results: createEmptyActor() }],
    payloads: {
      "xstate.done.actor.findTarget": [answered({}), ...ownProductCodes.map(testRefused), offline],
      "xstate.done.actor.test": [
        ...plainOutcomes.map((_tag) => result({ _tag })),
        ...blockReasons.map((code) => blocked({ _tag: "Known", code })),
        blocked({ _tag: "Unknown", code: "479" }),
        result({ _tag: "Unknown", code: "499" }),
        ...testCodes.map(testRefused),
        offline,
      ],
      "xstate.done.actor.unblock": [answered({}), ...unblockCodes.map(testRefused), offline],
    },
    key: ({ context }) => [context.elapsed, context.wait],
  },
  "remote-connect-batch": {
    inputs: [undefined],
    payloads: {
      "batch.start": [{ serials: ["504F94D00001", "504F94D00002"] }, { serials: [] }],
      "xstate.done.actor.test": [
        result({ _tag: "Connected" }),
        blocked({ _tag: "Known", code: "472" }),
        ...testCodes.map((code) => refused(code)),
        offline,
      ],
    },
  },
  "service-activation": formSamples(
    { serial: "504F94D00001", service: "weather", mode: "test", licence_code: "" },
    "licence_code",
    { mode: "code" },
    { licence_code: "K7QM-2F9D-XW4T" },
    activationCodes,
  ),
  "service-renewal": formSamples(
    { serial: "504F94D00001", service: "caller", licence_code: "" },
    "licence_code",
    { licence_code: "K7" },
    { licence_code: "K7QM-2F9D-XW4T" },
    renewalCodes,
  ),
  "service-transfer": formSamples(
    { serial: "504F94D00001", service: "weather", to_serial: "" },
    "to_serial",
    { to_serial: "504F94D00001" },
    { to_serial: "504F94D00002" },
    transferCodes,
  ),
} satisfies AreaSamples;
