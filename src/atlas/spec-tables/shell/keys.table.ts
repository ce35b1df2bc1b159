import type { keysMachine } from "../../../machines/shell/keys.machine.ts";
import { answers, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { on: true };
const key = (name: string) => ({ type: "keys.pressed", key: name }) as const;
const toggle = { type: "keys.toggle" } as const;
const kept = answers("keep", { on: false });
const offline = fails("keep", { _tag: "Offline" });
const list = { type: "keys.list" } as const;
/** The session looks up what the next page begins with. */
const looked = ["screen.forwarded", { key: "session", event: { type: "session.dataSaved" } }] as const;

export const table = tableOf<typeof keysMachine>()({
  situations: {
    "a screen is shown": { input, steps: [] },
    "a screen is shown, and the keys are turned off": { input: { on: false }, steps: [] },
    "g was pressed": { input, steps: [key("g")] },
    "the keys are listed": { input, steps: [list] },
    "the keys are being turned off": { input, steps: [toggle] },
    "turning the keys off was not kept": { input, steps: [toggle, offline] },
    "keeping it has broken": { input, steps: [toggle, breaks("keep")] },
  },
  steps: {
    "? is pressed": key("?"),
    "/ is pressed": key("/"),
    "g is pressed": key("g"),
    "o is pressed": key("o"),
    "t is pressed": key("t"),
    "p is pressed": key("p"),
    "x is pressed": key("x"),
    "almost 1.5 seconds pass": passes(1499),
    "1.5 seconds pass": passes(1500),
    "the list of the keys is asked for": list,
    "the list is closed": { type: "keys.close" },
    "the page changes": { type: "help.close" },
    "the switch is pressed": toggle,
    "the account keeps it": kept,
    "the account keeps it, late": late(kept),
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("keep"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/search", given: "a screen is shown", when: "? is pressed", must: "sequence.listed", tags: ["shown"], not: ["keys.search", "keys.go"] },
    { spec: "decisions/search", given: "a screen is shown", when: "/ is pressed", must: "sequence.idle", tells: ["keys.search"] },
    { spec: "decisions/search", given: "a screen is shown", when: "g is pressed", must: "sequence.going", not: ["keys.go"] },
    { spec: "decisions/search", given: "a screen is shown", when: "o is pressed", must: "sequence.idle", not: ["keys.go", "keys.search"] },
    { spec: "decisions/search", given: "a screen is shown", when: "the list of the keys is asked for", must: "sequence.listed" },
    { spec: "decisions/search", given: "g was pressed", when: "o is pressed", must: "sequence.idle", tells: [["keys.go", { to: "orders" }]] },
    { spec: "decisions/search", given: "g was pressed", when: "t is pressed", must: "sequence.idle", tells: [["keys.go", { to: "tickets" }]] },
    { spec: "decisions/search", given: "g was pressed", when: "p is pressed", must: "sequence.idle", tells: [["keys.go", { to: "products" }]] },
    { spec: "decisions/search", given: "g was pressed", when: ["x is pressed", "o is pressed"], must: "sequence.idle", not: ["keys.go"] },
    { spec: "decisions/search", given: "g was pressed", when: "x is pressed", must: "sequence.idle", not: ["keys.go"] },
    { spec: "decisions/search", given: "g was pressed", when: "/ is pressed", must: "sequence.idle", not: ["keys.search", "keys.go"] },
    { spec: "decisions/search", given: "g was pressed", when: ["almost 1.5 seconds pass", "o is pressed"], must: "sequence.idle", tells: ["keys.go"] },
    { spec: "decisions/search", given: "g was pressed", when: ["1.5 seconds pass", "o is pressed"], must: "sequence.idle", not: ["keys.go"] },
    { spec: "decisions/search", given: "g was pressed", when: "the list of the keys is asked for", must: "sequence.listed" },
    { spec: "decisions/search", given: "the keys are listed", when: "the list is closed", must: "sequence.idle" },
    { spec: "shell §1", given: "the keys are listed", when: "the page changes", must: "sequence.idle" },
    { spec: "decisions/search", given: "the keys are listed", when: "/ is pressed", must: "sequence.listed", not: ["keys.search"] },
    { spec: "decisions/search", given: "the keys are listed", when: ["g is pressed", "o is pressed"], must: "sequence.listed", not: ["keys.go"] },

    // The keys can be turned off (WCAG 2.1.4)
    { spec: "decisions/search", given: "a screen is shown, and the keys are turned off", when: "? is pressed", must: "sequence.idle", not: ["sequence.listed"] },
    { spec: "decisions/search", given: "a screen is shown, and the keys are turned off", when: "/ is pressed", must: "sequence.idle", not: ["keys.search"] },
    { spec: "decisions/search", given: "a screen is shown, and the keys are turned off", when: ["g is pressed", "o is pressed"], must: "sequence.idle", not: ["keys.go", "sequence.going"] },
    { spec: "decisions/search", given: "a screen is shown, and the keys are turned off", when: "the list of the keys is asked for", must: "sequence.listed" },
    { spec: "decisions/search", given: "a screen is shown", when: "the switch is pressed", must: "choice.saving", tags: ["busy"], sees: { on: false }, calls: [["keep", { on: false }]] },
    { spec: "decisions/search", given: "a screen is shown, and the keys are turned off", when: "the switch is pressed", must: "choice.saving", sees: { on: true }, calls: [["keep", { on: true }]] },
    { spec: "decisions/calls", given: "the keys are being turned off", when: "the switch is pressed", must: "choice.saving", sees: { on: false }, not: ["keep"] },
    { spec: "decisions/search", given: "the keys are being turned off", when: ["the list of the keys is asked for", "the list is closed", "/ is pressed", "the account keeps it"], must: "choice.kept", sees: { on: false }, tells: [looked], not: ["keys.search"] },
    { spec: "decisions/search", given: "the keys are being turned off", when: "the account keeps it", must: "choice.kept", sees: { on: false }, tells: [looked] },
    { spec: "shell §8", given: "the keys are being turned off", when: "there is no connection", must: "choice.failed", tags: ["failed"], sees: { on: true, failure: { _tag: "Offline" } }, not: ["screen.forwarded"] },
    { spec: "decisions/calls", given: "the keys are being turned off", when: "90 seconds pass", must: "choice.failed", sees: { on: true, failure: { _tag: "TimedOut" } }, not: ["screen.forwarded"] },
    { spec: "decisions/calls", given: "the keys are being turned off", when: ["90 seconds pass", "the account keeps it, late"], must: "choice.failed", not: ["screen.forwarded", "choice.kept"] },
    { spec: "architecture", given: "the keys are being turned off", when: "the call has a defect", must: "choice.crashed", tags: ["failed"], sees: { on: true }, not: ["screen.forwarded"] },
    { spec: "decisions/search", given: "turning the keys off was not kept", when: "the switch is pressed", must: "choice.saving", sees: { on: false, failure: undefined }, calls: [["keep", { on: false }]] },
    { spec: "architecture", given: "keeping it has broken", when: "the switch is pressed", must: "choice.saving", sees: { on: false }, calls: ["keep"] },
  ],
});
