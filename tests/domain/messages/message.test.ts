import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { Message, MessageSummary, unreadCount } from "../../../src/domain/messages/message.ts";

const wire = {
  id: "4f1c",
  title: "New firmware",
  date: "2026-11-21T10:00:00.000Z",
  priority: "high",
  tags: ["updates"],
  read: false,
};
const summary = Schema.decodeUnknownSync(MessageSummary)(wire);

it("counts the messages that are not read (shell §1)", () => {
  expect(unreadCount([])).toBe(0);
  expect(unreadCount([summary, { ...summary, read: true }, summary])).toBe(2);
});

it("has its priority and tags by their codes (business §4)", () => {
  expect(summary).toMatchObject({
    date: new Date(wire.date),
    priority: { _tag: "Known", code: "high" },
    tags: [{ _tag: "Known", code: "updates" }],
  });
});

it.each(["id", "title", "date", "priority", "tags", "read"])("is refused without its %s", (field) =>
  expect(() => Schema.decodeUnknownSync(MessageSummary)({ ...wire, [field]: undefined })).toThrow(/Expected/),
);

it("is read as a whole with its paragraphs", () => {
  const paragraphs = ["Version 15 is out."];
  expect(Schema.decodeUnknownSync(Message)({ ...wire, paragraphs })).toEqual({ ...summary, paragraphs });
  expect(() => Schema.decodeUnknownSync(Message)(wire)).toThrow(/Missing/);
});
