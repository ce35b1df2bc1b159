import { findMessages, markMessagesRead } from "../../api/messages.calls.ts";
import { getMessage } from "../../api/shell.calls.ts";
import type { Message, MessageSummary } from "../../domain/messages/message.ts";
import { messageList } from "../../domain/messages/messages.lists.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { day, known, pageOf } from "../desk/fixtures/samples.ts";
import { sampleOf } from "./call-sample.ts";

const id = "M-1" as Message["id"];

const newest: MessageSummary = {
  id,
  title: "Miniserver update 15.3",
  date: day("02-03"),
  priority: known("high"),
  tags: [known("updates")],
  read: false,
};
export const messageSummaries: readonly [MessageSummary, MessageSummary] = [
  newest,
  {
    id: "M-2" as Message["id"],
    title: "Trainings in spring",
    date: day("01-19"),
    priority: known("default"),
    tags: [known("general")],
    read: true,
  },
];

export const message: Message = {
  ...newest,
  paragraphs: ["The update is ready for all devices.", "Install it at a quiet hour."],
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  messages: sampleOf(
    findMessages,
    { ...requestAt(messageList), instance: "int" },
    pageOf(...messageSummaries),
  ),
  allRead: sampleOf(markMessagesRead, { newest: id }, {}),
  message: sampleOf(getMessage, { id, instance: "int" }, message),
};

/** The area has no machine of its own. */
export const samples = {};
