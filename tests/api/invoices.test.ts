import { invoiceList } from "../../src/domain/invoices/invoices.lists.ts";
import type { CallName } from "../../server/http/handler.ts";
import { loadFile } from "../support/portal/load-file.ts";
import { centsAfter, printed } from "../support/printed-money.ts";
import { pdfText } from "../support/pdf-text.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDelivery } from "../../server/areas/invoices/delivery.sql.ts";
import { readInvoice } from "../../server/areas/invoices/invoice.sql.ts";
import { readStatement } from "../../server/areas/invoices/statement.sql.ts";
import { searchTextOf } from "../../server/areas/kit/fold.ts";
import { demoCompanies } from "../../server/demo/people.ts";
import type { AccountBalance } from "../../src/domain/invoices/account-balance.ts";
import { type Invoice, type LedgerEntry } from "../../src/domain/invoices/invoice.ts";
import { askedOf, isOverdueOn, isToBePaid, unpaidEntry } from "../../src/domain/invoices/paying.ts";
import { paymentMethods } from "../../src/domain/orders/payment-method.ts";
import type { PartOf } from "../../src/domain/kit/list.ts";
import type { Order } from "../../src/domain/orders/order.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

interface Page {
  readonly rows: readonly LedgerEntry[];
  readonly total: number;
}

const filterOf = (filter: object): Record<string, string> => ({ filter: JSON.stringify(filter) });
const idsOf = ({ rows }: Pick<Page, "rows">): readonly string[] => rows.map(({ id }) => id);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The cells of a CSV file without its header. */
const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split("\r\n")
    .slice(1, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? "",
      ),
    );

eachDemoPortal("invoices", (demo) => {
  const list = (id: string, fields: Record<string, string> = {}): Promise<Page> =>
    demo().ask<Page>(id, "getInvoices", fields);
  const balances = (id: string): Promise<readonly AccountBalance[]> => demo().ask(id, "getAccountBalance");
  const invoice = (id: string, number: string): Promise<Invoice> =>
    demo().ask<Invoice>(id, "getInvoice", { id: number });
  const csv = async (id: string, fields: Record<string, string> = {}) =>
    cellsOf((await demo().send(id, "getInvoicesCsv", { ...fields, raw: "1" })).text);
  /** All pages of a list. */
  const whole = async (id: string, fields: Record<string, string> = {}): Promise<readonly LedgerEntry[]> => {
    const { total } = await list(id, { ...fields, page_size: "1" });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 200) }, (_, at) =>
        list(id, { ...fields, page: String(at + 1), page_size: "200" }),
      ),
    );
    return pages.flatMap(({ rows }) => rows);
  };

  it("come newest first, 25 at a time, with the total over all pages", async () => {
    const page = await list("gold");
    const [counted] = await demo().database.sql<{ entries: number }>`
      select count(*) as entries from ledger_entries where company_id = 'gold'`;
    expect([page.rows.length, page.total]).toEqual([25, counted!.entries]);
    const days = page.rows.map(({ date }) => date.getTime());
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });

  it.each(invoiceList.sortable.flatMap((column) => [column, `-${column}`]))(
    "sorted by %s, the pages hold each entry once",
    async (sort) => {
      const rows = await whole("gold", { sort });
      expect(new Set(rows.map(({ id }) => id)).size).toBe((await list("gold")).total);
      const opposite = await list("gold", {
        sort: sort.startsWith("-") ? sort.slice(1) : `-${sort}`,
        page_size: "100",
      });
      expect(idsOf(opposite)).toEqual(idsOf({ rows }).toReversed().slice(0, 100));
    },
  );

  describe("in their tabs", () => {
    const belongs: Readonly<Record<PartOf<typeof invoiceList>, (entry: LedgerEntry) => boolean>> = {
      open: ({ open }) => open.cents !== 0,
      overdue: ({ state }) => state.code === "due",
      all: () => true,
      payments: ({ kind }) => kind.code !== "invoice",
    };
    const tabs = Object.keys(belongs) as readonly PartOf<typeof invoiceList>[];
    const fieldsOf = (part: PartOf<typeof invoiceList>) => ({
      sort: invoiceList.parts[part].sort ?? invoiceList.sort,
      ...filterOf(invoiceList.parts[part].filter),
    });

    it.each(tabs)("are those of %s, in the list as in the file", async (part) => {
      const rows = await whole("gold", fieldsOf(part));
      const expected = (await whole("gold")).filter(belongs[part]);
      expect(expected.length).toBeGreaterThan(0);
      expect(idsOf({ rows }).toSorted()).toEqual(idsOf({ rows: expected }).toSorted());
      expect((await csv("gold", fieldsOf(part))).map(([id]) => id)).toEqual(idsOf({ rows }));
    });

    it.each(["open", "overdue"] as const)("are by due day where it is %s, without one last", async (part) => {
      const days = (await whole("gold", fieldsOf(part))).map(({ dueOn }) => dueOn?.getTime() ?? Infinity);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
    });

    it.each(["all", "payments"] as const)("are newest first where it is %s", async (part) => {
      const days = (await whole("gold", fieldsOf(part))).map(({ date }) => date.getTime());
      expect(days).toEqual(days.toSorted((one, other) => other - one));
    });

    it.each(tabs)("are not for who may not view invoices: %s", async (part) => {
      expect((await demo().send("employee", "getInvoices", fieldsOf(part))).status).toBe(403);
    });
  });

  it.each([
    ["sort", "description"],
    ["filter", '{"status":["lost"]}'],
    ["filter", '{"from":"2026-13-01"}'],
    ["filter", '{"kind":"cheque"}'],
    ["page_size", "201"],
  ])("refuse %s %s and name the field", async (field, value) => {
    const answer = await demo().send("gold", "getInvoices", { [field]: value });
    expect([answer.status, answer.json]).toEqual([
      422,
      { valid: false, error_code: "INVALID_REQUEST", field },
    ]);
  });

  it("are found by document, order number and description, and SQL wildcards have no effect", async () => {
    const { rows } = await list("gold", filterOf({ kind: "invoice" }));
    const [first] = rows;
    expect(idsOf(await list("gold", filterOf({ search: first!.id.toLowerCase(), kind: "invoice" })))).toEqual(
      [first!.id],
    );
    const { order } = await invoice("gold", first!.id);
    expect(idsOf(await list("gold", filterOf({ search: order })))).toContain(first!.id);
    const exact = await list("gold", filterOf({ search: "Řehoř" }));
    expect(exact.total).toBeGreaterThan(0);
    expect(exact.rows.every(({ description }) => description.includes("Řehoř"))).toBe(true);
    expect(await list("gold", filterOf({ search: " rehor" }))).toEqual(exact);
    const both = await list("gold", filterOf({ search: "rehor brno" }));
    expect(both.total).toBeGreaterThan(0);
    expect(both.total).toBeLessThan(exact.total);
    await Promise.all(
      ["%", "_", "\\", "' or 1=1 --"].map(async (search) => {
        expect((await list("gold", filterOf({ search }))).total).toBe(0);
      }),
    );
  });

  it("are found by a number that begins theirs, their order's, or that of what a payment paid", async () => {
    const { sql } = demo().database;
    const [paid] = await sql<{ document: string; payment: string; order_id: string }>`
      select s.document_id as document, s.settled_by as payment, e.order_id from ledger_settlements s
      join ledger_entries e on e.id = s.document_id join ledger_entries p on p.id = s.settled_by
      where e.company_id = 'gold' and e.kind = 'invoice' and p.kind = 'payment' order by s.settled_on desc limit 1`;
    const { document, payment, order_id: order } = paid!;
    expect(idsOf(await list("gold", filterOf({ search: ` ${document.toLowerCase()}` })))).toEqual(
      expect.arrayContaining([document, payment]),
    );
    expect(idsOf(await list("gold", filterOf({ search: order })))).toEqual(
      expect.arrayContaining([document, payment]),
    );
    const year = order.slice(0, 9);
    expect((await list("gold", filterOf({ search: year }))).total).toBeGreaterThan(25);
    const digits = document.slice(-6);
    expect(idsOf(await list("gold", filterOf({ search: digits })))).toContain(document);
  });

  it("are filtered by state, which follows from what is open and the due day", async () => {
    const today = new Date(dayAgo(0));
    for (const state of ["open", "due", "paid"] as const) {
      const rows = await whole("gold", filterOf({ status: [state] }));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const unpaid = isOverdueOn(row, today) ? "due" : "open";
        expect([row.state.code, row.open.cents === 0 ? "paid" : unpaid]).toEqual([state, state]);
      }
    }
    const unpaid = await list("gold", filterOf({ status: ["open", "due"] }));
    const [open, due] = [
      await list("gold", filterOf({ status: ["open"] })),
      await list("gold", filterOf({ status: ["due"] })),
    ];
    expect(unpaid.total).toBe(open.total + due.total);
  });

  it("are filtered by period, both days included, and by kind", async () => {
    const rows = await whole("gold");
    const [from, to] = [dayAgo(60), dayAgo(30)];
    const inside = rows.filter(
      ({ date }) => date.getTime() >= Date.parse(from) && date.getTime() <= Date.parse(to),
    );
    expect(inside.length).toBeGreaterThan(0);
    expect(idsOf({ rows: await whole("gold", filterOf({ from, to })) })).toEqual(idsOf({ rows: inside }));
    expect((await list("gold", filterOf({ from }))).total).toBe(
      rows.filter(({ date }) => date.getTime() >= Date.parse(from)).length,
    );
    expect(
      (await list("gold", filterOf({ kind: "credit_note" }))).rows.map(({ kind }) => kind.code),
    ).toContain("credit_note");
    expect((await list("gold", filterOf({ kind: "payment" }))).total).toBe(
      rows.filter(({ kind }) => kind.code === "payment").length,
    );
  });

  it("of another customer are answered NOT_FOUND, and are nowhere in a list, a file or a statement", async () => {
    const [foreign] = (await list("swiss")).rows;
    const answer = await demo().send("gold", "getInvoice", { id: foreign!.id });
    expect([answer.status, answer.json]).toEqual([404, { valid: false, error_code: "NOT_FOUND" }]);
    expect((await demo().send("gold", "getInvoice", { id: "IN-1999-000001" })).json).toEqual(answer.json);
    expect((await list("gold", filterOf({ search: foreign!.id }))).total).toBe(0);
    expect(await csv("gold", filterOf({ search: foreign!.id }))).toEqual([]);
  });

  it.each(["getInvoices", "getInvoice", "getAccountBalance", "getInvoicesCsv"] as const)(
    "%s needs a session, and the right of an employee",
    async (name) => {
      expect((await demo().send(undefined, name, { id: "x" })).status).toBe(401);
      const answer = await demo().send("employee", name, { id: "x" });
      expect([answer.status, answer.json]).toEqual([403, { valid: false, error_code: "NO_ACCESS" }]);
    },
  );

  it("have lines, VAT and payments that add up, and name order and delivery note", async () => {
    const { rows } = await list("gold", { ...filterOf({ kind: "invoice" }), page_size: "50" });
    const all = await Promise.all(rows.map(({ id }) => invoice("gold", id)));
    // A training's invoice has no order.
    const invoices = all.filter(({ order }) => order !== null);
    expect(invoices.length).toBeGreaterThan(40);
    for (const { amount, open, net, vat, lines, settlements, order, delivery } of invoices) {
      expect(sumOf(lines.map(({ subtotal }) => subtotal.cents))).toBe(amount.cents);
      expect(sumOf(vat.map((share) => share.net.cents + share.vat.cents))).toBe(amount.cents);
      expect(sumOf(vat.map((share) => share.net.cents))).toBe(net.cents);
      expect(amount.cents - sumOf(settlements.map((settled) => settled.amount.cents))).toBe(open.cents);
      const { invoices: named, deliveries } = await demo().ask<Order>("gold", "getOrder", { id: order! });
      expect(deliveries.map(({ number }) => number)).toContain(delivery);
      expect(named).not.toBeNull();
    }
    expect(invoices.some(({ settlements }) => settlements.length > 0)).toBe(true);
    expect(invoices.some(({ settlements }) => settlements.length === 0)).toBe(true);
  });

  it.each([
    ["business", ["GBP"]],
    ["swiss", ["CHF"]],
    ["gold", ["CZK"]],
  ])("of %s have their balance in the currencies in which something is open: %j", async (id, currencies) => {
    expect((await balances(id)).map(({ open }) => open.currency)).toEqual(currencies);
  });

  it.each([
    ["business", "GBP"],
    ["gold", "CZK"],
    ["customer", "EUR"],
  ])(
    "of %s have their balance in the account's own currency (%s) where nothing is open",
    async (id, currency) => {
      const { sql } = demo().database;
      const before = await sql<{ id: string; open_cents: number }>`
      select id, open_cents from ledger_entries where company_id = ${id} and open_cents <> 0`;
      await sql`update ledger_entries set open_cents = 0 where company_id = ${id}`;
      const found = await balances(id);
      for (const { id: entry, open_cents: cents } of before)
        await sql`update ledger_entries set open_cents = ${cents} where id = ${entry}`;
      expect(found.map(({ open }) => open)).toEqual([{ cents: 0, currency }]);
    },
  );

  it("name the credit notes that correct them, which name the invoice", async () => {
    const [creditNote] = (await list("gold", filterOf({ kind: "credit_note" }))).rows;
    const { corrects, amount, lines } = await invoice("gold", creditNote!.id);
    expect([amount.cents < 0, lines.map(({ quantity }) => quantity)]).toEqual([true, [-1]]);
    const { creditNotes } = await invoice("gold", corrects!);
    expect(creditNotes.map(({ id }) => id)).toEqual([creditNote!.id]);
  });

  it("of a payment show what was paid by it", async () => {
    const [payment] = (await list("gold", filterOf({ kind: "payment" }))).rows;
    const { settlements, amount, state } = await invoice("gold", payment!.id);
    expect(state.code).toBe("paid");
    expect(sumOf(settlements.map((settled) => settled.amount.cents))).toBe(-amount.cents);
    expect(settlements.map(({ id }) => id)).toEqual([payment!.description]);
  });

  it("are exported with signed amounts that a spreadsheet sums, and without formulas", async () => {
    const { sql } = demo().database;
    const { headers, text } = await demo().send("gold", "getInvoicesCsv", { raw: "1" });
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="invoices-[\d-]{10}\.csv"; filename\*=UTF-8''invoices-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect(text).toContain("Document,Type,Date,Due,Order,Description,Amount,Open,Currency,State,Payment\r\n");
    const payments = await csv("gold", filterOf({ kind: "payment" }));
    expect(payments.some(([, , , , , , amount]) => /^-\d+\.\d\d$/.test(amount ?? ""))).toBe(true);
    await sql`update ledger_entries set description = '=1+1' where id = (select id from ledger_entries where company_id = 'swiss' order by id limit 1)`;
    expect((await demo().send("swiss", "getInvoicesCsv", { raw: "1" })).text).toContain(",'=1+1,");
    expect(
      idsOf(await list("gold", { ...filterOf({ search: "brno" }), sort: "-amount", page_size: "200" })),
    ).toEqual((await csv("gold", { ...filterOf({ search: "brno" }), sort: "-amount" })).map(([id]) => id));
  });

  it.each(
    demoCompanies
      .filter(({ id }) => !["deactivated", "unactivated", "applicant"].includes(id))
      .map(({ id }) => id),
  )("of %s: list, file, balance and today's statement agree to the cent", async (id) => {
    const { sql } = demo().database;
    const rows = await whole(id);
    const cells = await csv(id);
    const accounts = await balances(id);
    const open = sumOf(rows.map((row) => row.open.cents));
    expect(sumOf(rows.map((row) => row.amount.cents))).toBe(open);
    expect(sumOf(cells.map(([, , , , , , , left]) => Math.round(Number(left) * 100)))).toBe(open);
    expect(sumOf(cells.map(([, , , , , , amount]) => Math.round(Number(amount) * 100)))).toBe(open);
    expect(sumOf(accounts.map((account) => account.open.cents))).toBe(open);
    expect(sumOf(accounts.flatMap(({ ages }) => ages.map(({ amount }) => amount.cents)))).toBe(open);
    const due = rows.filter(({ state }) => state.code === "due");
    expect(sumOf(accounts.map(({ overdue }) => overdue.cents))).toBe(sumOf(due.map((row) => row.open.cents)));
    expect(sumOf(accounts.map(({ overdueDocuments }) => overdueDocuments))).toBe(due.length);
    const statement = await readStatement(sql, id, new Date(dayAgo(0)));
    expect(sumOf(statement.accounts.map(({ balance }) => balance.open.cents))).toBe(open);
  });

  it.each(demoCompanies.map(({ id }) => id).filter((id) => !["deactivated", "unactivated"].includes(id)))(
    "of %s: none is overdue with nothing to do, and what is overdue can be paid",
    async (id) => {
      const now = new Date();
      for (const entry of await whole(id)) {
        const unpaid = unpaidEntry(entry, now);
        const isLate = entry.open.cents !== 0 && isOverdueOn(entry, new Date(dayAgo(0)));
        expect([entry.id, entry.state.code === "due"]).toEqual([entry.id, isLate]);
        expect([entry.id, !unpaid.isOverdue || isToBePaid(askedOf(unpaid))]).toEqual([entry.id, true]);
      }
    },
  );

  it("agree to the cent whatever the ledger holds (property)", async () => {
    const { sql } = demo().database;
    const entry = fc.record({
      cents: fc.integer({ min: -9_999_999, max: 9_999_999 }),
      due: fc.option(fc.integer({ min: -40, max: 90 })),
      currency: fc.constantFrom("EUR", "CHF"),
      settled: fc.constantFrom(0, 0.3, 1),
      payment: fc.constantFrom(...paymentMethods),
    });
    const day = (ago: number): string => dayAgo(ago);
    const numberOf = (at: number): string => `IN-2026-9${String(at).padStart(5, "0")}`;
    const paper = async (call: CallName, fields: Readonly<Record<string, string>>): Promise<string> =>
      pdfText((await loadFile(demo(), "applicant", call, { instance: "enen", ...fields })).bytes);
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 40 }), async (entries) => {
        await sql`delete from ledger_entries where company_id = 'applicant'`;
        for (const [at, { cents, due, currency, settled, payment }] of entries.entries())
          await sql`
            insert into ledger_entries (id, company_id, entry_number, kind, posted_on, created_on, due_on, description, amount_cents, net_cents, open_cents,
              currency, payment_method, search_text)
            values (${numberOf(at)}, 'applicant', ${at + 1}, ${cents < 0 ? "credit_note" : "invoice"}, ${day(100)}, ${day(100)}, ${due === null ? null : day(due)}, 'x', ${cents},
              ${cents}, ${cents - Math.round(cents * settled)}, ${currency}, ${payment}, ${searchTextOf(numberOf(at), "x")})`;
        const [rows, cells, accounts] = [
          await whole("applicant"),
          await csv("applicant"),
          await balances("applicant"),
        ];
        expect(rows.length).toBe(entries.length);
        for (const currency of ["EUR", "CHF"]) {
          const listed = sumOf(
            rows.filter(({ open }) => open.currency === currency).map(({ open }) => open.cents),
          );
          const exported = sumOf(
            cells.filter((cell) => cell[8] === currency).map((cell) => Math.round(Number(cell[7]) * 100)),
          );
          const balance = accounts.find(({ open }) => open.currency === currency);
          expect([exported, balance?.open.cents ?? 0]).toEqual([listed, listed]);
          expect(sumOf(balance?.ages.map(({ amount }) => amount.cents) ?? [])).toBe(listed);
          const due = rows.filter(({ open, state }) => open.currency === currency && state.code === "due");
          expect(balance?.overdue.cents ?? 0).toBe(sumOf(due.map(({ open }) => open.cents)));
        }
        const statement = await paper("getStatement", { day: day(0) });
        const unpaid = rows.filter(({ open }) => open.cents !== 0);
        for (const { open } of accounts.filter((account) =>
          unpaid.some((row) => row.open.currency === account.open.currency),
        ))
          expect(statement).toContain(`Balance ${printed(open)}`);
        const [first] = rows;
        expect(centsAfter(await paper("getInvoicePdf", { id: first!.id }), "Open amount")).toBe(
          first!.open.cents,
        );
      }),
      { numRuns: 4 },
    );
    await sql`delete from ledger_entries where company_id = 'applicant'`;
  });

  it("have a balance with the partner's credit limit, and none for an account without entries", async () => {
    const [gold] = await balances("gold");
    expect([gold!.open.currency, gold!.creditLimit?.currency]).toEqual(["CZK", "CZK"]);
    expect(gold!.nextDue!.day.getTime()).toBeGreaterThanOrEqual(Date.parse(dayAgo(0)));
    expect((await balances("customer")).map(({ creditLimit }) => creditLimit)).toEqual([null]);
    expect(await balances("staff")).toEqual([]);
  });

  it("are on a statement of an earlier day as they were then", async () => {
    const { sql } = demo().database;
    const [settled] = await sql<{ document_id: string; settled_on: string; cents: number }>`
      select s.document_id, s.settled_on::text, s.cents from ledger_settlements s join ledger_entries e on e.id = s.document_id
      where e.company_id = 'gold' and e.kind = 'invoice' and e.open_cents = 0 and s.settled_on > e.posted_on
        and s.cents = e.amount_cents order by s.settled_on desc limit 1`;
    const paidOn = new Date(`${settled!.settled_on}T00:00:00.000Z`);
    const before = new Date(paidOn.getTime() - 86_400_000);
    const openOn = async (moment: Date): Promise<number | undefined> => {
      const { accounts } = await readStatement(sql, "gold", moment);
      const items = accounts.flatMap((account) => account.items);
      expect(sumOf(items.map(({ open }) => open.cents))).toBe(
        sumOf(accounts.map(({ balance }) => balance.open.cents)),
      );
      return items.find(({ id }) => id === settled!.document_id)?.open.cents;
    };
    expect(await openOn(before)).toBe(settled!.cents);
    expect(await openOn(paidOn)).toBeUndefined();
  });

  it("and delivery notes have all that a document shows", async () => {
    const { sql } = demo().database;
    const [newest] = (await list("gold", filterOf({ kind: "invoice" }))).rows;
    const { id, delivery } = await invoice("gold", newest!.id);
    const document = await readInvoice(sql, "gold", id, new Date());
    expect(document).toMatchObject({
      customer: { name: "Dvořák inteligentní domy s.r.o.", debitor: "10003" },
      billingAddress: { country: "CZ" },
    });
    const note = await readDelivery(sql, "gold", delivery!);
    expect(note?.lines.map(({ position, quantity }) => [position, quantity])).toEqual(
      document?.lines.map(({ position, quantity }) => [position, quantity]),
    );
    expect(await readDelivery(sql, "swiss", delivery!)).toBeUndefined();
    expect(await readInvoice(sql, "swiss", id, new Date())).toBeUndefined();
  });
});
