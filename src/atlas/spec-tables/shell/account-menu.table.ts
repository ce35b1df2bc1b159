import type { accountMenuMachine } from "../../../machines/shell/account-menu.machine.ts";
import { begins, tableOf } from "../spec-table.ts";

const toggle = { type: "accountMenu.toggle" } as const;

export const table = tableOf<typeof accountMenuMachine>()({
  situations: {
    "the header is shown": { input: undefined, steps: [] },
    "the menu is open": { input: undefined, steps: [toggle] },
  },
  steps: {
    "it begins": begins,
    "the menu's button is pressed": toggle,
    "a click outside, Escape, or another page closes it": { type: "accountMenu.close" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §4", given: "the header is shown", when: "it begins", must: "closed" },
    { spec: "shell §4", given: "the header is shown", when: "the menu's button is pressed", must: "open" },
    { spec: "shell §1", given: "the header is shown", when: "a click outside, Escape, or another page closes it", must: "closed", not: ["open"] },
    { spec: "shell §4", given: "the menu is open", when: "the menu's button is pressed", must: "closed" },
    { spec: "shell §1", given: "the menu is open", when: "a click outside, Escape, or another page closes it", must: "closed" },
  ],
});
