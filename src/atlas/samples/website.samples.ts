import { createEmptyActor } from "xstate";
import { getWebsite, getWebsiteVersion } from "../../api/website.calls.ts";
import { noOpeningHours } from "../../domain/website/opening-hours.ts";
import { valuesOf } from "../../domain/website/website-form.ts";
import type { EditedWebsite, Website } from "../../domain/website/website.ts";
import { publishCodes, restoreCodes, saveCodes } from "../../domain/website/website.refusals.ts";
import { LOADED_AT } from "../desk/fixtures/samples.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { sampleOf } from "./call-sample.ts";
import { answered, draftSamples, offline, refused } from "./sample-kinds.ts";

/** A website that can be published. */
export const sampleWebsite: Website = {
  slug: "gold-electric",
  companyName: "Gold Electric",
  street: "Ring 1",
  street2: "",
  zip: "1010",
  city: "Wien",
  country: "AT",
  phone: "+4315550100",
  email: "office@example.com",
  texts: [{ language: "de", description: "Elektrik und Smart Home.", imprint: "Gold Electric, Wien" }],
  hours: {
    ...noOpeningHours,
    week: { ...noOpeningHours.week, monday: [{ from: "08:00", to: "17:00" }] },
  },
  header: null,
  logo: null,
  gallery: [],
  links: ["https://www.facebook.com/goldelectric"],
};

const at = new Date(LOADED_AT);
const version = { version: 1, publishedAt: at, publishedBy: "Grace Gold" };
const live = { ...version, website: sampleWebsite };

/** The same as its editor has it: published once, and not changed since. */
export const editedWebsite: EditedWebsite = {
  draft: { website: sampleWebsite, revision: 1, changedAt: at, changedBy: "Grace Gold" },
  live,
  versions: [version],
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  website: sampleOf(getWebsite, {}, editedWebsite),
  version: sampleOf(getWebsiteVersion, { version: version.version }, live),
};

export const samples = {
  "website-draft": draftSamples(
    valuesOf(sampleWebsite, 1),
    { companyName: "" },
    { companyName: "Gold Systems" },
    saveCodes,
  ),
  "website-publication": {
    inputs: [{ parent: createEmptyActor() }],
    payloads: {
      "publication.publish": [{ revision: 1 }],
      "publication.askRestore": [{ version: 1, revision: 1 }],
      "xstate.done.actor.publish": [answered({}), ...publishCodes.map((code) => refused(code)), offline],
      "xstate.done.actor.takeOffline": [answered({}), offline],
      "xstate.done.actor.restore": [answered({}), ...restoreCodes.map((code) => refused(code)), offline],
    },
  },
} satisfies AreaSamples;
