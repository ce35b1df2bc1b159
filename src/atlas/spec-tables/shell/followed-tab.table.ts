import type { followedTabMachine } from "../../../machines/shell/followed-tab.machine.ts";
import { begins, tableOf } from "../spec-table.ts";

const input = undefined;
const agree = { type: "follow.agree" } as const;
const stop = { type: "follow.stop" } as const;

export const table = tableOf<typeof followedTabMachine>()({
  situations: {
    "consent is asked for": { input, steps: [] },
    "the tab is followed": { input, steps: [agree] },
    "the consent was withdrawn": { input, steps: [agree, stop] },
  },
  steps: {
    "it begins": begins,
    "the owner agrees": agree,
    "stop is pressed, or the question is closed": stop,
    "somebody else is signed in who is not staff": { type: "follow.forbidden" },
    "it is asked for again": { type: "follow.ask" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/atlas", given: "consent is asked for", when: "it begins", must: "asking", tags: ["asking"], not: ["tellAtlas"] },
    { spec: "decisions/atlas", given: "consent is asked for", when: "stop is pressed, or the question is closed", must: "off", not: ["tellAtlas"] },
    { spec: "decisions/atlas", given: "consent is asked for", when: "the owner agrees", must: "followed", tags: ["followed"], calls: ["tellAtlas"] },
    { spec: "decisions/atlas", given: "the tab is followed", when: "stop is pressed, or the question is closed", must: "off" },
    { spec: "decisions/atlas", given: "the tab is followed", when: "somebody else is signed in who is not staff", must: "off" },
    { spec: "decisions/atlas", given: "the consent was withdrawn", when: "it is asked for again", must: "asking", not: ["tellAtlas"] },
  ],
});
