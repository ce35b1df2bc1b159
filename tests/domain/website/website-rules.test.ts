import { describe, expect, test } from "vitest";
import { sampleWebsite } from "../../../src/atlas/samples/website.samples.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import {
  valuesOf,
  websiteFields,
  websiteOf,
  type WebsiteField,
} from "../../../src/domain/website/website-form.ts";
import { firstFault, normalWebsite, websiteProblem } from "../../../src/domain/website/website-rules.ts";
import type { OpeningSpan } from "../../../src/domain/website/opening-hours.ts";
import type { Website } from "../../../src/domain/website/website.ts";

const faultsOf = (more: Partial<Website>): readonly (readonly [WebsiteField, string])[] => {
  const values = valuesOf({ ...sampleWebsite, ...more }, 1);
  return websiteFields.flatMap((field) => {
    const code = websiteProblem(field, values);
    return code === undefined ? [] : [[field, code] as const];
  });
};
const bare = samplePicture("1");
const described = samplePicture("1", { description: "A house" });
const { hours } = sampleWebsite;

describe("what keeps a website from being published (business §5)", () => {
  test("is nothing for a complete one", () => {
    expect(faultsOf({})).toEqual([]);
    expect(firstFault(valuesOf(sampleWebsite, 1))).toBeUndefined();
  });

  test("is reported by its first fault, in the order of the editor", () => {
    const values = valuesOf({ ...sampleWebsite, slug: "", zip: " ", city: "" }, 1);
    expect(firstFault(values)).toEqual({ field: "zip", code: "ZIP_EMPTY" });
  });

  test("is no text in a language that the website has not", () => {
    const text = { language: "en", description: "x", imprint: "x" } as const;
    expect(faultsOf({ texts: [text] })).toEqual([]);
    expect(faultsOf({ texts: [text, { ...text, language: "fr", imprint: " " }] })).toEqual([
      ["imprint.fr", "IMPRINT_EMPTY"],
    ]);
  });

  test("is no lack of pictures, and of header image and logo no lack of a copyright", () => {
    const complete = samplePicture("1", { description: "A house", copyright: "Gold" });
    expect(faultsOf({ header: complete, logo: described, gallery: [complete] })).toEqual([]);
  });

  test.each<[Partial<Website>, WebsiteField, string]>([
    [{ companyName: " " }, "companyName", "COMPANY_NAME_EMPTY"],
    [{ street: "" }, "street", "STREET_EMPTY"],
    [{ zip: "" }, "zip", "ZIP_EMPTY"],
    [{ city: "" }, "city", "CITY_EMPTY"],
    [{ country: "" }, "country", "COUNTRY_EMPTY"],
    [{ country: "Austria" }, "country", "COUNTRY_UNKNOWN"],
    [{ phone: "0660" }, "phone", "PHONE_PLUS"],
    [{ phone: "+43 abc" }, "phone", "PHONE_DIGITS abc"],
    [{ email: "" }, "email", "EMAIL_EMPTY"],
    [{ email: "gold" }, "email", "EMAIL_INVALID"],
    [{ street2: "a<b" }, "street2", "TEXT_SIGNS <"],
    [{ country: "1AT" }, "country", "COUNTRY_UNKNOWN"],
    [{ texts: [] }, "languages", "LANGUAGE_EMPTY"],
    [{ links: ["facebook.com/gold", "facebook.com/gold"] }, "links", "LINK_TWICE"],
    [{ gallery: [samplePicture("1", { copyright: "Gold" })] }, "gallery", "PICTURE_DESCRIPTION_EMPTY"],
    [
      { gallery: [samplePicture("1", { description: "A house", copyright: "Gold" }), described] },
      "gallery",
      "PICTURE_COPYRIGHT_EMPTY",
    ],
    [
      {
        hours: {
          ...hours,
          special: [
            { date: "2026-12-24", spans: [] },
            { date: "2026-12-24", spans: [] },
          ],
        },
      },
      "special",
      "DATE_TWICE",
    ],
    [{ slug: "Gold!" }, "slug", "SLUG_SIGNS"],
    [{ links: ["https://example.com/gold"] }, "links", "LINK_UNKNOWN_NETWORK"],
    [
      { texts: [{ language: "en", description: " \n", imprint: "x" }] },
      "description.en",
      "DESCRIPTION_EMPTY",
    ],
    [{ texts: [{ language: "en", description: "x", imprint: "" }] }, "imprint.en", "IMPRINT_EMPTY"],
    [{ header: bare }, "header", "PICTURE_DESCRIPTION_EMPTY"],
    [{ logo: bare }, "logo", "PICTURE_DESCRIPTION_EMPTY"],
    [{ gallery: [bare] }, "gallery", "PICTURE_DESCRIPTION_EMPTY"],
    [{ gallery: [described] }, "gallery", "PICTURE_COPYRIGHT_EMPTY"],
    [
      { hours: { ...hours, week: { ...hours.week, friday: [{ from: "17:00", to: "08:00" }] } } },
      "friday",
      "END_BEFORE_START",
    ],
    [{ hours: { ...hours, special: [{ date: "", spans: [] }] } }, "special", "DATE_MISSING"],
    [
      { hours: { ...hours, special: [{ date: "2026-12-24", spans: [{ from: "", to: "" }] }] } },
      "special",
      "TIME_MISSING",
    ],
  ])("%j: %s %s", (more, field, code) => {
    expect(faultsOf(more)).toEqual([[field, code]]);
  });

  test("may be left out: second street line, phone, pictures, links, and the copyright of header image and logo", () => {
    expect(faultsOf({ street2: "", phone: "", links: [], header: described, logo: described })).toEqual([]);
  });
});

describe("a website and its fields", () => {
  test("say the same", () => {
    const website = { ...sampleWebsite, header: described, gallery: [bare, described] };
    expect(websiteOf(valuesOf(website, 3))).toEqual(website);
  });
});

describe("what is published", () => {
  test("has no blanks around its lines", () => {
    const padded = {
      companyName: " Gold ",
      street: " Ring 1 ",
      street2: " 2 ",
      zip: " 1010 ",
      city: " Wien ",
    };
    expect(normalWebsite({ ...sampleWebsite, ...padded })).toMatchObject({
      companyName: "Gold",
      street: "Ring 1",
      street2: "2",
      zip: "1010",
      city: "Wien",
      country: "AT",
    });
  });

  test("keeps tabs and line breaks of its texts", () => {
    const texts = [{ language: "de", description: "a\tb\r\nc", imprint: " x " }] as const;
    expect(normalWebsite({ ...sampleWebsite, texts }).texts).toEqual([
      { language: "de", description: "a\tb\r\nc", imprint: "x" },
    ]);
  });

  test("has the spans of every day in the order of the clock, without those that have a problem", () => {
    const typed = [
      { from: "13:00", to: "17:00" },
      { from: "", to: "18:00" },
      { from: "08:00", to: "12:00" },
    ];
    const shown = [
      { from: "08:00", to: "12:00" },
      { from: "13:00", to: "17:00" },
    ];
    const week = (spans: readonly OpeningSpan[]) => ({
      monday: spans,
      tuesday: spans,
      wednesday: spans,
      thursday: spans,
      friday: spans,
      saturday: spans,
      sunday: spans,
    });
    const special = (spans: readonly OpeningSpan[]) => [{ date: "2026-12-24", spans }];
    expect(
      normalWebsite({ ...sampleWebsite, hours: { week: week(typed), special: special(typed) } }).hours,
    ).toEqual({ week: week(shown), special: special(shown) });
  });

  test("has the texts of header image and logo without blanks around them, or no image", () => {
    const padded = samplePicture("1", { description: " Haus ", copyright: " Gold " });
    const clean = { ...padded, description: "Haus", copyright: "Gold" };
    expect(normalWebsite({ ...sampleWebsite, header: padded, logo: padded })).toMatchObject({
      header: clean,
      logo: clean,
    });
    expect(normalWebsite(sampleWebsite)).toMatchObject({ header: null, logo: null });
  });

  test("has no signs that cannot be seen, no blanks around it, and links without those that are empty", () => {
    const published = normalWebsite({
      ...sampleWebsite,
      slug: " Gold ",
      companyName: " Gold ",
      phone: "+43 (1) 555",
      email: " Office@Example.com ",
      links: ["facebook.com/gold", " "],
      texts: [{ language: "de", description: " Zeile\u0000 eins\nZeile <zwei>\n", imprint: "x\u0007" }],
      gallery: [samplePicture("1", { description: " Haus ", copyright: " Gold\u0001 " })],
    });
    expect(published).toMatchObject({
      slug: "gold",
      companyName: "Gold",
      phone: "+431555",
      email: "office@example.com",
      links: ["https://facebook.com/gold"],
      texts: [{ language: "de", description: "Zeile eins\nZeile <zwei>", imprint: "x" }],
      gallery: [{ description: "Haus", copyright: "Gold" }],
    });
  });
});
