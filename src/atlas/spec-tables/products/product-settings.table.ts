import type { productSettingsMachine } from "../../../machines/products/product-settings.machine.ts";
import { answers, tableOf } from "../spec-table.ts";

const villa = {
  serial: "504F94D00001",
  name: "Villa",
  project: "",
  purchase_date: "",
  external_address: "",
  version: 1,
};
const saved = { ...villa, name: "Villa Moser", version: 2 };

export const table = tableOf<typeof productSettingsMachine>()({
  situations: {
    "a product's settings": { input: { values: villa, limit: 45_000 }, steps: [] },
  },
  steps: {
    "the portal answers again": { type: "screen.retry" } as never,
    "they are saved": answers("form", { _tag: "Saved", saved }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/calls", given: "a product's settings", when: "the portal answers again", must: "editing", tells: ["screen.retry"], not: ["settings.saved"] },
    { spec: "business §2", given: "a product's settings", when: "they are saved", must: "editing", sees: { base: saved, saved: true }, tells: [["settings.saved", { saved }]] },
  ],
});
