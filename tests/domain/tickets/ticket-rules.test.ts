import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import type { Ticket } from "../../../src/domain/tickets/ticket.ts";
import { missingReference, ticketAreas } from "../../../src/domain/tickets/ticket-area.ts";
import { TicketDraft } from "../../../src/domain/tickets/ticket-draft.ts";
import { draftFromText, noDetails, textFromDraft } from "../../../src/domain/tickets/ticket-form.ts";
import { isPeriod } from "../../../src/domain/support/ticket-statistics.ts";
import { isOpen, mayCorrect, mayReopen, reopenUntil } from "../../../src/domain/tickets/ticket-rules.ts";
import { readSerial } from "../../../src/domain/products/typed-serial.ts";

const closed = { _tag: "Known", code: "closed" } as const;
const open = { _tag: "Known", code: "open" } as const;
const closedAt = new Date("2026-11-01T10:00:00Z");

describe("a closed ticket", () => {
  test.each([
    ["2026-11-15T10:00:00Z", true],
    ["2026-11-15T10:00:01Z", false],
  ])("can be reopened at %s: %s", (now, may) => {
    expect(mayReopen({ status: closed, closedAt }, new Date(now))).toBe(may);
  });
  test("only a closed ticket has a time limit for reopening", () => {
    expect(reopenUntil({ status: closed, closedAt })).toEqual(new Date("2026-11-15T10:00:00Z"));
    expect(reopenUntil({ status: open, closedAt: null })).toBeUndefined();
    expect(reopenUntil({ status: open, closedAt })).toBeUndefined();
    expect(reopenUntil({ status: closed, closedAt: null })).toBeUndefined();
    expect(mayReopen({ status: open, closedAt: null }, closedAt)).toBe(false);
  });
  test("is the only one that cannot be answered (business §4)", () => {
    const statuses = ["open", "on_hold", "closed"] as const;
    expect(statuses.filter((code) => isOpen({ status: { _tag: "Known", code } }))).toEqual([
      "open",
      "on_hold",
    ]);
  });
});

test("only its creator can correct a ticket, while it is open and has no answer", () => {
  const answer: Ticket["answers"][number] = {
    id: "1",
    date: closedAt,
    author: "Sam",
    side: "support",
    message: "Yes",
    attachments: [],
  };
  expect(mayCorrect({ status: open, mine: true, answers: [] })).toBe(true);
  expect(mayCorrect({ status: open, mine: true, answers: [answer] })).toBe(false);
  expect(mayCorrect({ status: open, mine: false, answers: [] })).toBe(false);
  expect(mayCorrect({ status: closed, mine: true, answers: [] })).toBe(false);
});

test("each area requires its own reference", () => {
  expect(ticketAreas.map((area) => missingReference(area, {}))).toEqual([
    "serial",
    "serial",
    "order",
    "invoice",
    undefined,
    undefined,
    undefined,
  ]);
  expect(missingReference("product", { serial: readSerial("504F94D00001")! })).toBeUndefined();
  expect(missingReference(undefined, {})).toBeUndefined();
});

test.each([
  ["2026-01-01", "2026-01-01", true],
  ["2026-01-01", "2027-01-01", true],
  ["2026-01-01", "2027-01-02", false],
  ["2026-01-02", "2026-01-01", false],
])("from %s to %s is a period: %s", (from, to, valid) =>
  expect(isPeriod(new Date(from), new Date(to))).toBe(valid),
);

test("a draft keeps incomplete numbers unchanged", () => {
  const text = {
    ...noDetails,
    message: "It cli",
    subject: "Relay",
    area: "product",
    serial: "504f 94d",
    order: "SO-",
  } as const;
  const draft = draftFromText(text, ["photo.png"]);
  expect(draft).toEqual({
    subject: "Relay",
    message: "It cli",
    area: "product",
    serial: "504f 94d",
    order: "SO-",
    fileNames: ["photo.png"],
  });
  expect(textFromDraft(Schema.decodeSync(TicketDraft)(Schema.encodeSync(TicketDraft)(draft)))).toEqual(text);
});
