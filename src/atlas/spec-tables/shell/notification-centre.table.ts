import type { notificationCentreMachine } from "../../../machines/shell/notification-centre.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { locale: "int" };
const message = (id: string, read = false) => ({ id, title: "News", read });
const account = { type: "notifications.accountChanged" } as const;
const read = (id: string) => ({ type: "notifications.read", id }) as never;
const loaded = answers("loadMessages", [message("1"), message("2"), message("3", true)]);
const offline = fails("loadMessages", { _tag: "Offline" });
const toggle = { type: "notifications.toggle" } as const;
const ninth = answers("loadMessages", [message("9"), message("2")]);
const inside = [account, loaded];

export const table = tableOf<typeof notificationCentreMachine>()({
  situations: {
    "nobody is known": { input, steps: [] },
    "the messages are being loaded": { input, steps: [account] },
    "the messages are loaded, two of them unread": { input, steps: inside },
    "the panel is open": { input, steps: [...inside, toggle] },
    "the messages could not be loaded": { input, steps: [account, offline] },
    "loading the messages has broken": { input, steps: [account, breaks("loadMessages")] },
    "the server is being told that the first was read": { input, steps: [...inside, read("1")] },
    "the server did not take that a message was read before the list came": {
      input,
      steps: [account, read("9"), ninth, fails("markRead", { _tag: "Offline" })],
    },
    "telling the server has broken": { input, steps: [...inside, read("1"), breaks("markRead")] },
  },
  steps: {
    "it begins": begins,
    "somebody is signed in": account,
    "nobody is signed in any more": { type: "notifications.signedOut" },
    "the messages come": loaded,
    "the messages come late": late(loaded),
    "the messages cannot be loaded": offline,
    "loading has a defect": breaks("loadMessages"),
    "almost a minute passes": passes(59_999),
    "a minute passes": passes(60_000),
    "a retry is asked for": { type: "notifications.retry" },
    "the language is changed": { type: "notifications.localeChanged", locale: "dede" },
    "the server has other messages": { type: "notifications.invalidate" },
    "the first message is opened": read("1"),
    "the second message is opened": read("2"),
    "a message is opened that was read before": read("3"),
    "a message is opened that is not in the list": read("9"),
    "a list with that message comes": ninth,
    "the server knows that it was read": answers("markRead"),
    "the server does not take that it was read": fails("markRead", { _tag: "Offline" }),
    "30 seconds pass": passes(30_000),
    "telling the server has a defect": breaks("markRead"),
    "the bell is pressed": toggle,
    "a click outside, Escape, or another page closes it": { type: "notifications.close" },
  },
  // oxfmt-ignore
  lines: [
    // The messages
    { spec: "shell §6", given: "nobody is known", when: "it begins", must: "list.empty", sees: { unread: 0 }, not: ["loadMessages"] },
    { spec: "shell §7", given: "nobody is known", when: "somebody is signed in", must: "list.loading", tags: ["busy"], calls: [["loadMessages", { locale: "int", unattended: false }]] },
    { spec: "shell §7", given: "nobody is known", when: "the language is changed", must: "list.empty", sees: { locale: "dede" }, not: ["loadMessages"] },
    { spec: "decisions/live", given: "nobody is known", when: "the server has other messages", must: "list.empty", not: ["loadMessages"] },
    { spec: "shell §1", given: "the messages are being loaded", when: "the messages come", must: "list.loaded", sees: { unread: 2 } },
    { spec: "shell §8", given: "the messages are being loaded", when: "the messages cannot be loaded", must: "list.failed", tags: ["failed"], sees: { failure: { _tag: "Offline" } } },
    { spec: "decisions/calls", given: "the messages are being loaded", when: "a minute passes", must: "list.failed", sees: { failure: { _tag: "TimedOut" } } },
    { spec: "architecture", given: "the messages are being loaded", when: "loading has a defect", must: "list.crashed", tags: ["failed"] },
    { spec: "decisions/session", given: "the messages are being loaded", when: ["nobody is signed in any more", "the messages come late"], must: "list.empty", sees: { messages: [], unread: 0 }, not: ["list.loaded"] },
    { spec: "shell §7", given: "the messages are loaded, two of them unread", when: "the language is changed", must: "list.loading", sees: { unread: 2 }, calls: [["loadMessages", { locale: "dede" }]] },
    { spec: "decisions/live", given: "the messages are loaded, two of them unread", when: "the server has other messages", must: "list.loading", sees: { unread: 2 }, calls: [["loadMessages", { unattended: true }]] },
    { spec: "decisions/live", given: "the messages are being loaded", when: "the server has other messages", must: "list.loading", calls: ["loadMessages"] },
    { spec: "decisions/calls", given: "the messages are being loaded", when: "a retry is asked for", must: "list.loading", not: ["loadMessages"] },
    { spec: "shell §8", given: "the messages are loaded, two of them unread", when: "a retry is asked for", must: "list.loaded", not: ["loadMessages"] },
    { spec: "decisions/session", given: "the messages are loaded, two of them unread", when: "somebody is signed in", must: "list.loading", sees: { messages: [], unread: 0 }, calls: ["loadMessages"] },
    { spec: "decisions/session", given: "the messages are loaded, two of them unread", when: "nobody is signed in any more", must: "list.empty", sees: { messages: [], unread: 0 }, not: ["loadMessages"] },
    { spec: "shell §8", given: "the messages could not be loaded", when: "a retry is asked for", must: "list.loading", sees: { failure: undefined }, calls: ["loadMessages"] },
    { spec: "shell §8", given: "the messages could not be loaded", when: "almost a minute passes", must: "list.failed", not: ["loadMessages"] },
    { spec: "shell §8", given: "the messages could not be loaded", when: "a minute passes", must: "list.loading", calls: ["loadMessages"] },
    { spec: "architecture", given: "loading the messages has broken", when: "a retry is asked for", must: "list.loading", calls: ["loadMessages"] },

    // What was read
    { spec: "shell §3", given: "the messages are loaded, two of them unread", when: "the first message is opened", must: "marks.telling", sees: { unread: 1 }, calls: [["markRead", { id: "1" }]] },
    { spec: "shell §3", given: "the messages are loaded, two of them unread", when: "a message is opened that was read before", must: "marks.quiet", sees: { unread: 2 }, not: ["markRead"] },
    { spec: "shell §3", given: "the server is being told that the first was read", when: "the second message is opened", must: "marks.telling", sees: { unread: 0, unreported: ["1", "2"] }, not: ["markRead"] },
    { spec: "shell §3", given: "the server is being told that the first was read", when: ["the second message is opened", "the second message is opened"], must: "marks.telling", sees: { unread: 0, unreported: ["1", "2"] } },
    { spec: "shell §3", given: "the server is being told that the first was read", when: ["the second message is opened", "the server knows that it was read"], must: "marks.telling", sees: { unreported: ["2"] }, calls: [["markRead", { id: "2" }]] },
    { spec: "shell §3", given: "the server is being told that the first was read", when: "a message is opened that was read before", must: "marks.telling", sees: { unread: 1, unreported: ["1"] } },
    { spec: "shell §3", given: "the server is being told that the first was read", when: "the server knows that it was read", must: "marks.quiet", sees: { unread: 1, unreported: [] } },
    { spec: "shell §3", given: "the server is being told that the first was read", when: "the server does not take that it was read", must: "marks.quiet", sees: { unread: 2, unreported: [] } },
    { spec: "decisions/calls", given: "the server is being told that the first was read", when: "30 seconds pass", must: "marks.quiet", sees: { unread: 2 } },
    { spec: "architecture", given: "the server is being told that the first was read", when: "telling the server has a defect", must: "marks.crashed", sees: { unread: 2 } },
    { spec: "decisions/session", given: "the server is being told that the first was read", when: "somebody is signed in", must: "marks.quiet", sees: { messages: [], unreported: [] } },
    { spec: "decisions/session", given: "the server is being told that the first was read", when: "nobody is signed in any more", must: "marks.quiet", sees: { unreported: [] } },
    { spec: "decisions/live", given: "the server is being told that the first was read", when: "the server has other messages", must: "marks.telling", sees: { unread: 1, unreported: ["1"] }, not: ["markRead"] },
    { spec: "shell §3", given: "the server is being told that the first was read", when: ["the language is changed", "the messages come"], must: "list.loaded", sees: { unread: 1 } },
    { spec: "shell §3", given: "the messages are being loaded", when: ["a message is opened that was read before", "the messages come"], must: "marks.quiet", sees: { unread: 2 }, not: ["markRead"] },
    { spec: "shell §3", given: "the messages are loaded, two of them unread", when: ["a message is opened that is not in the list", "the language is changed", "a list with that message comes"], must: "marks.telling", sees: { unread: 1 }, calls: [["markRead", { id: "9" }]] },
    { spec: "architecture", given: "telling the server has broken", when: "the first message is opened", must: "marks.telling", calls: [["markRead", { id: "1" }]] },
    { spec: "shell §3", given: "the messages are being loaded", when: "a message is opened that is not in the list", must: "marks.quiet", not: ["markRead"] },
    { spec: "shell §3", given: "the messages are being loaded", when: ["a message is opened that is not in the list", "a list with that message comes"], must: "marks.telling", sees: { unread: 1 }, calls: [["markRead", { id: "9" }]] },
    { spec: "decisions/session", given: "the messages are being loaded", when: ["a message is opened that is not in the list", "somebody is signed in", "a list with that message comes"], must: "marks.quiet", sees: { unread: 2 }, not: ["markRead"] },
    { spec: "shell §3", given: "the server did not take that a message was read before the list came", when: ["the server has other messages", "a list with that message comes"], must: "marks.quiet", sees: { unread: 2 }, not: ["markRead"] },

    // The panel under the bell
    { spec: "shell §1", given: "the messages are loaded, two of them unread", when: "the bell is pressed", must: "panel.open", sees: { unread: 2 } },
    { spec: "shell §1", given: "the panel is open", when: "the bell is pressed", must: "panel.closed" },
    { spec: "decisions/live", given: "the panel is open", when: "the server has other messages", must: "panel.open", sees: { unread: 2 } },
    { spec: "shell §7", given: "the panel is open", when: "the language is changed", must: "panel.open", sees: { unread: 2 } },
    { spec: "shell §1", given: "the panel is open", when: "a click outside, Escape, or another page closes it", must: "panel.closed" },
  ],
});
