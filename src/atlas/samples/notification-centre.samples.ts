import type { MachineSamples } from "../walk/walk.ts";

const message = (id: string, read: boolean) => ({
  id,
  title: "News",
  date: new Date("2024-05-07T00:00:00Z"),
  priority: { _tag: "Known", code: "default" },
  tags: [],
  read,
});

export const samples: MachineSamples = {
  inputs: [{ locale: "int" }],
  payloads: {
    "notifications.localeChanged": [{ locale: "dede" }],
    "notifications.read": [{ id: "1" }, { id: "2" }],
    "xstate.done.actor.loadMessages": [
      { output: { _tag: "Answered", answer: [message("1", false), message("2", false)] } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
    "xstate.done.actor.markRead": [
      { output: { _tag: "Answered", answer: undefined } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
  key: ({ context }) => [context.untold.length, context.unread],
};
