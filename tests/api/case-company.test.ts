import { expect, it } from "vitest";
import type { Voucher } from "../../src/domain/advantages/voucher.ts";
import type { AccountBalance } from "../../src/domain/invoices/account-balance.ts";
import type { LedgerEntry } from "../../src/domain/invoices/invoice.ts";
import type { Page } from "../../src/domain/kit/list.ts";
import type { TrainingBooking } from "../../src/domain/trainings/training.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

const everyCall = [
  ["getCaseBalance", "balance"],
  ["getCaseInvoices", "invoices"],
  ["getCaseTrainings", "trainings"],
  ["getCaseVouchers", "vouchers"],
] as const;

eachDemoPortal("what staff see of a ticket's company", (demo) => {
  const ticketOf = async (company: string): Promise<string> => {
    const [ticket] = await demo().database.sql<{ id: string }>`
      select id from tickets where company_id = ${company} order by id limit 1`;
    return ticket!.id;
  };
  const looks = () =>
    demo().database.sql<{
      account_id: string;
      looked_by: string;
      company_id: string;
      ticket_id: string;
      part: string;
    }>`
      select account_id, looked_by, company_id, ticket_id, part from case_looks order by id`;
  const rights = (account: string, list: readonly string[] | null) =>
    list === null
      ? demo().database.sql`update accounts set rights = null where id = ${account}`
      : demo().database.sql`update accounts set rights = ${list}::text[] where id = ${account}`;

  it("is what the company itself sees, in each part and with its filters", async () => {
    const id = await ticketOf("gold");
    expect(await demo().ask<readonly AccountBalance[]>("staff", "getCaseBalance", { id })).toEqual(
      await demo().ask("gold", "getAccountBalance"),
    );
    for (const [look, own, fields] of [
      ["getCaseInvoices", "getInvoices", { sort: "-amount", filter: JSON.stringify({ status: ["due"] }) }],
      ["getCaseVouchers", "getVouchers", { page: "1", page_size: "10", sort: "code" }],
    ] as const) {
      const seen = await demo().ask<Page<LedgerEntry | Voucher>>("staff", look, { id, ...fields });
      // The company's own list also names how many documents an archive may have.
      expect(await demo().ask("gold", own, fields)).toMatchObject({ ...seen });
      expect(seen.total).toBeGreaterThan(0);
    }
    const seen = await demo().ask<Page<TrainingBooking>>("staff", "getCaseTrainings", { id });
    const own = await demo().ask<Page<TrainingBooking>>("gold", "getTrainings");
    const asStaffSee = own.rows.map((row) => ({ ...row, participant: { ...row.participant, self: false } }));
    expect(seen).toEqual({ ...own, rows: asStaffSee });
    expect(seen.total).toBeGreaterThan(0);
  });

  it("is another company's for another ticket", async () => {
    const [gold, silver] = [await ticketOf("gold"), await ticketOf("silver")];
    const numbers = async (id: string) =>
      (await demo().ask<Page<LedgerEntry>>("staff", "getCaseInvoices", { id })).rows.map((row) => row.id);
    const theirs = await numbers(silver);
    expect(theirs.length).toBeGreaterThan(0);
    expect((await numbers(gold)).filter((number) => theirs.includes(number))).toEqual([]);
  });

  it.each(everyCall)(
    "notes each look by %s: who, at whom, at which part, from which ticket",
    async (name, part) => {
      const id = await ticketOf("platin");
      const before = (await looks()).length;
      await demo().ask("staff", name, { id });
      await demo().ask("staff", name, { id });
      const [staff] = await demo().database.sql<{ name: string }>`
      select first_name || ' ' || last_name as name from accounts where id = 'staff'`;
      const note = { account_id: "staff", looked_by: staff?.name, company_id: "platin", ticket_id: id, part };
      expect((await looks()).slice(before)).toEqual([note, note]);
    },
  );

  it.each(everyCall)(
    "is refused by %s to everybody else, and where there is no such ticket",
    async (name) => {
      const id = await ticketOf("gold");
      const before = (await looks()).length;
      for (const other of ["gold", "employee", "platin", "customer", "starter", "business"])
        expect((await demo().send(other, name, { id })).status).toBe(403);
      expect((await demo().send(undefined, name, { id })).status).toBe(401);
      expect((await demo().send("staff", name, { id: "T-1900-000001" })).status).toBe(404);
      // A company's own id is no ticket.
      expect((await demo().send("staff", name, { id: "gold" })).status).toBe(404);
      expect(await looks()).toHaveLength(before);
    },
  );

  it("needs the right to the area of each part, and the right to read tickets", async () => {
    const id = await ticketOf("gold");
    const statuses = async () => {
      const answers = await Promise.all(everyCall.map(([name]) => demo().send("staff", name, { id })));
      return answers.map(({ status }) => status);
    };
    try {
      for (const [right, expected] of [
        ["view_invoices", [404, 404, 403, 403]],
        ["trainings", [403, 403, 404, 403]],
        ["webshop_orders", [403, 403, 403, 404]],
      ] as const) {
        // Without the right to read tickets there is no ticket to look from.
        await rights("staff", [right]);
        expect(await statuses()).toEqual(expected);
        await rights("staff", [right, "tickets"]);
        expect(await statuses()).toEqual(expected.map((status) => (status === 404 ? 200 : status)));
      }
    } finally {
      await rights("staff", null);
    }
  });

  it("shows no vouchers of a company that is no partner", async () => {
    const id = await ticketOf("business");
    expect((await demo().ask<Page<Voucher>>("staff", "getCaseVouchers", { id })).total).toBe(0);
  });
});
