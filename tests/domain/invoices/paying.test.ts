import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apartOf,
  askedOf,
  askedOfOrder,
  howToPay,
  howToPayAll,
  payableTogether,
  REFERENCE_LIMIT,
  referenceOf,
  unpaidEntry,
  wayOf,
  type Unpaid,
} from "../../../src/domain/invoices/paying.ts";
import { paymentMethods } from "../../../src/domain/orders/payment-method.ts";

const known = <Code extends string>(code: Code) => ({ _tag: "Known", code }) as const;
const account = { currency: "EUR", name: "Maker", iban: "AT611904300234573201", bic: "BKAUATWW" };
const accounts = [account];
const day = new Date("2026-12-05");

const unpaid: Unpaid = {
  number: "IN-2026-000101",
  kind: "invoice",
  open: { cents: 12_345, currency: "EUR" },
  dueOn: day,
  isOverdue: false,
  payment: known("net_30"),
};
const amount = unpaid.open;
const paidBy = (payment: Unpaid["payment"], more: Partial<Unpaid> = {}) =>
  howToPay({ ...unpaid, payment, ...more }, accounts);

describe("how one document is paid", () => {
  it.each([
    ["on_account", "transfer"],
    ["prepayment", "transfer"],
    ["net_14", "transfer"],
    ["net_21", "transfer"],
    ["net_30", "transfer"],
    ["direct_debit", "debit"],
    ["sepa", "debit"],
    ["credit_card", "shop"],
    ["paypal", "shop"],
    ["cash", "spot"],
    ["cash_on_delivery", "spot"],
    ["cheque", "spot"],
    ["claim", "nothing"],
    ["intercompany", "nothing"],
  ] as const)("by %s: %s", (method, way) => {
    expect(wayOf(known(method))).toBe(way);
  });

  it("has a way for each method, and says of a new one that it is another", () => {
    expect(paymentMethods.every((method) => wayOf(known(method)) !== undefined)).toBe(true);
    expect(wayOf({ _tag: "Unknown", code: "barter" })).toBe("otherwise");
    expect(paidBy({ _tag: "Unknown", code: "barter" })).toEqual({
      _tag: "Otherwise",
      amount,
      payment: { _tag: "Unknown", code: "barter" },
    });
  });

  it("is a transfer of what is open to the account for its currency, with its number as the reference", () => {
    expect(paidBy(known("net_30"))).toEqual({
      _tag: "Transfer",
      amount,
      account,
      reference: "IN-2026-000101",
    });
  });

  it("says that there is no account for its currency", () => {
    const open = { cents: 5, currency: "GBP" };
    expect(paidBy(known("prepayment"), { open })).toEqual({
      _tag: "NoAccount",
      amount: open,
      reference: "IN-2026-000101",
    });
  });

  it("is collected on its due day, or soon where that is not known", () => {
    expect(paidBy(known("sepa"))).toEqual({ _tag: "Debit", amount, on: day });
    expect(paidBy(known("direct_debit"), { dueOn: null })).toEqual({ _tag: "Debit", amount, on: null });
  });

  it.each(["sepa", "direct_debit", "cash_on_delivery", "cash", "cheque"] as const)(
    "is transferred where it was to be paid by %s and is overdue",
    (method) => {
      const late = { ...unpaid, payment: known(method), isOverdue: true };
      expect(askedOf(late)).toEqual({ _tag: "Transfer", amount, insteadOf: known(method) });
      expect(paidBy(known(method), { isOverdue: true })).toEqual({
        _tag: "Transfer",
        amount,
        account,
        reference: unpaid.number,
      });
    },
  );

  it.each(["credit_card", "paypal"] as const)("is paid in the shop by %s", (method) => {
    expect(paidBy(known(method))).toEqual({ _tag: "Shop", amount, payment: known(method) });
  });

  it("is nothing where nothing is open, and for a payment; credit is set off", () => {
    expect(paidBy(known("net_30"), { open: { cents: 0, currency: "EUR" } })).toEqual({ _tag: "Settled" });
    expect(paidBy(known("net_30"), { kind: "payment" })).toEqual({ _tag: "Settled" });
    const open = { cents: -500, currency: "EUR" };
    expect(paidBy(known("net_30"), { kind: "credit_note", open })).toEqual({ _tag: "Credit", amount: open });
    expect(paidBy(known("net_30"), { kind: "payment", open })).toEqual({ _tag: "Settled" });
  });
});

describe("what an order asks that waits for its payment", () => {
  const order = {
    status: known("no_payment"),
    isContradictory: false,
    total: amount,
    paymentMethod: known("prepayment"),
  } as const;

  it("is what its method asks, of its total", () => {
    expect(askedOfOrder(order)).toEqual({ _tag: "Transfer", amount, insteadOf: null });
    expect(askedOfOrder({ ...order, paymentMethod: known("paypal") })._tag).toBe("Shop");
  });

  it("is nothing in another status, and where the order contradicts itself", () => {
    expect(askedOfOrder({ ...order, status: known("in_progress") })).toEqual({ _tag: "Settled" });
    expect(askedOfOrder({ ...order, isContradictory: true })).toEqual({ _tag: "Settled" });
  });
});

describe("several invoices in one payment", () => {
  const another = (more: Partial<Unpaid>): Unpaid => ({ ...unpaid, number: "IN-2026-000107", ...more });
  const together = (...others: readonly Unpaid[]) => howToPayAll([unpaid, ...others], accounts);

  it("are the sum, to one account, with a reference that names them", () => {
    expect(together(another({ open: { cents: 55, currency: "EUR" }, payment: known("on_account") }))).toEqual(
      {
        _tag: "Transfer",
        amount: { cents: 12_400, currency: "EUR" },
        account,
        reference: "IN-2026-000101, 000107",
      },
    );
  });

  it("one of them is paid as it is alone", () => {
    expect(howToPayAll([{ ...unpaid, payment: known("sepa") }], accounts)._tag).toBe("Debit");
  });

  it.each([
    ["not_open", { open: { cents: 0, currency: "EUR" } }],
    ["not_open", { kind: "credit_note" }],
    ["not_open", { kind: "payment" }],
    ["currencies", { open: { cents: 5, currency: "CZK" } }],
    ["methods", { payment: known("sepa") }],
    ["methods", { payment: { _tag: "Unknown", code: "barter" } }],
  ] as const)("are apart (%s) where one has %o", (reason, more) => {
    expect(together(another(more))).toEqual({ _tag: "Apart", reason, documents: ["IN-2026-000107"] });
  });

  it("can be found: those that are transferred, in one currency, as many as a reference names (property)", () => {
    const document = fc.record({
      number: fc.integer({ min: 100_000, max: 999_999 }).map((at) => `IN-2026-${at}`),
      cents: fc.integer({ min: -100, max: 100_000 }),
      currency: fc.constantFrom("EUR", "CZK"),
      payment: fc.constantFrom(...paymentMethods).map(known),
      isOverdue: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(document, { maxLength: 40, selector: ({ number }) => number }), (some) => {
        const all = some.map(({ cents, currency, ...more }) =>
          another({ ...more, open: { cents, currency } }),
        );
        const [head, ...rest] = payableTogether(all);
        const single = all.filter((one) => apartOf([one]) === undefined);
        expect(head).toBe(single[0]);
        const isOneMore = (one: Unpaid) => head !== undefined && apartOf([head, ...rest, one]) === undefined;
        expect(head !== undefined && apartOf([head, ...rest])).toBe(head === undefined ? false : undefined);
        expect(single.filter((one) => one !== head && !rest.includes(one) && isOneMore(one))).toEqual([]);
      }),
    );
  });

  it("are apart where a reference cannot name them all", () => {
    const many = (count: number) =>
      together(
        ...Array.from({ length: count - 1 }, (_, at) =>
          another({ number: `IN-2026-${String(at + 200).padStart(6, "0")}` }),
        ),
      );
    // "IN-2026-000101", and ", 000200" for each other one.
    const most = 1 + Math.floor((REFERENCE_LIMIT - 14) / 8);
    expect(many(most)._tag).toBe("Transfer");
    expect(many(most + 1)).toMatchObject({ _tag: "Apart", reason: "length" });
  });
});

describe("the reference of several documents", () => {
  it.each([
    [["IN-2026-000101"], "IN-2026-000101"],
    [["IN-2026-000102", "IN-2026-000101"], "IN-2026-000101, 000102"],
    [["IN-2026-000102", "IN-2025-000009", "IN-2026-000001"], "IN-2025-000009, IN-2026-000001, 000102"],
    [["RT-7", "IN-2"], "IN-2, RT-7"],
    [["IN-2026-000101-2", "IN-2026-000101", "IN-2026-000102"], "IN-2026-000101, 000101-2, 000102"],
    [["4711", "4712"], "4711, 4712"],
  ])("%j: %s", (numbers, reference) => {
    expect(referenceOf(numbers)).toBe(reference);
  });

  it("can be read back into the numbers", () => {
    const number = fc
      .tuple(fc.constantFrom("IN-2026-", "IN-2025-", "RT-"), fc.integer({ min: 0, max: 999_999 }))
      .map(([beginning, at]) => `${beginning}${String(at).padStart(6, "0")}`);
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 1, maxLength: 12 }), (numbers) => {
        let beginning = "";
        const read = referenceOf(numbers)
          .split(", ")
          .map((part) => {
            if (!/^[A-Z]/.test(part)) return `${beginning}${part}`;
            beginning = part.slice(0, part.length - 6);
            return part;
          });
        expect(read).toEqual(numbers.toSorted());
      }),
    );
  });
});

it("a ledger entry is asked for as it is; one of a kind that is new is not", () => {
  const entry = {
    id: "IN-1" as never,
    kind: known("invoice"),
    date: day,
    dueOn: day,
    description: "",
    amount,
    open: amount,
    state: known("due"),
    payment: known("net_30"),
  } as const;
  const after = new Date("2026-12-06T00:00:00.000Z");
  expect(unpaidEntry(entry, after)).toEqual({ ...unpaid, dueOn: null, number: "IN-1", isOverdue: true });
  const last = new Date("2026-12-05T23:59:59.000Z");
  expect(unpaidEntry({ ...entry, state: known("open") }, last)).toEqual({ ...unpaid, number: "IN-1" });
  expect(unpaidEntry({ ...entry, payment: known("intercompany") }, last).dueOn).toBeNull();
  expect(askedOf(unpaidEntry({ ...entry, kind: { _tag: "Unknown", code: "bond" } }, last))).toEqual({
    _tag: "Settled",
  });
});
