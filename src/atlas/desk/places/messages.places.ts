import type { Message, MessageSummary } from "../../../domain/message.ts";
import { read, type Place } from "./place.ts";
import { day, known } from "./samples.ts";

const id = "M-1" as Message["id"];

export const messageSummaries: readonly MessageSummary[] = [
  {
    id,
    title: "Miniserver update 15.3",
    date: day("02-03"),
    priority: known("high"),
    tags: [known("updates")],
    read: false,
  },
  {
    id: "M-2" as Message["id"],
    title: "Trainings in spring",
    date: day("01-19"),
    priority: known("default"),
    tags: [known("general")],
    read: true,
  },
];

const message: Message = {
  id,
  title: "Miniserver update 15.3",
  date: day("02-03"),
  priority: known("high"),
  tags: [known("updates")],
  read: false,
  paragraphs: ["The update is ready for all devices.", "Install it at a quiet hour."],
};

export const places: readonly Place[] = [
  read("messages", "/messages/", {
    key: "messages-",
    call: "/api/getMessages",
    id: "account",
    request: { instance: "int" },
    sample: messageSummaries,
  }),
  read("message", `/message/${id}/`, {
    key: "message-",
    call: "/api/getMessage",
    id: `${id}-account`,
    request: { id, instance: "int" },
    sample: message,
  }),
];
