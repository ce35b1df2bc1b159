import type { screenLoadingMachine } from "../../../machines/shell/screen-loading.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { name: "orders", loaded: false };
const comes = answers("loadScreen", undefined);
const gone = fails("loadScreen", { _tag: "Gone" });
const offline = fails("loadScreen", { _tag: "Offline" });

export const table = tableOf<typeof screenLoadingMachine>()({
  situations: {
    "a screen is opened": { input, steps: [] },
    "a screen is opened whose code is there": { input: { ...input, loaded: true }, steps: [] },
    "the load error is shown": { input, steps: [offline] },
    "the code is gone": { input, steps: [gone] },
    "the code has a defect": { input, steps: [breaks("loadScreen")] },
  },
  steps: {
    "it begins": begins,
    "the code comes": comes,
    "the code comes late": late(comes),
    "the code cannot be loaded": offline,
    "the server has the code no more": gone,
    "almost 120 seconds pass": passes(119_999),
    "120 seconds pass": passes(120_000),
    "the code has a defect": breaks("loadScreen"),
    "a retry is asked for": { type: "screen.retry" },
    "the person returns to the screen": { type: "screen.returned" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §2", given: "a screen is opened", when: "it begins", must: "loading", tags: ["busy"], calls: [["loadScreen", { name: "orders" }]] },
    { spec: "shell §2", given: "a screen is opened whose code is there", when: "it begins", must: "ready", tags: ["ready"], not: ["loadScreen", "loading"] },
    { spec: "shell §2", given: "a screen is opened", when: "the code comes", must: "ready", not: ["failed"] },
    { spec: "shell §8", given: "a screen is opened", when: "the code cannot be loaded", must: "failed", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, not: ["ready"] },
    { spec: "decisions/build", given: "a screen is opened", when: "the server has the code no more", must: "gone", tags: ["failed"], sees: { failure: { _tag: "Gone" } }, not: ["ready"] },
    { spec: "decisions/build", given: "the code is gone", when: "a retry is asked for", must: "loading", calls: ["loadScreen"] },
    { spec: "decisions/build", given: "the code is gone", when: "the person returns to the screen", must: "loading", calls: ["loadScreen"] },
    { spec: "shell §9", given: "a screen is opened", when: "almost 120 seconds pass", must: "loading", not: ["failed"] },
    { spec: "shell §9", given: "a screen is opened", when: "120 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut", limit: 120_000 } }, not: ["ready"] },
    { spec: "shell §9", given: "a screen is opened", when: ["120 seconds pass", "the code comes late"], must: "failed", not: ["ready"] },
    { spec: "shell §8", given: "a screen is opened", when: "the code has a defect", must: "crashed", tags: ["failed"], not: ["ready"] },
    { spec: "shell §8", given: "the load error is shown", when: "a retry is asked for", must: "loading", sees: { failure: undefined }, calls: ["loadScreen"] },
    { spec: "shell §2", given: "the load error is shown", when: "the person returns to the screen", must: "loading", calls: ["loadScreen"] },
    { spec: "shell §8", given: "the code has a defect", when: "a retry is asked for", must: "loading", calls: ["loadScreen"] },
    { spec: "shell §2", given: "the code has a defect", when: "the person returns to the screen", must: "loading", calls: ["loadScreen"] },
    { spec: "shell §2", given: "a screen is opened whose code is there", when: "the person returns to the screen", must: "ready", not: ["loadScreen"] },
  ],
});
