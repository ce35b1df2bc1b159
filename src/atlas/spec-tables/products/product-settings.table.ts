import type { productSettingsMachine } from "../../../machines/products/product-settings.machine.ts";
import { answers, fails, tableOf } from "../spec-table.ts";

const villa = {
  serial: "504F94D00001",
  name: "Villa",
  project: "",
  purchase_date: "",
  external_address: "",
  version: 1,
};
const saved = { ...villa, name: "Villa Moser", version: 2 };

const input = { values: villa, limit: 90_000 };
const mine = { ...villa, name: "Villa Moser" };
const theirs = { ...villa, name: "Villa Huber", version: 2 };
const collided = answers("form", { _tag: "Collided", mine, theirs });

export const table = tableOf<typeof productSettingsMachine>()({
  situations: {
    "a product's settings": { input, steps: [] },
    "one's own settings are being saved over a colleague's": {
      input,
      steps: [collided, { type: "settings.keepMine" }],
    },
  },
  steps: {
    "the portal answers again": { type: "screen.retry" } as never,
    "they are saved": answers("form", { _tag: "Saved", saved }),
    "a colleague has saved them since": collided,
    "the product is another company's": fails("overwrite", {
      _tag: "Refused",
      code: "PRODUCT_NOT_REGISTERED",
    }),
    "there is no connection": fails("overwrite", { _tag: "Offline" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/calls", given: "a product's settings", when: "the portal answers again", must: "editing", tells: ["screen.retry"], not: ["settings.saved"] },
    { spec: "business §2", given: "a product's settings", when: "they are saved", must: "editing", sees: { base: saved, saved: true }, tells: [["settings.saved", { saved }]] },
    { spec: "decisions/products", given: "a product's settings", when: "a colleague has saved them since", must: "collided", sees: { mine: { name: "Villa Moser" }, base: { name: "Villa Huber", version: 2 } }, not: ["settings.saved"] },
    { spec: "business §8", given: "one's own settings are being saved over a colleague's", when: "the product is another company's", must: "failed", sees: { mine, failure: { code: "PRODUCT_NOT_REGISTERED" } }, not: ["settings.saved"] },
    { spec: "decisions/calls", given: "one's own settings are being saved over a colleague's", when: ["there is no connection", "the portal answers again"], must: "failed", sees: { mine, failure: { _tag: "Offline" } }, not: ["settings.saved", "overwrite"] },
  ],
});
