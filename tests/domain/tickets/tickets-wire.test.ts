import { ticketList } from "../../../src/domain/tickets/tickets.lists.ts";
import { describe, expect, it } from "vitest";
import { KnowledgeEntry } from "../../../src/domain/tickets/knowledge.ts";
import {
  AttachmentId,
  DESCRIPTION_LIMIT,
  SUBJECT_LIMIT,
  Ticket,
  TicketFields,
  TicketId,
  TicketReceipt,
  TicketSummary,
} from "../../../src/domain/tickets/ticket.ts";
import { ticketAreas, TicketArea } from "../../../src/domain/tickets/ticket-area.ts";
import { DraftKey, SavedDraft } from "../../../src/domain/tickets/ticket-draft.ts";
import { isReadable, read, readingProblems } from "../../support/wire.ts";

const time = "2026-11-01T10:00:00.000Z";
const picture = { id: "F-1", name: "photo.png", size: 120, picture: true };

describe("a ticket of the server", () => {
  it("is read whole, with its answers and attachments", () => {
    expect(
      readingProblems(Ticket, {
        id: "T-2026-000123",
        date: time,
        subject: "Relay",
        message: "It clicks.",
        creator: "Ada",
        status: "on_hold",
        attachments: [picture],
        answers: [
          {
            id: "1",
            date: time,
            author: "Sam",
            side: "support",
            message: "Since when?",
            attachments: [picture],
          },
          { id: "2", date: time, author: "Ada", side: "customer", message: "Yesterday", attachments: [] },
        ],
        mine: true,
        area: "product",
        references: { order: "SO-1", invoice: "R-7", serial: "504F94D00001" },
        remoteConnect: {
          id: "r1",
          testedAt: time,
          by: "Ada",
          outcome: { code: "461", detail: null, until: null },
          took: 900,
        },
        closedAt: time,
      }),
    ).toEqual([]);
  });

  it("is listed with its unread answers", () => {
    expect(
      readingProblems(TicketSummary, {
        id: "T-1",
        date: time,
        subject: "Relay",
        status: "open",
        creator: "Ada",
        answerCount: 2,
        unreadAnswers: 1,
        mine: false,
        lastActivity: time,
      }),
    ).toEqual([]);
  });

  it("that was created is named by its number", () => {
    expect(readingProblems(TicketReceipt, { ticketId: "T-1" })).toEqual([]);
  });

  it.each(["open", "on_hold", "closed"])("has a status of business §4: %s", (status) => {
    expect(isReadable(ticketList.filter, { status: [status] })).toBe(true);
  });

  it("has a number of 1 to 40 characters, its files have one of 1 to 64", () => {
    const readable = (schema: typeof TicketId | typeof AttachmentId) =>
      [0, 1, 40, 41, 64, 65].filter((length) => isReadable(schema, "x".repeat(length)));
    expect(readable(TicketId)).toEqual([1, 40]);
    expect(readable(AttachmentId)).toEqual([1, 40, 41, 64]);
  });
});

describe("createTicket (shell §7)", () => {
  const fields = { department: "SUPPORT", ticket_subject: "Relay", ticket_description: "It clicks." };

  it("needs a department, a subject and a message", () =>
    expect(readingProblems(TicketFields, fields)).toEqual([]));

  it.each([
    ["department", ""],
    ["ticket_subject", ""],
    ["ticket_description", ""],
    ["ticket_description", " \n"],
  ])("refuses %s %j", (field, blank) => {
    expect(isReadable(TicketFields, { ...fields, [field]: blank })).toBe(false);
  });

  it.each([
    ["department", 60],
    ["ticket_subject", SUBJECT_LIMIT],
    ["ticket_description", DESCRIPTION_LIMIT],
  ])("takes %s of up to %i characters", (field, limit) => {
    const takes = (length: number) => isReadable(TicketFields, { ...fields, [field]: "x".repeat(length) });
    expect([takes(limit), takes(limit + 1)]).toEqual([true, false]);
  });

  it("takes words after a blank", () => {
    expect(isReadable(TicketFields, { ...fields, ticket_description: "  \nIt clicks." })).toBe(true);
  });
});

it("a knowledge base article is read whole", () => {
  expect(
    readingProblems(KnowledgeEntry, {
      id: "k1",
      area: "cloud_service",
      question: "Why?",
      answer: ["So.", "And so."],
    }),
  ).toEqual([]);
});

it("an area that the portal does not know keeps its code", () => {
  expect(ticketAreas.map((area) => read(TicketArea, area)._tag)).toEqual(ticketAreas.map(() => "Known"));
  expect(read(TicketArea, "garden")).toEqual({ _tag: "Unknown", code: "garden" });
});

describe("a saved draft", () => {
  const optional = ["department", "area", "order", "invoice", "serial", "remoteConnect"];
  const draft = {
    department: "SUPPORT",
    subject: "Relay",
    message: "It cl",
    area: "invoice",
    order: "SO",
    invoice: "R",
    serial: "504F",
    remoteConnect: "r1",
    fileNames: ["photo.png"],
  };
  const isDraft = (change: Readonly<Record<string, unknown>>) =>
    isReadable(SavedDraft, { draft: { ...draft, ...change }, savedAt: time });

  it("may lack everything but its texts and its files' names", () => {
    expect(
      readingProblems(
        SavedDraft,
        { draft, savedAt: time },
        optional.map((name) => `draft.${name}`),
      ),
    ).toEqual([]);
    expect(isDraft({ subject: "", message: "", fileNames: [] })).toBe(true);
  });

  it.each([
    ["department", 60],
    ["subject", SUBJECT_LIMIT],
    ["message", DESCRIPTION_LIMIT],
    ["order", 40],
    ["invoice", 40],
    ["serial", 40],
    ["remoteConnect", 64],
  ])("has %s of up to %i characters", (field, limit) => {
    expect([limit, limit + 1].map((length) => isDraft({ [field]: "x".repeat(length) }))).toEqual([
      true,
      false,
    ]);
  });

  it("names up to ten files, each with up to 200 characters", () => {
    const names = (count: number, length: number) => Array.from({ length: count }, () => "x".repeat(length));
    expect([names(10, 200), names(11, 1), names(1, 201)].map((fileNames) => isDraft({ fileNames }))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ["new-ticket", true],
    ["answer-T-2026-000123", true],
    ["x".repeat(60), true],
    ["x".repeat(61), false],
    ["", false],
    ["new ticket", false],
    ["../new-ticket", false],
    ["new-ticket/", false],
  ])("has the key %j: %s", (key, is) => expect(isReadable(DraftKey, key)).toBe(is));
});

describe("the filters of the ticket list", () => {
  it.each([
    { search: "x".repeat(100) },
    { status: ["open", "on_hold", "closed"] },
    { scope: "mine" },
    { order: "SO-1" },
    { unread: true },
    { from: "2026-11-01", to: "2026-11-30" },
    {},
  ])("are %j", (filter) =>
    expect(readingProblems(ticketList.filter, filter, Object.keys(filter))).toEqual([]),
  );

  it.each([
    { scope: "company" },
    { search: "x".repeat(101) },
    { status: ["lost"] },
    { scope: "" },
    { scope: "everybody" },
    { order: "" },
    { unread: false },
    { from: "1 November" },
  ])("are not %j", (filter) => expect(isReadable(ticketList.filter, filter)).toBe(false));
});
