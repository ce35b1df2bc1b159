import * as Schema from "effect/Schema";
import { productList } from "../../../src/domain/products/products.lists.ts";
import { describe, expect, it } from "vitest";
import { CloudDns } from "../../../src/domain/products/cloud-dns.ts";
import { CountedService } from "../../../src/domain/products/cloud-service.ts";
import { settingsOf } from "../../../src/domain/products/product-forms.ts";
import {
  Product,
  PRODUCT_NAME_LIMIT,
  ProductSettings,
  ListedProduct,
  PROJECT_LIMIT,
} from "../../../src/domain/products/product.ts";
import { RemoteConnectResult } from "../../../src/domain/products/remote-connect.ts";
import { LicenceCode, SerialNumber } from "../../../src/domain/products/serial-number.ts";

const instant = "2026-11-21T12:00:00.000Z";
const serial = "504F94D00001";
const port = { port: 80, open: null, lastCheck: instant };
const counted = { status: "active", sentToday: 3, sentTotal: 40 };
const timed = { status: "test", validUntil: "2026-12-21", testUsed: true };
const licence = {
  code: "W12M-0000-0001",
  service: "weather",
  purchaseDate: "2026-11-21",
  months: 12,
  usedOn: null,
  claimedUntil: null,
};

/** A product as it is on the wire. */
const sent = {
  serial,
  name: "Villa",
  type: "miniserver",
  registrationDate: "2026-11-21",
  project: "Lake",
  purchaseDate: "2026-02-03",
  licenceCode: "K7QM-2F9D-XW4T",
  validUntil: "2028-11-21",
  lastTest: {
    testedAt: instant,
    since: "2026-11-01T08:00:00.000Z",
    outcome: { code: "418", detail: "471", until: instant },
  },
  network: {
    ipv4: "192.0.2.7",
    port: 443,
    lastIp: null,
    lastUpdate: instant,
    lastIpSwitch: null,
    lastPortCheck: instant,
    externalAddress: "villa.example",
    http: port,
    https: { ...port, port: null, open: true },
  },
  services: {
    mailer: counted,
    push: { ...counted, status: "off" },
    weather: { ...timed, devices: { active: 1, inactive: 2, blocked: 0 } },
    caller: { ...timed, validUntil: null },
  },
  licences: [licence],
  version: 4,
};
const product = Schema.decodeUnknownSync(Product)(sent);
const isA = (schema: Schema.Codec<unknown, unknown>, value: unknown): boolean =>
  Schema.decodeUnknownOption(schema)(value)._tag === "Some";

describe("what is received of a product (business §3)", () => {
  it("is all of its data, and nothing is lost on the way", () => {
    expect(product.registrationDate).toEqual(new Date("2026-11-21"));
    expect(product.services.weather.status).toEqual({ _tag: "Known", code: "test" });
    expect(Schema.encodeSync(Product)(product)).toEqual(sent);
  });

  it.each<[string, Schema.Codec<unknown, unknown>, object]>([
    [
      "a row of the list",
      ListedProduct,
      {
        serial,
        name: "Villa",
        type: "audioserver",
        project: "",
        registrationDate: "2026-11-21",
        mailer: "active",
        push: "off",
        weather: { status: "active", validUntil: "2026-12-21" },
        caller: { status: "off", validUntil: null },
        nextExpiry: "2026-12-21",
        lastTest: null,
      },
    ],
    [
      "its cloud DNS data",
      CloudDns,
      {
        status: "blacklisted",
        ipAddress: "192.0.2.7",
        ports: { http: 80, https: null },
        reason: "471",
        timestamp: instant,
      },
    ],
    [
      "a result of a connection test",
      RemoteConnectResult,
      {
        id: "R-1",
        testedAt: instant,
        by: "Eva Huber",
        outcome: { code: "418", detail: "471", until: instant },
        took: 1200,
      },
    ],
  ])("is %s, as it was sent", (_what, schema, data) => {
    expect(Schema.encodeSync(schema)(Schema.decodeUnknownSync(schema)(data))).toEqual(data);
  });

  it.each([
    ["mailer", true],
    ["push", true],
    ["weather", false],
    ["", false],
  ])("says of %j whether it is a service without an end date: %s", (service, is) =>
    expect(Schema.is(CountedService)(service)).toBe(is),
  );
});

describe("the settings of a product", () => {
  it("are filled in with what the product has", () => {
    expect(settingsOf(product)).toEqual({
      serial,
      name: "Villa",
      project: "Lake",
      purchase_date: "2026-02-03",
      external_address: "villa.example",
      version: 4,
    });
    expect(settingsOf({ ...product, purchaseDate: null }).purchase_date).toBe("");
  });

  const settings = { name: "Villa", project: "", external_address: "" };
  it.each([
    [{}, true],
    [{ name: " " }, false],
    [{ name: "" }, false],
    [{ name: "My villa" }, true],
    [{ name: "x".repeat(PRODUCT_NAME_LIMIT) }, true],
    [{ name: "x".repeat(PRODUCT_NAME_LIMIT + 1) }, false],
    [{ project: "x".repeat(PROJECT_LIMIT) }, true],
    [{ project: "x".repeat(PROJECT_LIMIT + 1) }, false],
    [{ purchase_date: "2026-02-03" }, true],
    [{ purchase_date: "2026-02-31" }, false],
  ])("with %j are taken by the server: %s", (more, is) =>
    expect(isA(ProductSettings, { ...settings, ...more })).toBe(is),
  );

  it.each([
    ["villa", true],
    ["a", true],
    ["my-villa.example", true],
    ["a.b", true],
    ["v1.my--villa.example2", true],
    ["192.0.2.7", true],
    [`${"x".repeat(63)}.example`, true],
    [`villa.${"x".repeat(63)}`, true],
    [`${"x".repeat(64)}.example`, false],
    [`villa.${"x".repeat(64)}`, false],
    ["-villa.example", false],
    ["villa-.example", false],
    ["villa.-example", false],
    ["villa.example-", false],
    ["villa..example", false],
    [".villa", false],
    ["villa.", false],
    ["vi_lla.example", false],
    ["villa.exa_mple", false],
    ["villa.example/path", false],
    ["https://villa.example", false],
    [" villa", false],
    [`${"x.".repeat(126)}x`, true],
    [`${"x.".repeat(126)}xx`, false],
  ])("have the external address %j: %s", (external_address, is) =>
    expect(isA(ProductSettings, { ...settings, external_address })).toBe(is),
  );
});

it.each([
  [{}, true],
  [{ expiry: "soon" }, true],
  [{ expiry: "expired" }, true],
  [{ expiry: "" }, false],
  [{ type: ["miniserver"] }, true],
  [{ type: ["toaster"] }, false],
  [{ search: "x".repeat(100) }, true],
  [{ search: "x".repeat(101) }, false],
  [{ from: "2026-02-31" }, false],
])("the list of products may be narrowed by %j: %s", (filter, is) =>
  expect(isA(productList.filter, filter)).toBe(is),
);

it.each([
  ["504F94D00001", true],
  ["504f94d00001", false],
  ["504F94D000012", false],
  ["1504F94D00001", false],
])("%s is a serial number on the wire: %s", (text, is) => expect(isA(SerialNumber, text)).toBe(is));

it.each([
  ["K7QM-2F9D-XW4T", true],
  ["K7QM2F9DXW4T", false],
  ["K7QM-2F9D-XW4T-0000", false],
  ["XK7QM-2F9D-XW4T", false],
  ["K7QM-2F9D-XW4TX", false],
])("%s is a licence code on the wire: %s", (text, is) => expect(isA(LicenceCode, text)).toBe(is));
