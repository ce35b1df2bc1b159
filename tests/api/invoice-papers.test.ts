import { expect, it } from "vitest";
import type { AccountBalance } from "../../src/domain/invoices/account-balance.ts";
import type { Invoice, LedgerPage } from "../../src/domain/invoices/invoice.ts";
import type { Order } from "../../src/domain/orders/order.ts";
import { centsAfter, printed } from "../support/printed-money.ts";
import { pdfText } from "../support/pdf-text.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { loadFile } from "../support/portal/load-file.ts";
import { unzip } from "../support/unzip.ts";

const filterOf = (filter: object): Record<string, string> => ({ filter: JSON.stringify(filter) });
const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const instance = "enen";

eachDemoPortal("documents of an account", (demo) => {
  const list = (id: string, filter: object = {}): Promise<LedgerPage> =>
    demo().ask<LedgerPage>(id, "getInvoices", { ...filterOf(filter), page_size: "200" });
  const load = (...[id, call, fields]: [string, Parameters<typeof loadFile>[2], Record<string, string>]) =>
    loadFile(demo(), id, call, { instance, ...fields });
  const text = async (...wanted: Parameters<typeof load>): Promise<string> =>
    pdfText((await load(...wanted)).bytes);
  const refusal = async (
    id: string | undefined,
    call: Parameters<typeof loadFile>[2],
    fields: Record<string, string>,
  ) => {
    const { status, json } = await demo().send(
      id,
      call,
      { instance, ...fields },
      { headers: { "Portal-Download": "link" } },
    );
    return [status, json];
  };

  it.each(["gold", "customer", "business"])(
    "of %s: each invoice and credit note is a PDF with the amounts of the list, to the cent",
    async (id) => {
      const { rows } = await list(id);
      const papers = rows.filter(({ kind }) => kind.code !== "payment").slice(0, 8);
      expect(papers.length).toBeGreaterThan(0);
      for (const { id: number, amount, open, kind } of papers) {
        const paper = await text(id, "getInvoicePdf", { id: number });
        expect(paper).toContain(`${kind.code === "invoice" ? "Invoice" : "Credit note"} ${number}`);
        expect([centsAfter(paper, "Total"), centsAfter(paper, "Open amount")]).toEqual([
          amount.cents,
          open.cents,
        ]);
      }
    },
  );

  it("list, CSV file, PDF and balance agree to the cent", async () => {
    for (const id of ["gold", "platin"]) {
      const [{ rows }, [balance]] = [
        await list(id, { status: ["open", "due"] }),
        await demo().ask<readonly AccountBalance[]>(id, "getAccountBalance"),
      ];
      const csv = (
        await demo().send(id, "getInvoicesCsv", { ...filterOf({ status: ["open", "due"] }), raw: "1" })
      ).text;
      const papers: number[] = [];
      for (const { id: number, kind, open } of rows)
        papers.push(
          kind.code === "payment"
            ? open.cents
            : centsAfter(await text(id, "getInvoicePdf", { id: number }), "Open amount"),
        );
      const listed = rows.reduce((sum, { open }) => sum + open.cents, 0);
      const exported = csv
        .split("\r\n")
        .slice(1, -1)
        .reduce((sum, line) => sum + Math.round(Number(line.split(",").at(-4)) * 100), 0);
      const statement = await text(id, "getStatement", { day: dayAgo(0) });
      expect([papers.reduce((sum, cents) => sum + cents, 0), exported, balance!.open.cents]).toEqual([
        listed,
        listed,
        listed,
      ]);
      expect(rows.length).toBeGreaterThan(0);
      expect(centsAfter(statement, "Balance")).toBe(listed);
      expect(rows.filter(({ id: number }) => !statement.includes(number))).toEqual([]);
    }
  });

  it("are in the language that is asked for, and named by their number", async () => {
    const [{ id }] = (await list("gold", { kind: "invoice" })).rows as [LedgerPage["rows"][number]];
    const { headers, bytes } = await load("gold", "getInvoicePdf", { id, instance: "cscz" });
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toContain(`filename="${id}.pdf"`);
    expect(await pdfText(bytes)).toContain(`Faktura ${id}`);
    expect((await demo().send("gold", "getInvoicePdf", { id, instance: "xx" })).status).toBe(422);
  });

  it("name the bank account where something is open", async () => {
    const { rows } = await list("platin", { kind: "invoice", status: ["open", "due"] });
    expect(await text("platin", "getInvoicePdf", { id: rows[0]!.id })).toContain("Bank account");
  });

  it("there is none of a payment", async () => {
    const [{ id }] = (await list("gold", { kind: "payment" })).rows as [LedgerPage["rows"][number]];
    expect((await refusal("gold", "getInvoicePdf", { id }))[0]).toBe(404);
    expect((await refusal("gold", "getInvoiceDeliveryNote", { id }))[0]).toBe(404);
  });

  it("have the delivery note, from the invoice and from the order, with what was delivered and no prices", async () => {
    const [{ id }] = (await list("gold", { kind: "invoice" })).rows as [LedgerPage["rows"][number]];
    const invoice = await demo().ask<Invoice>("gold", "getInvoice", { id });
    const order = await demo().ask<Order>("gold", "getOrder", { id: invoice.order! });
    const { number } = order.deliveries.find((delivery) => delivery.number === invoice.delivery)!;
    const { headers, bytes } = await load("gold", "getDeliveryNote", { number });
    const note = await pdfText(bytes);
    expect(headers.get("content-disposition")).toContain(`filename="${number}.pdf"`);
    for (const line of [`Delivery note ${number}`, order.id, ...invoice.lines.map(({ name }) => name)])
      expect(note).toContain(line);
    expect(note).not.toContain(printed(invoice.amount));
    expect(await text("gold", "getInvoiceDeliveryNote", { id })).toBe(note);
  });

  it("have a statement of account as it was on a day, and none for a day to come", async () => {
    const today = await text("gold", "getStatement", { day: dayAgo(0) });
    const [balance] = await demo().ask<readonly AccountBalance[]>("gold", "getAccountBalance");
    expect(centsAfter(today, "Balance")).toBe(balance!.open.cents);
    const { headers, bytes } = await load("gold", "getStatement", { day: dayAgo(200) });
    expect(headers.get("content-disposition")).toContain(`filename="statement-${dayAgo(200)}.pdf"`);
    expect(centsAfter(await pdfText(bytes), "Balance")).not.toBe(balance!.open.cents);
    expect(await refusal("gold", "getStatement", { day: dayAgo(-1) })).toEqual([
      422,
      { valid: false, error_code: "DAY_FUTURE", field: "day" },
    ]);
    expect((await refusal("gold", "getStatement", { day: "2026-02-30" }))[0]).toBe(422);
  });

  it("are loaded together: those that are named, or all that a filter finds", async () => {
    const { rows, archiveMax } = await list("gold", { kind: "invoice" });
    expect(archiveMax).toBe(100);
    const ids = rows.slice(0, 3).map(({ id }) => id);
    const { headers, bytes } = await load("gold", "getInvoicesArchive", { ids: JSON.stringify(ids) });
    expect(headers.get("content-disposition")).toMatch(/filename="invoices-\d{4}-\d\d-\d\d\.zip"/);
    const files = await unzip(bytes);
    expect(new Set(files.keys())).toEqual(new Set(ids.map((id) => `${id}.pdf`)));
    for (const [id, file] of ids.map((id) => [id, files.get(`${id}.pdf`)!] as const))
      expect(await pdfText(Buffer.from(file))).toContain(`Invoice ${id}`);
    const credits = (await list("gold", { kind: "credit_note" })).rows.map(({ id }) => `${id}.pdf`);
    const found = await load("gold", "getInvoicesArchive", filterOf({ kind: "credit_note" }));
    expect(new Set((await unzip(found.bytes)).keys())).toEqual(new Set(credits));
  });

  it("in archives are written in turns: whoever asks for many waits, and nobody else does", async () => {
    const idsOf = async (who: string, count: number) => ({
      ids: JSON.stringify((await list(who, { kind: "invoice" })).rows.slice(0, count).map(({ id }) => id)),
    });
    const [ten, own] = [await idsOf("gold", 10), await idsOf("swiss", 10)];
    let finished = 0;
    const many = Promise.all(
      Array.from({ length: 20 }, async () => {
        await load("gold", "getInvoicesArchive", ten);
        finished += 1;
      }),
    );
    const { bytes } = await load("swiss", "getInvoicesArchive", own);
    const before = finished;
    expect((await unzip(bytes)).size).toBe(10);
    await many;
    expect(before).toBeLessThan(5);
  });

  it("are no archive of too many, of payments alone, or of another customer's", async () => {
    const { rows, total } = await list("gold", { kind: "invoice" });
    expect(total).toBeGreaterThan(100);
    expect(await refusal("gold", "getInvoicesArchive", {})).toEqual([
      200,
      { valid: false, error_code: "TOO_MANY_DOCUMENTS" },
    ]);
    const ids = (count: number) => ({ ids: JSON.stringify(rows.slice(0, count).map(({ id }) => id)) });
    expect(await refusal("gold", "getInvoicesArchive", ids(101))).toEqual([
      200,
      { valid: false, error_code: "TOO_MANY_DOCUMENTS" },
    ]);
    expect((await refusal("gold", "getInvoicesArchive", ids(100)))[0]).toBe(200);
    expect(await refusal("gold", "getInvoicesArchive", filterOf({ kind: "payment" }))).toEqual([
      200,
      { valid: false, error_code: "NO_DOCUMENTS" },
    ]);
    expect((await refusal("swiss", "getInvoicesArchive", ids(1)))[0]).toBe(404);
    expect((await refusal("gold", "getInvoicesArchive", { ids: "[]" }))[0]).toBe(422);
  });

  it("of another customer are not found", async () => {
    const [{ id }] = (await list("gold", { kind: "invoice" })).rows as [LedgerPage["rows"][number]];
    const { delivery } = await demo().ask<Invoice>("gold", "getInvoice", { id });
    for (const [call, fields] of [
      ["getInvoicePdf", { id }],
      ["getInvoiceDeliveryNote", { id }],
      ["getDeliveryNote", { number: delivery! }],
    ] as const)
      expect(await refusal("swiss", call, fields)).toEqual([404, { valid: false, error_code: "NOT_FOUND" }]);
    const statement = await text("swiss", "getStatement", { day: dayAgo(0) });
    expect(statement).not.toContain("Dvořák");
  });

  it("need a session and the right: invoices that to view invoices, the order's delivery note that to order", async () => {
    const [{ id }] = (await list("gold", { kind: "invoice" })).rows as [LedgerPage["rows"][number]];
    const { delivery } = await demo().ask<Invoice>("gold", "getInvoice", { id });
    const calls = [
      ["getInvoicePdf", { id }, "view_invoices"],
      ["getInvoiceDeliveryNote", { id }, "view_invoices"],
      ["getStatement", { day: dayAgo(0) }, "view_invoices"],
      ["getInvoicesArchive", { ids: JSON.stringify([id]) }, "view_invoices"],
      ["getDeliveryNote", { number: delivery! }, "webshop_orders"],
    ] as const;
    const { sql } = demo().database;
    const allow = (rights: string) =>
      sql`update accounts set rights = ${`{${rights}}`}::text[] where id = 'employee'`;
    for (const [call, fields, right] of calls) {
      expect((await refusal(undefined, call, fields))[0]).toBe(401);
      await allow("tickets,trainings");
      expect(await refusal("employee", call, fields)).toEqual([
        403,
        { valid: false, error_code: "NO_ACCESS" },
      ]);
      await allow(right === "view_invoices" ? "webshop_orders" : "view_invoices");
      expect((await refusal("employee", call, fields))[0]).toBe(403);
      await allow(right);
      expect((await refusal("employee", call, fields))[0]).toBe(200);
    }
    await allow("tickets,trainings");
  });
});
