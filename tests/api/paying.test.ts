import jsQR from "jsqr";
import { expect, it } from "vitest";
import type { LedgerEntry } from "../../src/domain/invoices/invoice.ts";
import { COLLECTION_DAYS } from "../../src/domain/invoices/paying.ts";
import { epcText, spdText, type PaymentCode } from "../../src/domain/invoices/payment-code.ts";
import type { Payment } from "../../src/domain/invoices/payment.ts";
import { isPrepaid } from "../../src/domain/orders/payment-method.ts";
import type { Order } from "../../src/domain/orders/order.ts";
import { handlerSettings, refusal } from "../support/portal/account-portal.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

type Transfer = Extract<Payment["how"], { readonly _tag: "Transfer" }>;

/** A module is so many pixels wide. */
const SCALE = 8;

/** What a camera sees: the layers drawn one over another, dark in black. */
const decoded = ({ size, layers }: PaymentCode): string | undefined => {
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const at = (modules: string | undefined): number => Math.round(Number(modules) * SCALE);
  for (const { tone, path } of layers)
    for (const [, x, y, run, rows] of path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)H[\d.]+z/g))
      for (let row = at(y); row < at(y) + at(rows); row += 1)
        for (let column = at(x); column < at(x) + at(run); column += 1)
          pixels.fill(tone === "dark" ? 0 : 255, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return jsQR(pixels, width, width)?.data;
};

/** The text of a QR-bill (Swiss Payment Standards, version 2.3 of the code, without a debtor). */
const swissText = ({ account: { iban, name, address }, amount, reference }: Transfer): string =>
  [
    ["SPC", "0200", "1", iban, "S", name],
    [address?.street, address?.building, address?.zip, address?.town, address?.country],
    ["", "", "", "", "", "", ""],
    [(amount.cents / 100).toFixed(2), "CHF"],
    ["", "", "", "", "", "", ""],
    ["NON", "", reference, "EPD"],
  ]
    .flat()
    .join("\n");

const DAY = 24 * 60 * 60 * 1000;

const texts = { epc: epcText, spd: spdText, swiss: swissText } as const;

eachDemoPortal("paying", (demo) => {
  const pay = (id: string, ...ids: readonly string[]): Promise<Payment> =>
    demo().ask<Payment>(id, "getInvoicePayment", { ids: JSON.stringify(ids) });
  const payOrder = (id: string, order: string): Promise<Payment> =>
    demo().ask<Payment>(id, "getOrderPayment", { id: order });
  const unpaid = async (id: string): Promise<readonly LedgerEntry[]> => {
    const filter = JSON.stringify({ kind: "invoice", status: ["open", "due"] });
    const { rows } = await demo().ask<{ rows: readonly LedgerEntry[] }>(id, "getInvoices", {
      page_size: "200",
      filter,
    });
    return rows;
  };
  const byTransfer = (rows: readonly LedgerEntry[]): readonly LedgerEntry[] =>
    rows.filter(({ payment }) =>
      ["on_account", "prepayment", "net_14", "net_21", "net_30"].includes(payment.code),
    );
  /** An invoice that is collected so many days after a day, or was to be before it. */
  const debitDueIn = async (days: number, from: Date): Promise<LedgerEntry> => {
    const debits = (await unpaid("gold")).filter(({ payment }) => payment.code === "sepa");
    const id = debits.map((debit) => debit.id).toSorted()[0]!;
    const dueOn = new Date(from.getTime() + days * DAY).toISOString().slice(0, 10);
    await demo().database.sql`update ledger_entries set due_on = ${dueOn} where id = ${id}`;
    return (await unpaid("gold")).find((entry) => entry.id === id)!;
  };
  const waiting = async (id: string): Promise<readonly Order[]> => {
    const { rows } = await demo().ask<{ rows: readonly { readonly id: string }[] }>(id, "getOrders", {
      page_size: "200",
      filter: JSON.stringify({ status: ["no_payment"] }),
    });
    return Promise.all(rows.map((row) => demo().ask<Order>(id, "getOrder", { id: row.id })));
  };

  it.each([
    ["platin", "EUR", "epc"],
    ["gold", "CZK", "spd"],
    ["swiss", "CHF", "swiss"],
  ] as const)(
    "unpaid invoices of %s are transferred in %s, with a code (%s) that a camera reads",
    async (id, currency, standard) => {
      const rows = byTransfer(await unpaid(id));
      expect(rows.length).toBeGreaterThan(0);
      for (const { id: number, open } of rows) {
        const { how, documents } = await pay(id, number);
        expect(documents).toEqual([{ number, open }]);
        expect(how).toMatchObject({
          _tag: "Transfer",
          amount: open,
          account: handlerSettings.creditors.find((creditor) => creditor.currency === currency),
          reference: number,
          code: { standard },
        });
        const transfer = how as Transfer;
        expect(decoded(transfer.code!)).toBe(texts[standard](transfer));
      }
    },
  );

  it("say where there is no account for their currency", async () => {
    const [invoice] = byTransfer(await unpaid("business"));
    expect((await pay("business", invoice!.id)).how).toEqual({
      _tag: "NoAccount",
      amount: invoice!.open,
      reference: invoice!.id,
    });
  });

  it("are collected until a collection is no longer awaited, and transferred from then on", async () => {
    const now = new Date();
    demo().portal.clock.stopAt(now);
    const how = async (days: number) => {
      const { id } = await debitDueIn(days, now);
      return (await pay("gold", id)).how;
    };
    const { id, open, dueOn } = await debitDueIn(0, now);
    expect(await how(0)).toEqual({ _tag: "Debit", amount: open, on: dueOn });
    expect(await how(-1)).toEqual({ _tag: "Debit", amount: open, on: null });
    expect(await how(-COLLECTION_DAYS)).toEqual({ _tag: "Debit", amount: open, on: null });
    expect(await how(-COLLECTION_DAYS - 1)).toMatchObject({ _tag: "Transfer", amount: open, reference: id });
    demo().portal.clock.stopAt(undefined);
  });

  it("are settled otherwise where their method says so", async () => {
    const others = (await unpaid("gold")).filter(
      ({ payment, state }) =>
        (["cash_on_delivery", "cheque", "cash"].includes(payment.code) && state.code === "open") ||
        ["intercompany", "claim"].includes(payment.code),
    );
    expect(others.length).toBeGreaterThan(0);
    expect(await Promise.all(others.map(async ({ id }) => (await pay("gold", id)).how))).toEqual(
      others.map(({ open, payment }) => ({ _tag: "Otherwise", amount: open, payment })),
    );
  });

  it("are paid together: the sum, and a reference that names them", async () => {
    const rows = byTransfer(await unpaid("gold")).slice(0, 3);
    const { how, documents } = await pay("gold", ...rows.map(({ id }) => id), rows[0]!.id);
    expect(documents.map(({ number }) => number).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const transfer = how as Transfer;
    expect(transfer._tag).toBe("Transfer");
    expect(transfer.amount.cents).toBe(rows.reduce((sum, { open }) => sum + open.cents, 0));
    for (const { id } of rows) expect(transfer.reference).toContain(id.slice(-6));
    expect(decoded(transfer.code!)).toBe(spdText(transfer));
  });

  it("have no code where the reference is longer than one takes, and all else", async () => {
    const rows = byTransfer(await unpaid("gold"));
    const { sql } = demo().database;
    const more = await sql<{ id: string }>`
      update ledger_entries set open_cents = 100, payment_method = 'net_30' where id in (
        select id from ledger_entries where company_id = 'gold' and kind = 'invoice' and open_cents = 0 and currency = 'CZK' order by id limit 8) returning id`;
    const { how } = await pay("gold", ...[...rows, ...more].map(({ id }) => id));
    expect(how).toMatchObject({ _tag: "Transfer", code: null });
    await sql`update ledger_entries set open_cents = 0 where id = any(${more.map(({ id }) => id)}::text[])`;
  });

  it("cannot be paid together with what is paid, has another method or another currency", async () => {
    const [invoice] = byTransfer(await unpaid("gold"));
    const debit = await debitDueIn(7, new Date());
    expect((await pay("gold", invoice!.id, debit.id)).how).toEqual({
      _tag: "Apart",
      reason: "methods",
      documents: [debit.id],
    });
    const { rows } = await demo().ask<{ rows: readonly LedgerEntry[] }>("gold", "getInvoices", {
      filter: JSON.stringify({ kind: "invoice", status: ["paid"] }),
    });
    expect((await pay("gold", invoice!.id, rows[0]!.id)).how).toMatchObject({
      _tag: "Apart",
      reason: "not_open",
    });
    expect((await pay("gold", rows[0]!.id)).how).toEqual({ _tag: "Settled" });
    const { sql } = demo().database;
    const [other] = byTransfer(await unpaid("gold")).slice(1);
    await sql`update ledger_entries set currency = 'EUR' where id = ${other!.id}`;
    expect((await pay("gold", invoice!.id, other!.id)).how).toMatchObject({
      _tag: "Apart",
      reason: "currencies",
    });
    await sql`update ledger_entries set currency = 'CZK' where id = ${other!.id}`;
  });

  it("are told to nobody but their company, and to nobody of it without the right", async () => {
    const [own] = byTransfer(await unpaid("gold"));
    const [foreign] = byTransfer(await unpaid("platin"));
    const send = (id: string, ...ids: readonly string[]) =>
      demo().send(id, "getInvoicePayment", { ids: JSON.stringify(ids) });
    expect(refusal(await send("gold", foreign!.id))).toEqual([404, "NOT_FOUND"]);
    expect(refusal(await send("gold", own!.id, foreign!.id))).toEqual([404, "NOT_FOUND"]);
    expect(refusal(await send("employee", own!.id))[0]).toBe(403);
    expect(refusal(await demo().send("gold", "getInvoicePayment", { ids: "[]" }))).toEqual([
      422,
      "INVALID_REQUEST",
      "ids",
    ]);
  });

  it("orders that wait for their payment say how they are paid in advance", async () => {
    const orders = await waiting("gold");
    expect(new Set(orders.map(({ paymentMethod }) => paymentMethod.code)).size).toBeGreaterThan(1);
    for (const { id, total, paymentMethod } of orders) {
      expect(isPrepaid(paymentMethod.code)).toBe(true);
      const { how } = await payOrder("gold", id);
      expect(how).toMatchObject(
        paymentMethod.code === "prepayment"
          ? { _tag: "Transfer", amount: total, reference: id, code: { standard: "spd" } }
          : { _tag: "Shop", amount: total, payment: paymentMethod },
      );
    }
  });

  it("what was paid of such an order already is left out, another order is settled, and a foreign one is not found", async () => {
    const [order] = (await waiting("gold")).filter(
      ({ paymentMethod }) => paymentMethod.code === "prepayment",
    );
    const { sql } = demo().database;
    await sql`
      insert into ledger_entries (id, company_id, kind, posted_on, created_on, description, amount_cents, net_cents, open_cents, currency, payment_method, order_id, search_text, entry_number)
      select 'PY-TEST', 'gold', 'payment', ordered_on, ordered_on, id, -1000, 0, -1000, currency, 'prepayment', id, '', 1000000 from orders where id = ${order!.id}`;
    expect((await payOrder("gold", order!.id)).how).toMatchObject({
      amount: { cents: order!.total.cents - 1000, currency: "CZK" },
    });
    await sql`delete from ledger_entries where id = 'PY-TEST'`;
    const { rows } = await demo().ask<{ rows: readonly { readonly id: string }[] }>("gold", "getOrders", {
      filter: JSON.stringify({ status: ["sent"] }),
    });
    expect((await payOrder("gold", rows[0]!.id)).how).toEqual({ _tag: "Settled" });
    expect(refusal(await demo().send("platin", "getOrderPayment", { id: order!.id }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
    expect(refusal(await demo().send("employee", "getOrderPayment", { id: order!.id }))[0]).toBe(403);
  });
});
