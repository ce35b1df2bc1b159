import { describe, expect, it } from "vitest";
import { isBic, isIban, isQrIban, isSwiss } from "../../../src/domain/invoices/creditor.ts";
import { epcText, spdText } from "../../../src/domain/invoices/payment-code.ts";

describe("account numbers", () => {
  it.each(["AT611904300234573201", "DE89370400440532013000", "GB82WEST12345698765432"])(
    "%s is one",
    (text) => {
      expect(isIban(text)).toBe(true);
    },
  );
  it.each([
    "",
    "AT611904300234573202",
    "AT61 1904 3002 3457 3201",
    "at611904300234573201",
    "DE8937040044",
    "XAT611904300234573201",
    "AT611904300234573201x",
    "A1611904300234573201",
    "ATX11904300234573201",
    "AT6119043002345732-1",
    "DE89370400440532013000DE89370400440532013000",
  ])("%j is none", (text) => {
    expect(isIban(text)).toBe(false);
  });
  it.each([
    ["BKAUATWW", true],
    ["BKAUATWWXXX", true],
    ["BKAUATW", false],
    ["BKAUATWWXX", false],
    ["BKA1ATWW", false],
    ["XBKAUATWW", false],
    ["BKAUATWWXXXX", false],
    ["BKAU1TWW", false],
    ["BKAUATW-", false],
    ["BKAUATW1", true],
    ["BKAUATWWXX-", false],
    ["BKAUATWW123", true],
    ["", false],
  ])("the bank's code %s: %s", (text, is) => {
    expect(isBic(text)).toBe(is);
  });
  it.each([
    ["CH9300762011623852957", true, false],
    ["LI21088100002324013AA", true, false],
    ["CH4431999123000889012", true, true],
    ["CH5630000123456789012", true, true],
    ["CH5632000123456789012", true, false],
    ["AT611904300234573201", false, false],
    ["DE8931999044053201300", false, false],
  ])("%s is Swiss: %s, a QR-IBAN: %s", (iban, swiss, qr) => {
    expect([isSwiss(iban), isQrIban(iban)]).toEqual([swiss, qr]);
  });
});

const account = {
  currency: "EUR",
  name: "Hersteller für Hausautomation",
  iban: "AT611904300234573201",
  bic: "BKAUATWW",
};

describe("the text of a payment code (EPC069-12)", () => {
  it("has its lines in order, the amount with two decimals, and no more than the reference", () => {
    expect(
      epcText({ account, amount: { cents: 100_005, currency: "EUR" }, reference: "IN-2026-000101" }).split(
        "\n",
      ),
    ).toEqual([
      "BCD",
      "002",
      "1",
      "SCT",
      "BKAUATWW",
      "Hersteller für Hausautomation",
      "AT611904300234573201",
      "EUR1000.05",
      "",
      "",
      "IN-2026-000101",
    ]);
    expect(epcText({ account, amount: { cents: 7, currency: "EUR" }, reference: "x" })).toContain(
      "EUR0.07\n",
    );
  });
});

describe("the text of a payment code (Short Payment Descriptor)", () => {
  const czech = { ...account, currency: "CZK", iban: "CZ6508000000192000145399", bic: "GIBACZPX" };
  const amount = { cents: 123_405, currency: "CZK" };

  it("has its fields in order, the account with the bank's code", () => {
    expect(
      spdText({ account: { ...czech, name: "Maker" }, amount, reference: "IN-2026-000101, 000102" }),
    ).toBe(
      "SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:1234.05*CC:CZK*RN:Maker*MSG:IN-2026-000101, 000102",
    );
  });

  it("takes 35 characters of a name, and writes in percent what would separate its fields or is no ASCII", () => {
    const text = spdText({
      account: { ...czech, name: `A*B 100 % ž${"x".repeat(40)}` },
      amount: { cents: 7, currency: "CZK" },
      reference: "x",
    });
    expect(text).toContain(`*AM:0.07*CC:CZK*RN:A%2AB 100 %25 %C5%BE${"x".repeat(24)}*MSG:x`);
  });
});
