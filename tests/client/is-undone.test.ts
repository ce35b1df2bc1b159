import { describe, expect, it } from "vitest";
import { getEmployees } from "../../src/api/employees.calls.ts";
import { getTicket } from "../../src/api/tickets.calls.ts";
import { isUndone } from "../../src/app/tools/is-undone.ts";
import type { RunCall } from "../../src/app/live/run-call.ts";
import { answered, failed, type Outcome } from "../../src/domain/kit/call-failure.ts";
import type { EmployeeId } from "../../src/domain/employees/employee.ts";
import type { TicketId } from "../../src/domain/tickets/ticket.ts";
import type { Undoable } from "../../src/domain/undo/undoable.ts";

const closing: Undoable = { kind: "ticketClosing", id: "T-7" as TicketId };
const deactivation: Undoable = { kind: "deactivation", id: "A-1" as EmployeeId, name: "Toni Gold" };
const offline = failed({ _tag: "Offline" });

/** What the look finds, and what it asks. */
const look = async (what: Undoable, outcome: Outcome<unknown>) => {
  const asked: unknown[] = [];
  const run = ((call, request, _, options) => {
    asked.push([call, request, options]);
    return Promise.resolve(outcome);
  }) as RunCall;
  const found = await isUndone(run, what, new AbortController().signal);
  return { found, asked };
};
const ticket = (status: object) => answered({ status });
const people = (...ids: readonly string[]) =>
  answered({ rows: ids.map((id) => ({ id })), total: ids.length });

describe("a closing is undone", () => {
  it.each([
    ["where the ticket is open", ticket({ _tag: "Known", code: "open" }), true],
    ["where it is on hold", ticket({ _tag: "Known", code: "on_hold" }), true],
    ["not where it is closed", ticket({ _tag: "Known", code: "closed" }), false],
    ["not where its status is of a newer server", ticket({ _tag: "Unknown", code: "merged" }), false],
  ])("%s", async (_, outcome, undone) => {
    expect((await look(closing, outcome)).found).toEqual(answered(undone));
  });

  it("is asked of the ticket itself, and does not extend the session", async () => {
    const { found, asked } = await look(closing, offline);
    expect([found, asked]).toEqual([offline, [[getTicket, { id: "T-7" }, { unattended: true }]]]);
  });
});

describe("a deactivation is undone", () => {
  it.each([
    ["where the person is found among those who can sign in or are invited", people("A-2", "A-1"), true],
    ["not where they are still deactivated, renamed, or beyond the first page", people("A-2"), false],
    ["not where nobody is found", people(), false],
  ])("%s", async (_, outcome, undone) => {
    expect((await look(deactivation, outcome)).found).toEqual(answered(undone));
  });

  it("is asked by the name that they had, also of the invited, and does not extend the session", async () => {
    const { found, asked } = await look(deactivation, offline);
    const filter = { search: "Toni Gold", status: ["active", "invited"] };
    expect([found, asked]).toEqual([offline, [[getEmployees, { filter }, { unattended: true }]]]);
  });
});
