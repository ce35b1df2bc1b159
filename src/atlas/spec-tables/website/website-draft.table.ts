import { createEmptyActor } from "xstate";
import { valuesOf } from "../../../domain/website/website-form.ts";
import type { websiteDraftMachine } from "../../../machines/website/website-draft.machine.ts";
import { sampleWebsite } from "../../samples/website.samples.ts";
import { typed } from "../form-words.ts";
import { answers, fails, passes, tableOf } from "../spec-table.ts";

const site = valuesOf(sampleWebsite, 1);
const mine = { companyName: "Gold Systems" };
const theirCity = { ...site, city: "Graz", version: 2 };
const theirName = { ...site, companyName: "Gold Homes", city: "Graz", version: 2 };
const input = { values: site, limit: 45_000, parent: createEmptyActor() };
const name = typed(mine);
const pause = passes(800);
const collided = answers("save", { _tag: "Collided", theirs: theirName, mine: { ...site, ...mine } });
const pictureGone = fails("save", { _tag: "Refused", code: "WEBSITE_PICTURE_GONE", field: "logo" });

export const table = tableOf<typeof websiteDraftMachine>()({
  situations: {
    "a website's draft": { input, steps: [] },
    "the name is being saved": { input, steps: [name, pause] },
    "a colleague has changed the name, too": { input, steps: [name, pause, collided] },
    "a colleague's change is told": { input, steps: [{ type: "settings.loaded", values: theirCity }] },
  },
  steps: {
    "the name is typed": name,
    "a colleague has changed the town": answers("save", {
      _tag: "Collided",
      theirs: theirCity,
      mine: { ...site, ...mine },
    }),
    "a colleague has changed the name": collided,
    "a colleague's town comes": { type: "settings.loaded", values: theirCity },
    "an older version comes that the person went back to": {
      type: "settings.loaded",
      values: theirCity,
      own: true,
    },
    "what a colleague changed was seen": { type: "draft.toldSeen" },
    "the server has saved it": answers("save", {
      _tag: "Saved",
      saved: { ...site, ...mine, version: 2 },
    }),
    "a picture of it is gone": pictureGone,
    "the tab has kept the name before a reload": {
      type: "draft.found",
      base: site,
      values: { ...site, ...mine },
    },
    "the tab has kept another name than a colleague's": {
      type: "draft.found",
      base: { ...site, companyName: "Gold", version: 0 },
      values: { ...site, ...mine, version: 0 },
    },
    "one's own name is kept": { type: "settings.keepMine" },
    "the colleague's name is taken": { type: "settings.takeTheirs" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/website", given: "a website's draft", when: "the name is typed", must: "unsaved.changed", tells: [["unsaved.keep", { base: site, values: mine }]] },
    { spec: "decisions/website", given: "the name is being saved", when: "the server has saved it", must: "saved", tells: ["unsaved.forget"] },

    // Two people at once
    { spec: "decisions/website", given: "a website's draft", when: "a colleague's town comes", must: "saved", sees: { values: { city: "Graz", companyName: "Gold Electric" }, told: { before: { city: "Wien" }, after: { city: "Graz" } } }, not: ["collided"] },
    { spec: "decisions/website", given: "a website's draft", when: "an older version comes that the person went back to", must: "saved", sees: { values: { city: "Graz" }, told: undefined } },
    { spec: "decisions/website", given: "a colleague's change is told", when: "what a colleague changed was seen", must: "saved", sees: { told: undefined, values: { city: "Graz" } } },
    { spec: "decisions/website", given: "the name is being saved", when: "a colleague has changed the town", must: "unsaved.changed", sees: { values: { companyName: "Gold Systems", city: "Graz", version: 2 }, told: { after: { city: "Graz" } } }, not: ["collided"] },
    { spec: "decisions/website", given: "the name is being saved", when: "a colleague has changed the name", must: "collided", sees: { mine, base: { companyName: "Gold Homes" } }, not: ["saved"] },
    { spec: "decisions/website", given: "a colleague has changed the name, too", when: "one's own name is kept", must: "unsaved.saving", calls: [["save", { values: { companyName: "Gold Systems", city: "Graz", version: 2 } }]] },
    { spec: "decisions/website", given: "a colleague has changed the name, too", when: "the colleague's name is taken", must: "unsaved.saving", calls: [["save", { values: { companyName: "Gold Homes", city: "Graz", version: 2 } }]] },
    { spec: "decisions/website", given: "the name is being saved", when: "a picture of it is gone", must: "unsaved.failed", sees: { values: mine, failure: { code: "WEBSITE_PICTURE_GONE" } }, not: ["saved"] },

    // After a reload
    { spec: "decisions/website", given: "a website's draft", when: "the tab has kept the name before a reload", must: "unsaved.changed", sees: { values: mine }, tells: ["unsaved.keep"] },
    { spec: "decisions/website", given: "a website's draft", when: "the tab has kept another name than a colleague's", must: "collided", sees: { mine, base: { companyName: "Gold Electric" } }, not: ["save"] },
  ],
});
