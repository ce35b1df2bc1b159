import { expect, it } from "vitest";
import type { Ticket, TicketReceipt, TicketSummary } from "../../src/domain/tickets/ticket.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

interface Page {
  readonly rows: readonly TicketSummary[];
  readonly total: number;
}

const fields = {
  department: "support-cz",
  ticket_subject: "Portal - Order #SO-1",
  ticket_description: "Chybí krabice",
};
const png = Buffer.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);

eachDemoPortal("tickets", (demo) => {
  const list = (id: string, more: Record<string, string> = {}): Promise<Page> =>
    demo().ask<Page>(id, "getTickets", { page_size: "200", ...more });
  const create = (
    id: string,
    files?: readonly File[],
    headers: Record<string, string> = {},
  ): Promise<TicketReceipt> =>
    demo().ask<TicketReceipt>(id, "createTicket", fields, {
      headers,
      ...(files === undefined ? {} : { files }),
    });
  const read = (id: string, ticketId: string): Promise<Ticket> =>
    demo().ask<Ticket>(id, "getTicket", { id: ticketId });
  const attachment = (id: string | undefined, fileId: string) =>
    demo().send(id, "getTicketAttachment", { id: fileId });

  it("are created with a number of the year, and are first in the list", async () => {
    const { ticketId } = await create("gold");
    expect(ticketId).toMatch(new RegExp(`^T-${new Date().getUTCFullYear()}-\\d{6}$`));
    const [first] = (await list("gold")).rows;
    expect(first).toMatchObject({
      id: ticketId,
      subject: fields.ticket_subject,
      creator: "Tomáš Dvořák",
      answerCount: 0,
      status: { code: "open" },
    });
  });

  it("about an order are found by it, also those of its help overlay, and name it", async () => {
    const { rows } = await demo().ask<{ rows: readonly { id: string }[] }>("gold", "getOrders", {
      page_size: "1",
    });
    const order = rows[0]?.id ?? "";
    const about = async (id: string) =>
      (await list(id, { filter: JSON.stringify({ order }) })).rows.map((row) => row.id);
    const before = await about("gold");
    const overlay = await demo().ask<TicketReceipt>("gold", "createTicket", {
      ...fields,
      ticket_subject: `Portal - Order #${order}`,
    });
    const guided = await demo().ask<TicketReceipt>("gold", "createGuidedTicket", {
      ...fields,
      area: "order",
      order,
    });
    expect((await about("gold")).toSorted()).toEqual(
      [...before, overlay.ticketId, guided.ticketId].toSorted(),
    );
    expect(await about("silver")).toEqual([]);
    for (const { ticketId } of [overlay, guided])
      expect((await read("gold", ticketId)).references).toEqual({ order, invoice: null, serial: null });
    const invoice = await demo().ask<TicketReceipt>("gold", "createTicket", {
      ...fields,
      ticket_subject: "Portal - Invoice #IN-1",
    });
    expect((await read("gold", invoice.ticketId)).references.invoice).toBe("IN-1");
  });

  it.each(["createTicket", "createGuidedTicket"] as const)(
    "are refused by %s for a department that is none of the list",
    async (call) => {
      const before = (await list("gold")).total;
      for (const department of ["support-nowhere", "default", "toString"]) {
        const { status, json } = await demo().send("gold", call, { ...fields, department });
        expect([status, json]).toEqual([
          422,
          { valid: false, error_code: "INVALID_REQUEST", field: "department" },
        ]);
      }
      expect((await list("gold")).total).toBe(before);
    },
  );

  it("serve their files: pictures inline, every other file as an attachment with its name", async () => {
    const { ticketId } = await create("gold", [
      new File([png], "Přehled (1).png"),
      new File(["řádek 1"], "log ěšč.txt"),
    ]);
    const { attachments } = await read("gold", ticketId);
    expect(attachments.map(({ name, size, picture }) => ({ name, size, picture }))).toEqual([
      { name: "Přehled (1).png", size: 16, picture: true },
      { name: "log ěšč.txt", size: 9, picture: false },
    ]);
    const [picture, text] = await Promise.all(attachments.map(({ id }) => attachment("gold", id)));
    expect(picture!.headers.get("content-disposition")).toBe(
      `inline; filename="Prehled (1).png"; filename*=UTF-8''P%C5%99ehled%20%281%29.png`,
    );
    expect([picture!.headers.get("content-type"), picture!.headers.get("x-content-type-options")]).toEqual([
      "image/png",
      "nosniff",
    ]);
    expect(text!.headers.get("content-disposition")).toBe(
      `attachment; filename="log esc.txt"; filename*=UTF-8''log%20%C4%9B%C5%A1%C4%8D.txt`,
    );
    expect([text!.text, text!.headers.get("x-content-type-options")]).toEqual(["řádek 1", "nosniff"]);
  });

  it("are not created when one of the files is refused", async () => {
    const before = (await list("gold")).total;
    const answer = await demo().send("gold", "createTicket", fields, {
      files: [new File([png], "fine.png"), new File(["MZ"], "virus.png")],
    });
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { error_code: "FILE_TYPE_NOT_ALLOWED", file: "virus.png" },
    ]);
    expect((await list("gold")).total).toBe(before);
  });

  it("are created once when the same request is sent twice", async () => {
    const before = (await list("gold")).total;
    const headers = { "Idempotency-Key": "ticket-test-double-0001" };
    const files = [new File([png], "one.png")];
    const receipts = await Promise.all([create("gold", files, headers), create("gold", files, headers)]);
    expect(receipts[0]).toEqual(receipts[1]);
    expect((await list("gold")).total).toBe(before + 1);
  });

  it("refuse a blank message, and name the field", async () => {
    const answer = await demo().send("gold", "createTicket", { ...fields, ticket_description: " \n " });
    expect([answer.status, answer.json]).toEqual([
      422,
      { valid: false, error_code: "INVALID_REQUEST", field: "ticket_description" },
    ]);
  });

  it("are visible to the owner and to an employee with the right", async () => {
    const { ticketId } = await create("employee");
    expect((await read("gold", ticketId)).creator).toBe("Eliška Nováková");
    const [theirs, owners] = await Promise.all([list("employee"), list("gold")]);
    expect(theirs.rows.map(({ id }) => id)).toEqual(owners.rows.map(({ id }) => id));
    expect([theirs, owners].map(({ rows }) => rows.find(({ id }) => id === ticketId)?.mine)).toEqual([
      true,
      false,
    ]);
  });

  it("of another customer are answered NOT_FOUND, and so are their files", async () => {
    const { ticketId } = await create("silver", [new File([png], "secret.png")]);
    const [{ id } = { id: "" }] = (await read("silver", ticketId)).attachments;
    for (const answer of [
      await demo().send("gold", "getTicket", { id: ticketId }),
      await attachment("gold", id),
    ]) {
      expect([answer.status, answer.json]).toEqual([404, { valid: false, error_code: "NOT_FOUND" }]);
    }
    expect((await attachment("silver", id)).status).toBe(200);
    expect((await attachment(undefined, id)).status).toBe(401);
    expect((await list("gold")).rows.map((row) => row.id)).not.toContain(ticketId);
  });

  it.each(["createTicket", "getTickets", "getTicket", "getTicketAttachment"] as const)(
    "%s needs the right of an employee",
    async (name) => {
      await demo().database.sql`update accounts set rights = '{trainings}' where id = 'employee'`;
      const answer = await demo().send("employee", name, { ...fields, id: "x" });
      await demo().database.sql`update accounts set rights = '{tickets,trainings}' where id = 'employee'`;
      expect([answer.status, answer.json]).toEqual([403, { valid: false, error_code: "NO_ACCESS" }]);
    },
  );

  it("have their answers in order, each with its files", async () => {
    const [answered] = await demo().database.sql<{ ticket_id: string }>`
      select m.ticket_id from ticket_attachments m join tickets t on t.id = m.ticket_id where m.answer_id is not null and t.company_id = 'gold' limit 1`;
    const ticket = await read("gold", answered!.ticket_id);
    const moments = [ticket.date, ...ticket.answers.map(({ date }) => date)].map((date) => date.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(ticket.answers[0]?.side).toBe("support");
    expect(ticket.answers.flatMap(({ attachments }) => attachments)).toHaveLength(1);
    expect(ticket.attachments).toEqual([]);
  });

  it.each(["lastActivity", "-date", "subject", "-status"])(
    "sorted by %s, each is on one page",
    async (sort) => {
      const { total } = await list("gold");
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 7) }, (_, at) =>
          list("gold", { sort, page_size: "7", page: String(at + 1) }),
        ),
      );
      expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(total);
    },
  );

  it("are found by words and status", async () => {
    const found = await list("gold", {
      filter: JSON.stringify({ search: "GRAVIROVANI", status: ["open", "closed", "on_hold"] }),
    });
    expect(found.total).toBeGreaterThan(0);
    expect(found.rows.every(({ subject }) => subject.startsWith("Gravírování"))).toBe(true);
    const open = await list("gold", { filter: JSON.stringify({ status: ["on_hold"] }) });
    expect(new Set(open.rows.map(({ status }) => status.code))).toEqual(new Set(["on_hold"]));
  });
});
