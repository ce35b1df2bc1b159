import { invoiceList } from "../../../src/domain/invoices/invoices.lists.ts";
import { describe, expect, it } from "vitest";
import { AccountBalance, ageBands } from "../../../src/domain/invoices/account-balance.ts";
import { entryKinds, InvoiceNumber, isPaperKind } from "../../../src/domain/invoices/document.ts";
import {
  Invoice,
  InvoiceLine,
  invoiceStates,
  LedgerPage,
  Settlement,
} from "../../../src/domain/invoices/invoice.ts";
import { apartReasons } from "../../../src/domain/invoices/paying.ts";
import { Payment } from "../../../src/domain/invoices/payment.ts";
import { statementProblem, statementProblems } from "../../../src/domain/invoices/statement.ts";
import { isReadable, readingProblems } from "../../support/wire.ts";
import { eur } from "../../../tests/support/wire.ts";

const day = "2026-05-01";
const entry = {
  id: "IN-2026-000101",
  kind: "invoice",
  date: day,
  dueOn: day,
  description: "Order SO-1",
  amount: eur("120.00"),
  open: eur("20.00"),
  state: "due",
  payment: "net_30",
};
const line = {
  position: 10,
  articleNumber: "100335",
  name: "Relay",
  quantity: 2,
  unitPrice: eur("50.00"),
  discount: 0.23,
  vatRate: 0.2,
  subtotal: eur("120.00"),
};
const settlement = { id: "PA-1", kind: "payment", date: day, amount: eur("-100.00"), payment: "sepa" };
const transfer = {
  _tag: "Transfer",
  amount: eur("20.00"),
  account: { currency: "EUR", name: "Manufacturer", iban: "AT611904300234573201", bic: "BKAUATWW" },
  reference: "IN-2026-000101",
  code: { standard: "epc", size: 33, layers: [{ tone: "dark", path: "M0 0h7" }] },
};
const documents = [{ number: "IN-2026-000101", open: eur("20.00") }];

describe("the ledger of the server (business §3)", () => {
  it("is read whole, page by page", () => {
    expect(readingProblems(LedgerPage, { rows: [entry], total: 1, archiveMax: 100 })).toEqual([]);
  });

  it("has invoices with all their data", () => {
    expect(
      readingProblems(Invoice, {
        ...entry,
        createdOn: day,
        order: "SO-1",
        delivery: "DN-1",
        corrects: "IN-2026-000100",
        creditNotes: [{ id: "CN-1", date: day, amount: eur("-5.00") }],
        billingAddress: { name: "Byron", street: "Main street 1", zip: "4020", city: "Linz", country: "AT" },
        lines: [line],
        net: eur("100.00"),
        vat: [{ rate: 0.2, net: eur("100.00"), vat: eur("20.00") }],
        settlements: [settlement],
      }),
    ).toEqual([]);
  });

  it.each(entryKinds)("has entries of the kind %s", (kind) =>
    expect(readingProblems(Settlement, { ...settlement, kind })).toEqual([]),
  );

  it.each(["discount", "vatRate"])("has %s as a fraction", (field) => {
    const shares = [0, 1, -0.01, 1.01].filter((share) =>
      isReadable(InvoiceLine, { ...line, [field]: share }),
    );
    expect(shares).toEqual([0, 1]);
  });

  it("numbers its documents by 1 to 40 characters", () => {
    expect([0, 1, 40, 41].filter((length) => isReadable(InvoiceNumber, "x".repeat(length)))).toEqual([1, 40]);
  });

  it("has papers of what was invoiced and credited, not of payments", () => {
    expect(entryKinds.filter(isPaperKind)).toEqual(["invoice", "credit_note"]);
    expect(isPaperKind("other")).toBe(false);
  });
});

describe("a payment of the server", () => {
  it.each([
    transfer,
    { ...transfer, code: null },
    { _tag: "NoAccount", amount: eur("20.00"), reference: "IN-1" },
    { _tag: "Debit", amount: eur("20.00"), on: day },
    { _tag: "Debit", amount: eur("20.00"), on: null },
    { _tag: "Shop", amount: eur("20.00"), payment: "paypal" },
    { _tag: "Otherwise", amount: eur("20.00"), payment: "cheque" },
    { _tag: "Credit", amount: eur("-20.00") },
    { _tag: "Settled" },
    ...apartReasons.map((reason) => ({ _tag: "Apart", reason, documents: ["IN-1"] })),
  ])("is read whole: %o", (how) => {
    expect(readingProblems(Payment, { documents, how })).toEqual([]);
  });

  it.each([
    ["name", 70],
    ["reference", 140],
  ])("has a %s of 1 to %i characters", (field, limit) => {
    const withText = (text: string) =>
      field === "name"
        ? { ...transfer, account: { ...transfer.account, name: text } }
        : { ...transfer, reference: text };
    const lengths = [0, 1, limit, limit + 1].filter((length) =>
      isReadable(Payment, { documents, how: withText("x".repeat(length)) }),
    );
    expect(lengths).toEqual([1, limit]);
  });

  it("has an account whose numbers are right", () => {
    for (const wrong of [{ iban: "AT611904300234573202" }, { bic: "BKAUAT" }, { currency: "euro" }])
      expect(
        isReadable(Payment, { documents, how: { ...transfer, account: { ...transfer.account, ...wrong } } }),
      ).toBe(false);
  });
});

it("the account's balance is read whole, with what is open by its age (business §1)", () => {
  expect(
    readingProblems(AccountBalance, {
      open: eur("120.00"),
      overdue: eur("20.00"),
      openDocuments: 3,
      overdueDocuments: 1,
      nextDue: { day, amount: eur("100.00") },
      creditLimit: eur("5000.00"),
      ages: ageBands.map((band) => ({ band, amount: eur("30.00"), documents: 1 })),
    }),
  ).toEqual([]);
});

describe("the filters of the ledger", () => {
  it.each(entryKinds)("find %s", (kind) => {
    const filter = {
      search: "x".repeat(100),
      status: invoiceStates,
      kind,
      from: day,
      to: day,
      min: "1.00",
      max: "2.00",
    };
    expect(readingProblems(invoiceList.filter, filter, Object.keys(filter))).toEqual([]);
  });
  it.each(Object.entries(invoiceList.parts))("of the part %s are read", (_part, { filter }) =>
    expect(readingProblems(invoiceList.filter, filter, Object.keys(filter))).toEqual([]),
  );
  it.each([{ search: "x".repeat(101) }, { status: ["lost"] }, { kind: "gift" }, { settling: false }])(
    "are not %j",
    (filter) => expect(isReadable(invoiceList.filter, filter)).toBe(false),
  );
});

it("what can be wrong with the day of a statement is known", () => {
  const today = new Date("2026-11-22T00:00:00.000Z");
  const found = ["", "soon", "2026-11-23"].map((typed) => statementProblem({ day: typed, today }));
  expect(found).toEqual([...statementProblems]);
});
