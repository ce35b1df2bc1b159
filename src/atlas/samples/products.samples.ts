import { createEmptyActor } from "xstate";
import { getProduct, getProducts, getRegistrationProof } from "../../api/products.calls.ts";
import { getRemoteConnectResults } from "../../api/remote-connect-results.calls.ts";
import { saved } from "../../api/saved.ts";
import { cloudDnsStatuses, type CloudDns } from "../../domain/products/cloud-dns.ts";
import type { ListedProduct, Product } from "../../domain/products/product.ts";
import { productList } from "../../domain/products/products.lists.ts";
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
import { blockReasons, type RemoteConnectResult } from "../../domain/products/remote-connect.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { LOADED_AT, day, known, pageOf } from "../desk/fixtures/samples.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { sampleOf } from "./call-sample.ts";
import { answered, formSamples, offline, refused, savingSamples } from "./sample-kinds.ts";

const at = new Date(LOADED_AT);
const licence = (code: string) => code as Product["licenceCode"];

/** The desk's sample product: its weather service is off, its caller service is active. */
export const product: Product = {
  serial: "504F94D00001" as Product["serial"],
  name: "Villa Moser",
  version: 1,
  type: known("miniserver"),
  registrationDate: day("01-12"),
  project: "Seeweg 9",
  purchaseDate: day("01-09"),
  licenceCode: licence("K7QM-2F9D-XW4T"),
  validUntil: day("12-31"),
  lastTest: { testedAt: at, since: day("01-20"), outcome: { _tag: "Connected" } },
  network: {
    ipv4: "203.0.113.7",
    port: 80,
    lastIp: "203.0.113.7",
    lastUpdate: at,
    lastIpSwitch: null,
    lastPortCheck: at,
    externalAddress: "",
    http: { port: 80, open: true, lastCheck: at },
    https: { port: 443, open: true, lastCheck: at },
  },
  services: {
    mailer: { status: known("active"), sentToday: 2, sentTotal: 140 },
    push: { status: known("off"), sentToday: 0, sentTotal: 0 },
    weather: {
      status: known("off"),
      validUntil: null,
      testUsed: false,
      devices: { active: 0, inactive: 1, blocked: 0 },
    },
    caller: { status: known("active"), validUntil: day("12-31"), testUsed: true },
  },
  licences: [
    {
      code: licence("P4RT-7H2C-MN5K"),
      service: known("caller"),
      purchaseDate: day("01-09"),
      months: 12,
      usedOn: day("01-12"),
      claimedUntil: null,
    },
  ],
};

const { serial, name, type, project, registrationDate, services } = product;

/** The same with an active weather service, and a licence of each state: to be used, used, and claimed. */
export const servedProduct: Product = {
  ...product,
  services: {
    ...services,
    weather: {
      status: known("active"),
      validUntil: new Date("2099-06-09T00:00:00.000Z"),
      testUsed: true,
      devices: { active: 4, inactive: 1, blocked: 2 },
    },
  },
  licences: [
    {
      code: licence("C12M-1000-3001"),
      service: known("caller"),
      purchaseDate: day("01-27"),
      months: 12,
      usedOn: null,
      claimedUntil: null,
    },
    {
      code: licence("W01M-0000-0001"),
      service: known("weather"),
      purchaseDate: day("01-09"),
      months: 1,
      usedOn: day("01-09"),
      claimedUntil: null,
    },
    {
      code: licence("E12M-1000-3001"),
      service: known("exosphere"),
      purchaseDate: day("01-05"),
      months: 12,
      usedOn: null,
      claimedUntil: day("12-31"),
    },
  ],
};

/** The rows of the product list. */
export const productSummaries: readonly [ListedProduct, ListedProduct] = [
  {
    serial,
    name,
    type,
    project,
    registrationDate,
    mailer: services.mailer.status,
    push: services.push.status,
    weather: services.weather,
    caller: services.caller,
    nextExpiry: services.caller.validUntil,
    lastTest: product.lastTest,
  },
  {
    serial: "504F94D00002" as Product["serial"],
    name: "Hauptplatz",
    type: known("miniserver_go"),
    project: "Hauptplatz 1",
    registrationDate: day("02-01"),
    mailer: known("off"),
    push: known("off"),
    weather: { status: known("off"), validUntil: null },
    caller: { status: known("off"), validUntil: null },
    nextExpiry: null,
    lastTest: null,
  },
];

/** Its cloud DNS data. */
export const cloudDns: CloudDns = {
  status: known("ok"),
  ipAddress: "203.0.113.7",
  ports: { http: 80, https: 443 },
  reason: null,
  timestamp: at,
};

/** A test result of it. */
export const testResult: RemoteConnectResult = {
  id: "desk-test",
  testedAt: at,
  by: "Robin Nord",
  outcome: { _tag: "Connected" },
  took: 1200,
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  products: sampleOf(getProducts, requestAt(productList), pageOf(...productSummaries)),
  product: sampleOf(getProduct, { serial }, product),
  proof: sampleOf(saved(getRegistrationProof), { serial, instance: "int" }, undefined),
  results: sampleOf(getRemoteConnectResults, { serial }, [testResult]),
};

const dnsOf = (status: object): Payload => answered({ content: { status }, at: 0 });

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
        ...cloudDnsStatuses.map((code) => dnsOf({ _tag: "Known", code })),
        dnsOf({ _tag: "Unknown", code: "asleep" }),
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
    inputs: [{ serial: "504F94D00001", holders: [createEmptyActor(), createEmptyActor()] }],
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
