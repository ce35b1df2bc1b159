import * as Schema from "effect/Schema";
import { supportCaseList } from "../../../src/domain/support/support.lists.ts";
import { describe, expect, it } from "vitest";
import { casePartPath, caseParts } from "../../../src/domain/support/case-parts.ts";
import { underDays, waitingAges, waitingForOf } from "../../../src/domain/support/support-case.ts";
import { isPeriod } from "../../../src/domain/support/ticket-statistics.ts";
import { routeOfPath, routes } from "../../../src/domain/shell/routes.ts";
import type { Ticket } from "../../../src/domain/tickets/ticket.ts";

const ticket = (code: "open" | "closed", ...sides: readonly Ticket["answers"][number]["side"][]) => ({
  status: { _tag: "Known" as const, code },
  answers: sides.map((side) => ({ side }) as Ticket["answers"][number]),
});

describe("who has to answer next (business §4)", () => {
  it.each([
    ["support, as long as nobody has answered", ticket("open"), "support"],
    ["the customer, after an answer of support", ticket("open", "customer", "support"), "customer"],
    ["support, after an answer of the customer", ticket("open", "support", "customer"), "support"],
    ["nobody, once it is closed", ticket("closed", "customer"), "nobody"],
  ])("is %s", (_, given, next) => expect(waitingForOf(given)).toBe(next));
});

it("the ages of waiting grow, and the last one has no end", () => {
  const ends = waitingAges.map((age) => (age === "longer" ? Infinity : underDays[age]));
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect(ends).toEqual([1, 3, 7, Infinity]);
});

it.each(caseParts)("the part %s of a company has a screen of the case", (part) => {
  const path = casePartPath(part, "A/1");
  expect(routeOfPath(path).name).toBe(routes[part].name);
  expect(path).toContain("/A%2F1/");
});

describe("the filter of the list", () => {
  const read = Schema.decodeUnknownSync(supportCaseList.filter);

  it("takes its fields alone or together", () => {
    const filter = { search: "TI-1", status: ["open"], waiting: "support", age: "3d" };
    expect(read(filter)).toEqual(filter);
    expect(read({})).toEqual({});
    expect(read({ from: "2026-11-21" })).toEqual({ from: new Date("2026-11-21") });
  });

  it.each([{ status: ["lost"] }, { waiting: "" }, { age: "2d" }, { search: "x".repeat(101) }])(
    "refuses %j",
    (filter) => expect(() => read(filter)).toThrow(/Expected/),
  );
});

describe("the period of statistics", () => {
  const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

  it.each([
    ["one day", "2026-11-21", "2026-11-21", true],
    ["366 days", "2024-01-01", "2024-12-31", true],
    ["367 days", "2024-01-01", "2025-01-01", false],
    ["an end before its start", "2026-11-22", "2026-11-21", false],
  ])("may be %s: %s to %s: %s", (_, from, to, valid) => expect(isPeriod(day(from), day(to))).toBe(valid));
});
