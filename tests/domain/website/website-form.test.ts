import { describe, expect, it } from "vitest";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import { sampleWebsite } from "../../../src/atlas/samples/website.samples.ts";
import { publicLanguages } from "../../../src/domain/shell/public-language.ts";
import {
  descriptionOf,
  imprintOf,
  lineFields,
  sectionOf,
  valuesOf,
  websiteFields,
  websiteOf,
} from "../../../src/domain/website/website-form.ts";

describe("the editor of a website", () => {
  it.each([
    ["companyName", "contact"],
    ["email", "contact"],
    ["languages", "texts"],
    ["description.en", "texts"],
    ["imprint.de", "texts"],
    ["monday", "hours"],
    ["sunday", "hours"],
    ["special", "hours"],
    ["header", "pictures"],
    ["logo", "pictures"],
    ["gallery", "pictures"],
    ["links", "links"],
    ["slug", "address"],
  ] as const)("has %s in the section %s", (field, section) => expect(sectionOf(field)).toBe(section));

  it("has every field once, section by section", () => {
    const { version: _version, ...fields } = valuesOf(sampleWebsite, 1);
    expect(websiteFields.toSorted()).toEqual(Object.keys(fields).toSorted());
    expect([...new Set(websiteFields.map(sectionOf))]).toEqual([
      "contact",
      "texts",
      "hours",
      "pictures",
      "links",
      "address",
    ]);
  });

  it("has a description and an imprint in each language in which a website may be", () => {
    expect(publicLanguages.map(descriptionOf).filter((field) => !websiteFields.includes(field))).toEqual([]);
    expect(publicLanguages.map(imprintOf).filter((field) => !websiteFields.includes(field))).toEqual([]);
  });
});

describe("the fields of a website", () => {
  const values = valuesOf(sampleWebsite, 7);

  it("hold what the website has, and the revision of its draft", () => {
    expect(lineFields.map((field) => values[field])).toEqual(lineFields.map((field) => sampleWebsite[field]));
    expect(values).toMatchObject({
      version: 7,
      slug: "gold-electric",
      languages: ["de"],
      "description.de": "Elektrik und Smart Home.",
      "imprint.de": "Gold Electric, Wien",
      monday: [{ from: "08:00", to: "17:00" }],
      special: [],
      links: sampleWebsite.links,
    });
  });

  it("are empty for a language that the website has not, and for pictures that are not there", () => {
    expect(values).toMatchObject({
      "description.en": "",
      "imprint.en": "",
      header: [],
      logo: [],
      gallery: [],
    });
  });

  it("lose no text of a language that is removed and added again", () => {
    const removed = { ...values, languages: [] };
    expect(websiteOf(removed).texts).toEqual([]);
    expect(websiteOf({ ...removed, languages: ["de"] }).texts).toEqual(sampleWebsite.texts);
  });

  it("have one header image and one logo, or none", () => {
    const [a, b] = [samplePicture("a"), samplePicture("b")];
    const website = { ...sampleWebsite, header: a, logo: b };
    expect(valuesOf(website, 1)).toMatchObject({ header: [a], logo: [b] });
    expect(websiteOf(valuesOf(website, 1))).toEqual(website);
    expect(websiteOf(values)).toMatchObject({ header: null, logo: null });
  });
});
