import { createEmptyActor } from "xstate";
import { valuesOf } from "../../../domain/website/website-form.ts";
import type { websiteDraftMachine } from "../../../machines/website/website-draft.machine.ts";
import { samplePicture } from "../../samples/pictures.samples.ts";
import { sampleWebsite } from "../../samples/website.samples.ts";
import { submit, typed } from "../form-words.ts";
import { answers, begins, breaks, fails, passes, tableOf } from "../spec-table.ts";

const site = valuesOf(sampleWebsite, 1);
const mine = { companyName: "Gold Systems" };
const theirCity = { ...site, city: "Graz", version: 2 };
const theirName = { ...site, companyName: "Gold Homes", city: "Graz", version: 2 };
const input = { values: site, limit: 90_000, parent: createEmptyActor(), receiver: "receiver" };
const name = typed(mine);
const pause = passes(800);
const collided = answers("save", { _tag: "Collided", theirs: theirName, mine: { ...site, ...mine } });
const pictureGone = fails("save", { _tag: "Refused", code: "WEBSITE_PICTURE_GONE", field: "logo" });

const required = {
  companyName: "",
  street: "",
  zip: "",
  city: "",
  country: "",
  email: "",
  "description.de": "",
  "imprint.de": "",
  slug: "",
};
const missing = {
  companyName: "COMPANY_NAME_EMPTY",
  street: "STREET_EMPTY",
  zip: "ZIP_EMPTY",
  city: "CITY_EMPTY",
  country: "COUNTRY_EMPTY",
  email: "EMAIL_EMPTY",
  "description.de": "DESCRIPTION_EMPTY",
  "imprint.de": "IMPRINT_EMPTY",
  slug: "SLUG_EMPTY",
};
const voluntary = { phone: "", street2: "", header: [], logo: [], gallery: [], links: [], monday: [] };
const house = samplePicture("1", { description: "The house" });

/** What the receiver is sent by the portal. */
const finished = (revision: number) =>
  ["screen.forwarded", { key: "receiver", event: { type: "publication.publish", revision } }] as const;

export const table = tableOf<typeof websiteDraftMachine>()({
  situations: {
    "a website's draft": { input, steps: [] },
    "the name is being saved": { input, steps: [name, pause] },
    "a colleague has changed the name, too": { input, steps: [name, pause, collided] },
    "a colleague has changed the name, too, and the person the street": {
      input,
      steps: [typed({ ...mine, street: "Ring 2" }), pause, collided],
    },
    "a colleague's change is shown": { input, steps: [{ type: "settings.loaded", values: theirCity }] },
  },
  steps: {
    "it begins": begins,
    "the name is typed": name,
    "a colleague has changed the town": answers("save", {
      _tag: "Collided",
      theirs: theirCity,
      mine: { ...site, ...mine },
    }),
    "a colleague has saved, and changed nothing that differs": answers("save", {
      _tag: "Collided",
      theirs: { ...site, version: 2 },
      mine: { ...site, ...mine },
    }),
    "the server has saved it after the colleague": answers("save", {
      _tag: "Saved",
      saved: { ...theirCity, ...mine, version: 3 },
    }),
    "a colleague has changed the name": collided,
    "the colleague has changed the town back": answers("save", {
      _tag: "Collided",
      theirs: { ...site, version: 3 },
      mine: { ...theirCity, ...mine },
    }),
    "the colleague has then changed the name": answers("save", {
      _tag: "Collided",
      theirs: { ...theirName, version: 3 },
      mine: { ...theirCity, ...mine },
    }),
    "saving has a defect": breaks("save"),
    "the town that was changed back comes": {
      type: "settings.loaded",
      values: { ...site, ...mine, version: 4 },
    },
    "a colleague has changed the town, and the name in the same way": answers("save", {
      _tag: "Collided",
      theirs: { ...theirCity, ...mine },
      mine: { ...site, ...mine },
    }),
    "a colleague's town comes": { type: "settings.loaded", values: theirCity },
    "an older version comes that the person went back to": {
      type: "settings.loaded",
      values: theirCity,
      own: true,
    },
    "what a colleague changed was seen": { type: "draft.newsSeen" },
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
    "the tab has kept the name, and a colleague has changed the town since": {
      type: "draft.found",
      base: { ...site, city: "Linz", version: 0 },
      values: { ...site, ...mine, city: "Linz", version: 0 },
    },
    "the tab has kept another name than a colleague's": {
      type: "draft.found",
      base: { ...site, companyName: "Gold", version: 0 },
      values: { ...site, ...mine, version: 0 },
    },
    "one's own name is kept": { type: "settings.keepMine" },
    "the colleague's name is taken": { type: "settings.takeTheirs" },
    "what may be left out is left out": typed(voluntary),
    "everything that is required is emptied": typed(required),
    "a second language is added, without texts": typed({ languages: ["de", "en"] }),
    "a logo without a description is added": typed({ logo: [samplePicture("1")] }),
    "a logo with a description is added": typed({ logo: [house] }),
    "a gallery image without a copyright is added": typed({ gallery: [house] }),
    "a slug of two letters is typed": typed({ slug: "ab" }),
    "a slug of three letters is typed": typed({ slug: "abc" }),
    "a slug of 40 letters is typed": typed({ slug: "a".repeat(40) }),
    "a slug of 41 letters is typed": typed({ slug: "a".repeat(41) }),
    "a slug with two hyphens in a row is typed": typed({ slug: "gold--electric" }),
    "a slug of the portal's own is typed": typed({ slug: "login" }),
    "a phone number without + is typed": typed({ phone: "0643155501" }),
    "the address is no address": typed({ email: "office" }),
    "a link to another host is typed": typed({ links: ["https://www.example.com/gold"] }),
    "a link to a network's front page is typed": typed({ links: ["https://www.facebook.com/"] }),
    "an empty link is added": typed({ links: [""] }),
    "0.8 seconds pass": pause,
    "the person gives up what is not saved": { type: "draft.discard", values: site },
    "the person publishes": submit,
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/website", given: "a website's draft", when: "it begins", must: "saved", calls: [["unsaved", { values: site }]], not: ["save"] },
    { spec: "decisions/website", given: "a website's draft", when: "the name is typed", must: "unsaved.changed", tells: [["unsaved.keep", { base: site, values: mine }]] },
    { spec: "decisions/website", given: "the name is being saved", when: "the server has saved it", must: "saved", tells: ["unsaved.forget"] },
    { spec: "decisions/website", given: "the name is being saved", when: "the person gives up what is not saved", must: "saved", sees: { values: site }, tells: ["unsaved.forget"] },

    // Two people at once
    { spec: "decisions/website", given: "a website's draft", when: "a colleague's town comes", must: "saved", sees: { values: { city: "Graz", companyName: "Gold Electric" }, news: { before: { city: "Wien" }, after: { city: "Graz" } } }, not: ["collided"] },
    { spec: "decisions/website", given: "a website's draft", when: "an older version comes that the person went back to", must: "saved", sees: { values: { city: "Graz" }, news: undefined } },
    { spec: "decisions/website", given: "a colleague's change is shown", when: "what a colleague changed was seen", must: "saved", sees: { news: undefined, values: { city: "Graz" } } },
    { spec: "decisions/website", given: "the name is being saved", when: "a colleague has changed the town", must: "unsaved.changed", sees: { values: { companyName: "Gold Systems", city: "Graz", version: 2 }, news: { after: { city: "Graz" } } }, not: ["collided"] },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has changed the town"], must: "unsaved.changed", sees: { finishing: false, halted: true, news: { after: { city: "Graz" } } }, not: ["save", "screen.forwarded"] },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has changed the town", "the person publishes"], must: "unsaved.saving", sees: { finishing: true, halted: false }, calls: ["save"], not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "the name is being saved", when: "a colleague has changed the name", must: "collided", sees: { mine, base: { companyName: "Gold Homes" } }, not: ["saved"] },
    { spec: "decisions/website", given: "a colleague has changed the name, too", when: "one's own name is kept", must: "unsaved.saving", calls: [["save", { values: { companyName: "Gold Systems", city: "Graz", version: 2 } }]] },
    { spec: "decisions/website", given: "a colleague has changed the name, too", when: "the colleague's name is taken", must: "unsaved.saving", calls: [["save", { values: { companyName: "Gold Homes", city: "Graz", version: 2 } }]] },
    { spec: "decisions/website", given: "the name is being saved", when: "a colleague has changed the town, and the name in the same way", must: "unsaved.changed", sees: { values: { companyName: "Gold Systems", city: "Graz", version: 2 } }, not: ["collided"] },
    { spec: "decisions/website", given: "a colleague has changed the name, too, and the person the street", when: "one's own name is kept", must: "unsaved.saving", calls: [["save", { values: { companyName: "Gold Systems", street: "Ring 2", city: "Graz" } }]] },
    { spec: "decisions/website", given: "a colleague has changed the name, too, and the person the street", when: "the colleague's name is taken", must: "unsaved.saving", calls: [["save", { values: { companyName: "Gold Homes", street: "Ring 2", city: "Graz" } }]] },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has changed the town", "0.8 seconds pass", "the server has saved it after the colleague"], must: "saved", sees: { halted: true }, not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has changed the town", "0.8 seconds pass", "the server has saved it after the colleague", "the person publishes"], must: "saved", sees: { halted: false }, tells: [finished(3)] },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has changed the town", "0.8 seconds pass", "the colleague has then changed the name"], must: "collided", sees: { halted: false, news: { after: { city: "Graz" } } }, not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has changed the town", "0.8 seconds pass", "the colleague has then changed the name", "what a colleague changed was seen"], must: "collided", sees: { news: undefined } },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has changed the town", "0.8 seconds pass", "saving has a defect", "what a colleague changed was seen"], must: "crashed", sees: { news: undefined, halted: false } },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has changed the town", "0.8 seconds pass", "the colleague has changed the town back"], must: "unsaved.changed", sees: { halted: true, news: undefined, values: { ...site, ...mine, version: 3 } }, not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has changed the town", "0.8 seconds pass", "the server has saved it after the colleague", "the town that was changed back comes"], must: "saved", sees: { halted: true, news: undefined }, not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "a colleague has saved, and changed nothing that differs", "the server has saved it after the colleague"], must: "saved", tells: [finished(3)] },
    { spec: "decisions/website", given: "the name is being saved", when: "a picture of it is gone", must: "unsaved.failed", sees: { values: mine, refused: { logo: "WEBSITE_PICTURE_GONE" }, failure: { code: "WEBSITE_PICTURE_GONE" } }, not: ["saved"] },

    // After a reload
    { spec: "decisions/website", given: "a website's draft", when: "the tab has kept the name before a reload", must: "unsaved.changed", sees: { values: mine, news: undefined }, tells: ["unsaved.keep"] },
    { spec: "decisions/website", given: "a website's draft", when: "the tab has kept the name, and a colleague has changed the town since", must: "unsaved.changed", sees: { values: { ...site, ...mine }, news: { before: { city: "Linz" }, after: { city: "Wien" } } }, not: ["collided"] },
    { spec: "decisions/website", given: "a website's draft", when: "the tab has kept another name than a colleague's", must: "collided", sees: { mine, base: { companyName: "Gold Electric" } }, not: ["save"] },

    // What is required counts when it is published, and never keeps a draft from being saved
    { spec: "decisions/website", given: "a website's draft", when: "the person publishes", must: "saved", tells: [finished(1)], not: ["save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["everything that is required is emptied", "0.8 seconds pass"], must: "unsaved.saving", calls: [["save", { values: required }]] },
    { spec: "decisions/website", given: "a website's draft", when: ["everything that is required is emptied", "the person publishes"], must: "unsaved.changed", sees: { problems: missing, focus: { field: "companyName" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["what may be left out is left out", "the person publishes"], must: "unsaved.saving", sees: { finishing: true }, calls: ["save"], not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a second language is added, without texts", "the person publishes"], must: "unsaved.changed", sees: { problems: { "description.en": "DESCRIPTION_EMPTY", "imprint.en": "IMPRINT_EMPTY" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a logo without a description is added", "the person publishes"], must: "unsaved.changed", sees: { problems: { logo: "PICTURE_DESCRIPTION_EMPTY" }, focus: { field: "logo" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a logo with a description is added", "the person publishes"], must: "unsaved.saving", sees: { finishing: true }, calls: ["save"], not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a gallery image without a copyright is added", "the person publishes"], must: "unsaved.changed", sees: { problems: { gallery: "PICTURE_COPYRIGHT_EMPTY" }, focus: { field: "gallery" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a slug of two letters is typed", "the person publishes"], must: "unsaved.changed", sees: { problems: { slug: "SLUG_LENGTH" }, focus: { field: "slug" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a slug of three letters is typed", "the person publishes"], must: "unsaved.saving", sees: { finishing: true }, calls: ["save"], not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a slug of 40 letters is typed", "the person publishes"], must: "unsaved.saving", sees: { finishing: true }, calls: ["save"], not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a slug of 41 letters is typed", "the person publishes"], must: "unsaved.changed", sees: { problems: { slug: "SLUG_LENGTH" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a slug with two hyphens in a row is typed", "the person publishes"], must: "unsaved.changed", sees: { problems: { slug: "SLUG_SIGNS" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a slug of the portal's own is typed", "the person publishes"], must: "unsaved.changed", sees: { problems: { slug: "SLUG_RESERVED" } }, not: ["screen.forwarded", "save"] },
    { spec: "business §5", given: "a website's draft", when: ["a phone number without + is typed", "the person publishes"], must: "unsaved.changed", sees: { problems: { phone: "PHONE_PLUS" }, focus: { field: "phone" } }, not: ["screen.forwarded", "save"] },
    { spec: "business §5", given: "a website's draft", when: ["the address is no address", "the person publishes"], must: "unsaved.changed", sees: { problems: { email: "EMAIL_INVALID" }, focus: { field: "email" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a link to another host is typed", "the person publishes"], must: "unsaved.changed", sees: { problems: { links: "LINK_UNKNOWN_NETWORK" }, focus: { field: "links" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["a link to a network's front page is typed", "the person publishes"], must: "unsaved.changed", sees: { problems: { links: "LINK_NO_PROFILE" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/website", given: "a website's draft", when: ["an empty link is added", "the person publishes"], must: "unsaved.saving", sees: { finishing: true }, calls: ["save"], not: ["screen.forwarded"] },
    { spec: "decisions/website", given: "the name is being saved", when: ["the person publishes", "the server has saved it"], must: "saved", tells: [finished(2)] },
  ],
});
