import * as Schema from "effect/Schema";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import { TicketId } from "../../src/domain/tickets/ticket.ts";
import { openCalls, refused, type CallName, type Handlers } from "../../server/http/handler.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { createPortalClient, type TestAnswer } from "../support/portal/portal-client.ts";
import { handlersWith } from "../support/portal/portal.ts";

const entries = Object.entries(calls) as readonly (readonly [CallName, AnyCall])[];
const ticket = { department: "support", ticket_subject: "Help", ticket_description: "It does not work" };
const ticketId = Schema.decodeSync(TicketId);

// A business call of the tests' own: it writes one row, and its text says how it goes on.
const createTicket: Handlers<CallName>["createTicket"] = async (
  { sql, account },
  { ticket_subject: subject, ticket_description: text },
) => {
  const [row] = await sql<{
    id: number;
  }>`insert into test_tickets (company_id, subject) values (${account.companyId}, ${subject}) returning id`;
  if (text === "throw") throw new Error("a defect of the test");
  if (text === "refuse") return refused("FILE_EMPTY");
  if (text === "too often") return refused("TOO_MANY_REQUESTS", { status: 429, retryAfter: 7 });
  if (text === "answer nonsense") return { ticketId: 7 } as never;
  return { ticketId: ticketId(String(row?.id ?? 0)) };
};

const handlers = handlersWith({
  createTicket,
  getCountries: () => Promise.resolve([{ code: "XK", name: "Kosovo" }]),
});

it("the list of open calls equals the records", () => {
  expect([...openCalls].toSorted()).toEqual(
    entries
      .filter(([, { access }]) => access === "open")
      .map(([name]) => name)
      .toSorted(),
  );
});

eachPortal("every call", { handlers }, (portal, database) => {
  beforeAll(() =>
    database().sql.script(
      "create table test_tickets (id bigint generated always as identity primary key, company_id text not null, subject text not null)",
    ),
  );

  // Defects are written to the terminal; here they are expected.
  beforeEach(() => void vi.spyOn(console, "error").mockReset());

  const ticketCount = async (subject: string): Promise<number> =>
    (await database().sql`select 1 from test_tickets where subject = ${subject}`).length;

  const send = (id: string, subject: string, key: string, text = "words"): Promise<TestAnswer> =>
    portal()
      .signedIn(id)
      .then((client) =>
        client.call(
          "createTicket",
          { ...ticket, ticket_subject: subject, ticket_description: text },
          { headers: { "Idempotency-Key": key } },
        ),
      );

  describe("access", () => {
    it("without a session is refused, and given no remaining seconds of one", async () => {
      const answer = await portal().client().call("createTicket", ticket);
      expect([answer.status, answer.json]).toEqual([401, { valid: false, error_code: "SESSION_EXPIRED" }]);
      expect(answer.headers.get("portal-session-seconds")).toBeNull();
    });

    it("refuses a page of another origin, and a request without an origin", async () => {
      const client = await portal().signedIn("gold");
      for (const headers of [{ Origin: "https://evil.example" }, { Origin: "null" }, { Origin: "" }]) {
        const answer = await client.call(
          "createTicket",
          { ...ticket, ticket_subject: "cross-site" },
          { headers },
        );
        expect([answer.status, answer.json]).toEqual([
          403,
          { valid: false, error_code: "ORIGIN_NOT_ALLOWED" },
        ]);
        expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      }
      expect(await ticketCount("cross-site")).toBe(0);
    });

    it("answers an unknown call, and any method but POST, with 404", async () => {
      expect((await portal().client().call("getEverything")).json).toEqual({
        valid: false,
        error_code: "NOT_FOUND",
      });
      expect((await portal().client().get("/api/getCountries")).status).toBe(404);
    });
  });

  describe("answers", () => {
    it("wraps data in the envelope, forbids caching, and sends the session's remaining seconds", async () => {
      const answer = await (await portal().signedIn("gold")).call("getCountries", { instance: "int" });
      expect(answer.json).toEqual({ valid: true, data: [{ code: "XK", name: "Kosovo" }] });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "cache-control": "no-store",
        "portal-session-seconds": "1800",
        "x-content-type-options": "nosniff",
      });
    });

    it.each([
      [{ ...ticket, ticket_subject: "" }, "ticket_subject"],
      [{ ...ticket, ticket_description: "   " }, "ticket_description"],
      [{ department: "x", ticket_subject: "y" }, "ticket_description"],
    ])("names the field that the schema refuses", async (fields, field) => {
      const answer = await (await portal().signedIn("gold")).call("createTicket", fields);
      expect([answer.status, answer.json]).toEqual([
        422,
        { valid: false, error_code: "INVALID_REQUEST", field },
      ]);
    });

    it("refuses a NUL byte, a body that is no form, and a form that is too large", async () => {
      const client = await portal().signedIn("gold");
      const nul = await client.call("createTicket", { ...ticket, ticket_subject: "a\0b" });
      expect([nul.status, nul.json]).toEqual([
        400,
        { valid: false, error_code: "INVALID_REQUEST", field: "ticket_subject" },
      ]);
      expect(
        (
          await client.post("/api/createTicket", JSON.stringify(ticket), {
            "Content-Type": "application/json",
          })
        ).status,
      ).toBe(415);
      expect(
        (await client.call("createTicket", { ...ticket, ticket_description: "x".repeat(300_000) })).json,
      ).toEqual({ valid: false, error_code: "TOO_LARGE" });
    });

    it("sends business refusals and Retry-After, and commits what the handler wrote", async () => {
      const client = await portal().signedIn("gold");
      const no = await client.call("createTicket", {
        ...ticket,
        ticket_subject: "no",
        ticket_description: "refuse",
      });
      expect([no.status, no.json, await ticketCount("no")]).toEqual([
        200,
        { valid: false, error_code: "FILE_EMPTY" },
        1,
      ]);
      const wait = await client.call("createTicket", { ...ticket, ticket_description: "too often" });
      expect([wait.status, wait.headers.get("retry-after")]).toEqual([429, "7"]);
    });

    it.each(["throw", "answer nonsense"])(
      "answers a defect (%s) with 500 without details, and rolls back",
      async (how) => {
        const answer = await (
          await portal().signedIn("gold")
        ).call("createTicket", { ...ticket, ticket_subject: how, ticket_description: how });
        expect([answer.status, answer.json, await ticketCount(how)]).toEqual([
          500,
          { valid: false, error_code: "INTERNAL_ERROR" },
          0,
        ]);
        expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"route":"/api/createTicket"'));
      },
    );
  });

  describe("an idempotency key", () => {
    it("makes one ticket of simultaneous requests with one key", onBoth.locks, async () => {
      const client = await portal().signedIn("gold");
      const both = await Promise.all(
        [1, 2, 3].map(() =>
          client.call(
            "createTicket",
            { ...ticket, ticket_subject: "double" },
            { headers: { "Idempotency-Key": "double" } },
          ),
        ),
      );
      expect(new Set(both.map(({ text }) => text)).size).toBe(1);
      expect(both[0]?.status).toBe(200);
      expect(await ticketCount("double")).toBe(1);
    });

    it("repeats the first answer when it was lost", async () => {
      const client = await portal().signedIn("gold");
      await client.post("/dev/faults/", new URLSearchParams({ target: "createTicket", kind: "lost" }));
      const sent = () =>
        client.call(
          "createTicket",
          { ...ticket, ticket_subject: "lost" },
          { headers: { "Idempotency-Key": "lost" } },
        );
      await expect(sent()).rejects.toThrow("fetch failed");
      await client.post("/dev/faults/clear", new URLSearchParams());
      const again = await sent();
      expect(again.json).toMatchObject({ valid: true });
      expect(await ticketCount("lost")).toBe(1);
    });

    it("belongs to one account and one request", async () => {
      const first = await send("gold", "mine", "shared-key");
      const other = await send("silver", "mine", "shared-key");
      expect(other.json).not.toEqual(first.json);
      expect((await send("gold", "another", "shared-key")).json).toEqual({
        valid: false,
        error_code: "IDEMPOTENCY_KEY_REUSED",
        field: "Idempotency-Key",
      });
    });

    it("can be used again after a refusal and after a defect", async () => {
      for (const how of ["refuse", "throw"]) {
        await send("gold", `again-${how}`, `again-${how}`, how);
        expect((await send("gold", `again-${how}`, `again-${how}`)).json).toMatchObject({ valid: true });
      }
    });

    it("must have the format of a key", async () => {
      expect((await send("gold", "odd", "a b")).json).toMatchObject({
        error_code: "INVALID_REQUEST",
        field: "Idempotency-Key",
      });
    });

    it("is forgotten after a day", async () => {
      await send("gold", "day", "day");
      portal().clock.forward(24 * 60 * 60 + 1);
      await send("gold", "day", "day");
      expect(await ticketCount("day")).toBe(2);
    });
  });
});

eachPortal("a page of another allowed origin", { allowedOrigins: ["https://portal.example"] }, (portal) => {
  const across = (headers: Readonly<Record<string, string>> = {}) =>
    createPortalClient(portal().url, { origin: "https://portal.example" }).call(
      "checkUserSession",
      {},
      { headers },
    );

  it("may call with credentials after a preflight", async () => {
    const preflight = await fetch(`${portal().url}/api/createTicket`, {
      method: "OPTIONS",
      headers: { Origin: "https://portal.example", "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      "access-control-allow-origin": "https://portal.example",
      "access-control-allow-credentials": "true",
      "access-control-allow-headers":
        "Content-Type, Idempotency-Key, Portal-Account, Portal-Download, Portal-Unattended, Portal-Codes",
    });
    const answer = await across();
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://portal.example");
    expect(answer.headers.get("access-control-expose-headers")).toContain("Portal-Session-Seconds");
  });
});
