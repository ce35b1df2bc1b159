import { describe, expect, it } from "vitest";
import type { InvoiceNumber } from "../../../src/domain/invoices/document.ts";
import { isForTransfer } from "../../../src/domain/invoices/invoice.ts";
import { epcText, isBic, isIban } from "../../../src/domain/invoices/payment-code.ts";
import { paymentMethods } from "../../../src/domain/orders/payment-method.ts";

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
});

describe("the text of a payment code (EPC069-12)", () => {
  it("has its lines in order, the amount with two decimals, and no more than the reference", () => {
    const creditor = { name: "Hersteller für Hausautomation", iban: "AT611904300234573201", bic: "BKAUATWW" };
    expect(
      epcText({ creditor, amount: { cents: 100_005, currency: "EUR" }, reference: "IN-2026-000101" }).split(
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
    expect(epcText({ creditor, amount: { cents: 7, currency: "EUR" }, reference: "x" })).toContain(
      "EUR0.07\n",
    );
  });
});

describe("what is paid by transfer", () => {
  const entry = {
    id: "IN-1" as InvoiceNumber,
    kind: { _tag: "Known", code: "invoice" },
    open: { cents: 1, currency: "EUR" },
    payment: { _tag: "Known", code: "net_30" },
  } as const;

  it("is an unpaid invoice in EUR with a method that is a transfer", () => {
    expect(
      paymentMethods.filter((code) => isForTransfer({ ...entry, payment: { _tag: "Known", code } })),
    ).toEqual(["on_account", "prepayment", "net_14", "net_21", "net_30"]);
  });
  it.each([
    { open: { cents: 0, currency: "EUR" } },
    { open: { cents: 1, currency: "CZK" } },
    { kind: { _tag: "Known", code: "credit_note" } },
    { payment: { _tag: "Unknown", code: "net_30" } },
  ] as const)("is not %j", (other) => {
    expect(isForTransfer({ ...entry, ...other })).toBe(false);
  });
});
