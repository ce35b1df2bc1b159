import { describe, expect, test } from "vitest";
import {
  checkActivation,
  checkDeletion,
  checkRegistration,
  checkRenewal,
  checkReplacement,
  checkSettings,
  checkTransfer,
  type ProductSettingsValues,
} from "../../../src/domain/products/product-forms.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";

const serial = "504F94D00001" as SerialNumber;
const about = { serial, service: "weather" } as const;
const settings: ProductSettingsValues = {
  version: 1,
  serial,
  name: " Villa ",
  project: "",
  purchase_date: "",
  external_address: "",
};
const problems = (checked: { readonly _tag: string; readonly problems?: unknown }) => checked.problems;

describe("forms about products (business §5)", () => {
  test("serial number and licence code are normalised", () => {
    expect(checkRegistration({ serial: "50:4f:94:d0:00:41", licence_code: "demo 94d0 0041" })).toEqual({
      _tag: "Valid",
      request: { serial: "504F94D00041", licence_code: "DEMO-94D0-0041" },
    });
  });
  test("each empty or wrong field has its code, and no other field has one", () => {
    expect(problems(checkRegistration({ serial: " ", licence_code: "K7" }))).toEqual({
      serial: "MISSING",
      licence_code: "NOT_A_LICENCE_CODE",
    });
    expect(problems(checkRegistration({ serial: "G04F94D00041", licence_code: "DEMO-94D0-0041" }))).toEqual({
      serial: "SERIAL_SIGN G",
    });
    expect(problems(checkRegistration({ serial: "504F", licence_code: "K7QM-2F9D-XW4?" }))).toEqual({
      serial: "NOT_A_SERIAL",
      licence_code: "LICENCE_SIGN ?",
    });
  });
  test("a device cannot replace itself, and a service cannot be transferred to its own product", () => {
    expect(
      problems(checkReplacement({ serial, new_serial: "504f94d00001", licence_code: "DEMO-94D0-0041" })),
    ).toEqual({ new_serial: "SAME_SERIAL" });
    expect(problems(checkTransfer({ ...about, to_serial: serial }))).toEqual({ to_serial: "SAME_SERIAL" });
  });
  test("another device replaces it, and another product gets its service", () => {
    expect(checkReplacement({ serial, new_serial: "504f94d00002", licence_code: "DEMO-94D0-0041" })).toEqual({
      _tag: "Valid",
      request: { serial, new_serial: "504F94D00002", licence_code: "DEMO-94D0-0041" },
    });
    expect(checkTransfer({ ...about, to_serial: "504f94d00002" })).toEqual({
      _tag: "Valid",
      request: { ...about, to_serial: "504F94D00002" },
    });
  });
  test("each wrong field of a replacement has its code", () => {
    expect(checkReplacement({ serial, new_serial: "504f94d00002", licence_code: "" })).toEqual({
      _tag: "Invalid",
      problems: { licence_code: "MISSING" },
    });
    expect(problems(checkReplacement({ serial, new_serial: "", licence_code: "DEMO-94D0-0041" }))).toEqual({
      new_serial: "MISSING",
    });
  });
  test("a deletion needs the product's own serial number", () => {
    expect(checkDeletion({ serial, confirmation: "504F-94D0-0001" })).toEqual({
      _tag: "Valid",
      request: { serial, confirmation: "504F-94D0-0001" },
    });
    expect(problems(checkDeletion({ serial, confirmation: "504F94D00002" }))).toEqual({
      confirmation: "OTHER_SERIAL",
    });
    expect(problems(checkDeletion({ serial, confirmation: "" }))).toEqual({ confirmation: "MISSING" });
  });
  test("a test month needs no code, every other activation does", () => {
    expect(checkActivation({ ...about, mode: "test", licence_code: "left over" })).toEqual({
      _tag: "Valid",
      request: about,
    });
    expect(problems(checkActivation({ ...about, mode: "code", licence_code: "" }))).toEqual({
      licence_code: "MISSING",
    });
    expect(checkActivation({ ...about, mode: "code", licence_code: "w12m00000001" })).toEqual({
      _tag: "Valid",
      request: { ...about, licence_code: "W12M-0000-0001" },
    });
    expect(problems(checkRenewal({ ...about, licence_code: "w12m" }))).toEqual({
      licence_code: "NOT_A_LICENCE_CODE",
    });
    expect(checkRenewal({ ...about, licence_code: "w12m00000001" })).toEqual({
      _tag: "Valid",
      request: { ...about, licence_code: "W12M-0000-0001" },
    });
  });
  test("settings are trimmed, and an empty date is left out", () => {
    expect(checkSettings({ ...settings, project: " ", external_address: " " })).toEqual({
      _tag: "Valid",
      request: {
        serial,
        name: "Villa",
        project: "",
        external_address: "",
        version: 1,
      },
    });
    expect(checkSettings({ ...settings, purchase_date: "2026-02-03" })).toMatchObject({
      request: { purchase_date: new Date("2026-02-03T00:00:00Z") },
    });
  });
  test.each([
    [{ name: " " }, { name: "MISSING" }],
    [{ name: "x".repeat(61) }, { name: "TOO_LONG" }],
    [{ project: "x".repeat(81) }, { project: "TOO_LONG" }],
    [{ purchase_date: "2026-13-40" }, { purchase_date: "NOT_A_DAY" }],
    [{ purchase_date: "2026-02-31" }, { purchase_date: "NOT_A_DAY" }],
    [{ purchase_date: "0026-02-03" }, { purchase_date: "NOT_A_DAY" }],
    [{ external_address: "http://villa.example" }, { external_address: "NOT_AN_ADDRESS" }],
    [{ external_address: "villa.example:8080" }, { external_address: "NOT_AN_ADDRESS" }],
  ])("settings with %o are not sent", (change, expected) => {
    expect(checkSettings({ ...settings, ...change })).toEqual({ _tag: "Invalid", problems: expected });
  });
  test("name and project may be as long as their limits, blanks around them not counted", () => {
    const long = { name: ` ${"x".repeat(60)} `, project: ` ${"x".repeat(80)} ` };
    expect(checkSettings({ ...settings, ...long })).toMatchObject({
      _tag: "Valid",
      request: { name: "x".repeat(60), project: "x".repeat(80) },
    });
  });
});
