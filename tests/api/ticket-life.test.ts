import { describe, expect, it } from "vitest";
import type { KnowledgeEntry } from "../../src/domain/tickets/knowledge.ts";
import type { LedgerEntry } from "../../src/domain/invoices/invoice.ts";
import type { RemoteConnectResult } from "../../src/domain/products/remote-connect.ts";
import { ticketAreas } from "../../src/domain/tickets/ticket-area.ts";
import type { SavedDraft } from "../../src/domain/tickets/ticket-draft.ts";
import type { Ticket, TicketReceipt, TicketSummary } from "../../src/domain/tickets/ticket.ts";
import { baseSerial } from "../../server/demo/devices.ts";
import { knowledgeTexts } from "../../server/demo/texts/knowledge-texts.ts";
import type { CallName } from "../../server/http/handler.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";

interface Page {
  readonly rows: readonly TicketSummary[];
  readonly total: number;
}

const ticketFields = {
  department: "support-cz",
  ticket_subject: "Miniserver",
  ticket_description: "It does not answer",
};
const png = Buffer.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);
const day = 24 * 60 * 60;

eachDemoPortal("the life of a ticket", (demo) => {
  const create = async (id: string): Promise<string> =>
    (await demo().ask<TicketReceipt>(id, "createTicket", ticketFields)).ticketId;
  const change = (
    id: string,
    name: CallName,
    ticketId: string,
    more: Record<string, string> = {},
  ): Promise<Ticket> => demo().ask<Ticket>(id, name, { id: ticketId, ...more });
  const answer = (id: string, ticketId: string, message = "An answer"): Promise<Ticket> =>
    change(id, "answerTicket", ticketId, { message });
  const list = (id: string, filter: object = {}): Promise<Page> =>
    demo().ask<Page>(id, "getTickets", { page_size: "200", filter: JSON.stringify(filter) });
  const refusal = async (id: string, name: CallName, fields: Record<string, string>) => {
    const { status, json } = await demo().send(id, name, fields);
    const { error_code: code, field } = json as { readonly error_code?: string; readonly field?: string };
    return field === undefined ? [status, code] : [status, code, field];
  };

  describe("answering", () => {
    it("by the company and by staff, with files, in order; the ticket moves to the top of the list", async () => {
      const id = await create("gold");
      await create("gold");
      await answer("employee", id, "More of it");
      const fields = { id, message: "Please restart it" };
      const ticket = await demo().ask<Ticket>("staff", "answerTicket", fields, {
        files: [new File([png], "where.png"), new File(["1"], "log.txt")],
      });
      expect(
        ticket.answers.map(({ author, side, message, attachments }) => [
          author,
          side,
          message,
          attachments.map(({ name }) => name),
        ]),
      ).toEqual([
        ["Eliška Nováková", "customer", "More of it", []],
        ["Martina Pichler", "support", "Please restart it", ["where.png", "log.txt"]],
      ]);
      expect((await list("gold")).rows[0]?.id).toBe(id);
      const [picture] = ticket.answers[1]?.attachments ?? [];
      for (const reader of ["gold", "staff"])
        expect((await demo().send(reader, "getTicketAttachment", { id: picture?.id ?? "" })).status).toBe(
          200,
        );
      expect((await demo().send("silver", "getTicketAttachment", { id: picture?.id ?? "" })).status).toBe(
        404,
      );
    });

    it("may be a file alone", async () => {
      const id = await create("gold");
      const fields = { id, message: "" };
      const files = [new File(["line 1"], "build.log")];
      const { answers } = await demo().ask<Ticket>("gold", "answerTicket", fields, { files });
      expect(
        answers.map(({ message, attachments }) => [message, attachments.map(({ name }) => name)]),
      ).toEqual([["", ["build.log"]]]);
    });

    it("needs a text or a file, accepted files, and an open ticket of the company", async () => {
      const id = await create("gold");
      expect(await refusal("gold", "answerTicket", { id, message: " \n" })).toEqual([
        422,
        "INVALID_REQUEST",
        "message",
      ]);
      const wrong = await demo().send(
        "gold",
        "answerTicket",
        { id, message: "See here" },
        { files: [new File(["MZ"], "setup.png")] },
      );
      expect([wrong.status, wrong.json]).toMatchObject([
        422,
        { error_code: "FILE_TYPE_NOT_ALLOWED", file: "setup.png" },
      ]);
      const large = await demo().send(
        "gold",
        "answerTicket",
        { id, message: "See here" },
        { files: [new File([Buffer.alloc(10_000_001, "a")], "large.txt")] },
      );
      expect([large.status, large.json]).toMatchObject([413, { error_code: "TOO_LARGE", file: "large.txt" }]);
      expect((await change("gold", "getTicket", id)).answers).toEqual([]);
      await change("gold", "closeTicket", id);
      expect(await refusal("gold", "answerTicket", { id, message: "Still" })).toEqual([200, "TICKET_CLOSED"]);
    });

    it("is unread for each person until that person marks it as read", async () => {
      const id = await create("gold");
      await answer("staff", id);
      const unread = async (reader: string) =>
        (await list(reader, { unread: true })).rows
          .filter((row) => row.id === id)
          .map(({ unreadAnswers }) => unreadAnswers);
      expect([await unread("gold"), await unread("employee")]).toEqual([[1], [1]]);
      await change("gold", "getTicket", id);
      expect(await unread("gold")).toEqual([1]);
      await demo().ask("gold", "markTicketRead", { id });
      expect([await unread("gold"), await unread("employee")]).toEqual([[], [1]]);
      await answer("gold", id, "Thanks");
      expect(await unread("employee")).toEqual([1]);
      await answer("staff", id, "And more");
      expect(await unread("gold")).toEqual([1]);
    });
  });

  it("is listed with the filter for own tickets or for the company's", async () => {
    const id = await create("employee");
    expect((await list("employee", { scope: "mine" })).rows[0]).toMatchObject({ id, mine: true });
    expect((await list("gold", { scope: "mine" })).rows.map((row) => row.id)).not.toContain(id);
    expect((await list("gold", {})).rows[0]).toMatchObject({ id, mine: false });
    const mine = await list("employee", { scope: "mine" });
    expect(mine.rows.every(({ creator }) => creator === "Eliška Nováková")).toBe(true);
  });

  describe("closing", () => {
    it("and opening again within 14 days, not later", async () => {
      const id = await create("gold");
      expect(await refusal("gold", "reopenTicket", { id })).toEqual([200, "TICKET_NOT_CLOSED"]);
      const closed = await change("employee", "closeTicket", id);
      expect([closed.status.code, closed.closedAt]).toEqual(["closed", expect.any(Date)]);
      expect(await refusal("gold", "closeTicket", { id })).toEqual([200, "TICKET_CLOSED"]);
      expect(await change("gold", "reopenTicket", id)).toMatchObject({
        status: { code: "open" },
        closedAt: null,
      });
      await change("gold", "closeTicket", id);
      await demo().database
        .sql`update tickets set closed_at = ${new Date(demo().portal.clock.now().getTime() - 14 * day * 1000)} where id = ${id}`;
      expect(await refusal("gold", "reopenTicket", { id })).toEqual([200, "REOPEN_TOO_LATE"]);
      await demo().database
        .sql`update tickets set closed_at = ${new Date(demo().portal.clock.now().getTime() - 14 * day * 1000 + 60_000)} where id = ${id}`;
      expect((await change("gold", "reopenTicket", id)).status.code).toBe("open");
    });

    it("is undone as if it had not been: on hold as before, at its place in the list, with the same rights", async () => {
      const id = await create("gold");
      await change("staff", "holdTicket", id, { hold: "1" });
      await create("gold");
      const places = async () => (await list("gold")).rows.map((row) => row.id);
      const before = await places();
      await change("gold", "closeTicket", id);
      expect((await places())[0]).toBe(id);
      expect(await refusal("silver", "undoTicketClosing", { id })).toEqual([404, "NOT_FOUND"]);
      expect(await change("gold", "undoTicketClosing", id)).toMatchObject({
        status: { code: "on_hold" },
        closedAt: null,
      });
      expect(await places()).toEqual(before);
      expect(await refusal("gold", "undoTicketClosing", { id })).toEqual([200, "TICKET_NOT_CLOSED"]);
    });

    it("is done once when several ask at the same time", onBoth.locks, async () => {
      const id = await create("gold");
      const all = await Promise.all(
        ["gold", "employee", "staff"].map((who) => demo().send(who, "closeTicket", { id })),
      );
      expect(all.filter(({ json }) => (json as { valid: boolean }).valid)).toHaveLength(1);
    });
  });

  it("is put on hold by staff only; a customer's answer opens it again", async () => {
    const id = await create("gold");
    expect((await demo().send("gold", "holdTicket", { id, hold: "1" })).status).toBe(403);
    expect((await change("staff", "holdTicket", id, { hold: "1" })).status.code).toBe("on_hold");
    expect((await answer("staff", id)).status.code).toBe("on_hold");
    expect((await answer("gold", id)).status.code).toBe("open");
    await change("staff", "holdTicket", id, { hold: "1" });
    expect((await change("staff", "holdTicket", id, { hold: "0" })).status.code).toBe("open");
    await change("staff", "closeTicket", id);
    expect(await refusal("staff", "holdTicket", { id, hold: "1" })).toEqual([200, "TICKET_CLOSED"]);
  });

  it("is put on hold by staff who may not read tickets without showing them any of it", async () => {
    const id = await create("gold");
    await demo().database.sql`update accounts set rights = '{trainings}' where id = 'staff'`;
    const answer = await demo().send("staff", "holdTicket", { id, hold: "1" });
    expect((await demo().send("staff", "getTicket", { id })).status).toBe(403);
    await demo().database.sql`update accounts set rights = null where id = 'staff'`;
    expect(answer.json).toEqual({ valid: true, data: null });
    expect((await demo().ask<Ticket>("staff", "getTicket", { id })).status.code).toBe("on_hold");
  });

  describe("correcting", () => {
    it("subject and references is possible for the creator until the first answer", async () => {
      const id = await create("employee");
      const fields = { id, ticket_subject: "Größer Řehoř", area: "product", serial: baseSerial(2) };
      expect(await demo().ask<Ticket>("employee", "updateTicket", fields)).toMatchObject({
        subject: "Größer Řehoř",
        area: { code: "product" },
        references: { serial: baseSerial(2), order: null, invoice: null },
      });
      expect(
        (await list("gold", { search: `grosser rehor ${baseSerial(2)}` })).rows.map((row) => row.id),
      ).toEqual([id]);
      expect(await refusal("gold", "updateTicket", fields)).toEqual([200, "TICKET_NOT_MINE"]);
      expect(await refusal("employee", "updateTicket", { ...fields, serial: baseSerial(17) })).toEqual([
        200,
        "REFERENCE_NOT_FOUND",
        "serial",
      ]);
      expect(await refusal("employee", "updateTicket", { id, ticket_subject: "x", area: "order" })).toEqual([
        200,
        "REQUIRED_FIELDS_MISSING",
        "order",
      ]);
      expect(await demo().ask<Ticket>("employee", "updateTicket", { id, ticket_subject: "x" })).toMatchObject(
        { area: null, references: { serial: null } },
      );
      await answer("staff", id);
      expect(await refusal("employee", "updateTicket", fields)).toEqual([200, "TICKET_ALREADY_ANSWERED"]);
      const other = await create("gold");
      await change("gold", "closeTicket", other);
      expect(await refusal("gold", "updateTicket", { ...fields, id: other })).toEqual([200, "TICKET_CLOSED"]);
    });
  });

  it.each<[CallName, Record<string, string>]>([
    ["getTicket", {}],
    ["markTicketRead", {}],
    ["answerTicket", { message: "x" }],
    ["updateTicket", { ticket_subject: "x" }],
    ["closeTicket", {}],
    ["reopenTicket", {}],
  ])("%s is refused for another company", async (name, fields) => {
    const id = await create("gold");
    expect(await refusal("silver", name, { id, ...fields })).toEqual([404, "NOT_FOUND"]);
    expect(await refusal("gold", name, { id: "T-2000-000001", ...fields })).toEqual([404, "NOT_FOUND"]);
    expect(await change("gold", "getTicket", id)).toMatchObject({
      status: { code: "open" },
      subject: ticketFields.ticket_subject,
      answers: [],
    });
  });

  describe("the guided form", () => {
    it.each([
      ["product", "serial"],
      ["cloud_service", "serial"],
      ["order", "order"],
      ["invoice", "invoice"],
    ])("needs, for %s, its %s", async (area, field) => {
      expect(await refusal("gold", "createGuidedTicket", { ...ticketFields, area })).toEqual([
        200,
        "REQUIRED_FIELDS_MISSING",
        field,
      ]);
    });

    it("accepts only orders and products of the company", async () => {
      expect(
        await refusal("gold", "createGuidedTicket", {
          ...ticketFields,
          area: "product",
          serial: baseSerial(17),
        }),
      ).toEqual([200, "REFERENCE_NOT_FOUND", "serial"]);
      expect(
        await refusal("gold", "createGuidedTicket", {
          ...ticketFields,
          area: "order",
          order: "SO-1999-000001",
        }),
      ).toEqual([200, "REFERENCE_NOT_FOUND", "order"]);
    });

    it("accepts only invoices and credit notes of the company, also in a correction", async () => {
      const [own, foreign] = await Promise.all(
        ["gold", "swiss"].map(async (id) => {
          const { rows } = await demo().ask<{ readonly rows: readonly LedgerEntry[] }>(id, "getInvoices");
          return (kind: string) => rows.find((row) => row.kind.code === kind)!.id;
        }),
      );
      const about = (invoice: string) => ({ ...ticketFields, area: "invoice", invoice });
      const notFound = [200, "REFERENCE_NOT_FOUND", "invoice"];
      for (const number of [foreign!("invoice"), own!("payment"), "IN-1999-000001"])
        expect(await refusal("gold", "createGuidedTicket", about(number))).toEqual(notFound);
      const { ticketId } = await demo().ask<TicketReceipt>(
        "gold",
        "createGuidedTicket",
        about(own!("invoice")),
      );
      expect(await change("gold", "getTicket", ticketId)).toMatchObject({
        area: { code: "invoice" },
        references: { invoice: own!("invoice") },
      });
      const corrected = { id: ticketId, ticket_subject: "About another one", area: "invoice" };
      expect(await refusal("gold", "updateTicket", { ...corrected, invoice: foreign!("invoice") })).toEqual(
        notFound,
      );
    });

    it("stores its references, its files, and a test of the product if the creator may see it", async () => {
      const result = await demo().ask<RemoteConnectResult>("gold", "testRemoteConnect", {
        serial: baseSerial(2),
      });
      const fields = { ...ticketFields, area: "product", serial: baseSerial(2), remote_connect: result.id };
      const { ticketId } = await demo().ask<TicketReceipt>("gold", "createGuidedTicket", fields, {
        files: [new File(["1"], "log.txt")],
      });
      expect(await change("gold", "getTicket", ticketId)).toMatchObject({
        area: { code: "product" },
        references: { serial: baseSerial(2) },
        remoteConnect: result,
        attachments: [{ name: "log.txt" }],
      });
      expect(await refusal("employee", "createGuidedTicket", fields)).toEqual([
        200,
        "REFERENCE_NOT_FOUND",
        "remote_connect",
      ]);
      expect(await refusal("gold", "createGuidedTicket", { ...fields, serial: baseSerial(3) })).toEqual([
        200,
        "REFERENCE_NOT_FOUND",
        "remote_connect",
      ]);
    });
  });

  describe("drafts", () => {
    const save = (id: string, key: string, draft: object) =>
      demo().ask<SavedDraft>(id, "saveTicketDraft", { key, draft: JSON.stringify(draft) });
    const read = (id: string, key: string) => demo().ask<SavedDraft | null>(id, "getTicketDraft", { key });
    const draft = { subject: "", message: "Half a", fileNames: ["log.txt"], serial: "504f 94d" };

    it("are visible to their owner only, the last saved version, until they are discarded", async () => {
      expect(await read("gold", "new-ticket")).toBeNull();
      await save("gold", "new-ticket", { ...draft, message: "Half" });
      const saved = await save("gold", "new-ticket", draft);
      expect(await read("gold", "new-ticket")).toEqual(saved);
      expect(saved.draft).toEqual(draft);
      expect([await read("employee", "new-ticket"), await read("gold", "new-ticketv2")]).toEqual([
        null,
        null,
      ]);
      await demo().ask("gold", "discardTicketDraft", { key: "new-ticket" });
      expect(await read("gold", "new-ticket")).toBeNull();
    });

    it("are limited in size, and to twenty", async () => {
      expect(await refusal("gold", "saveTicketDraft", { key: "a b", draft: JSON.stringify(draft) })).toEqual([
        422,
        "INVALID_REQUEST",
        "key",
      ]);
      expect(
        await refusal("gold", "saveTicketDraft", {
          key: "a",
          draft: JSON.stringify({ ...draft, message: "x".repeat(20_001) }),
        }),
      ).toEqual([422, "INVALID_REQUEST", "draft"]);
      for (let at = 0; at <= 20; at += 1) {
        demo().portal.clock.forward(1);
        await save("reg", `answer-${at}`, draft);
      }
      expect([await read("reg", "answer-0"), (await read("reg", "answer-1"))?.draft]).toEqual([null, draft]);
    });
  });

  describe("knowledge articles", () => {
    const ask = (fields: Record<string, string>) =>
      demo().ask<readonly KnowledgeEntry[]>("customer", "getKnowledge", fields);

    it("are in the reader's language, or in English", async () => {
      await demo().database.sql`delete from knowledge_texts where catalogue = 'trtr'`;
      const [german, english, catalan, turkish] = await Promise.all(
        ["deat", "int", "caes", "trtr"].map((instance) => ask({ instance })),
      );
      expect(german?.map(({ id }) => id)).toEqual(knowledgeTexts.map(({ id }) => id));
      expect(german?.[0]?.question).toBe(
        "Der Miniserver ist von außen nicht erreichbar. Was kann ich prüfen?",
      );
      expect(catalan?.[0]?.question).toBe("No es pot accedir al Miniserver des de fora. Què puc comprovar?");
      expect(turkish).toEqual(english);
      expect(english?.every(({ answer: paragraphs }) => paragraphs.length > 0)).toBe(true);
    });

    it("are filtered by area", async () => {
      for (const area of ticketAreas) {
        const found = await ask({ instance: "frfr", area });
        expect(found.map(({ id }) => id)).toEqual(
          knowledgeTexts.filter((text) => text.area === area).map(({ id }) => id),
        );
      }
    });
  });
});
