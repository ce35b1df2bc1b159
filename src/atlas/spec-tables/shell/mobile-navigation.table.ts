import type { mobileNavigationMachine } from "../../../machines/shell/mobile-navigation.machine.ts";
import { begins, tableOf } from "../spec-table.ts";

const toggle = { type: "mobileNavigation.toggle" } as const;

export const table = tableOf<typeof mobileNavigationMachine>()({
  situations: {
    "a page is shown on a phone": { input: undefined, steps: [] },
    "the navigation is open": { input: undefined, steps: [toggle] },
  },
  steps: {
    "it begins": begins,
    "its button is pressed": toggle,
    "Escape or another page closes it": { type: "mobileNavigation.close" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §4", given: "a page is shown on a phone", when: "it begins", must: "closed" },
    { spec: "shell §4", given: "a page is shown on a phone", when: "its button is pressed", must: "open" },
    { spec: "shell §1", given: "a page is shown on a phone", when: "Escape or another page closes it", must: "closed", not: ["open"] },
    { spec: "shell §4", given: "the navigation is open", when: "its button is pressed", must: "closed" },
    { spec: "shell §1", given: "the navigation is open", when: "Escape or another page closes it", must: "closed" },
  ],
});
