// @vitest-environment jsdom
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missingPage, textLanguage } from "../../server/public/public-page.ts";
import { partnerPage, siteLanguageFor } from "../../server/public/partner-page.ts";
import { languages } from "../../server/texts/language.ts";
import type { Picture, PictureId } from "../../src/domain/pictures/picture.ts";
import { noOpeningHours, type OpeningHours } from "../../src/domain/website/opening-hours.ts";
import { publicLanguages, type PublicLanguage } from "../../src/domain/shell/public-language.ts";
import type { Website } from "../../src/domain/website/website.ts";
import { htmlMistakes } from "../support/html-mistakes.ts";

const parsed = (text: string): Document => new DOMParser().parseFromString(text, "text/html");

const picture = (no: number, description: string, copyright: string): Picture => ({
  id: String(no).repeat(32) as PictureId,
  width: 1600,
  height: 900,
  description,
  copyright,
});

const workday = [
  { from: "08:00", to: "12:00" },
  { from: "13:00", to: "17:00" },
];

const hours: OpeningHours = {
  week: {
    ...noOpeningHours.week,
    monday: workday,
    tuesday: workday,
    wednesday: workday,
    thursday: workday,
    friday: [{ from: "08:00", to: "00:00" }],
    sunday: [{ from: "00:00", to: "00:00" }],
  },
  special: [
    { date: "2026-11-20", spans: [] },
    { date: "2026-12-24", spans: [{ from: "08:00", to: "10:30" }] },
    { date: "2026-12-25", spans: [] },
  ],
};

const website: Website = {
  slug: "muster-elektro",
  companyName: "Muster Elektro GmbH",
  street: "Hauptstraße 1",
  street2: "Stiege 2",
  zip: "4150",
  city: "Rohrbach",
  country: "AT",
  phone: "+43728912345",
  email: "office@muster.example",
  texts: [
    {
      language: "de",
      description: "Wir bauen Häuser um.\nSeit 1990.\n\nAuch Ihres.",
      imprint: "Muster Elektro GmbH\nFN 123",
    },
    { language: "nl", description: "Wij verbouwen huizen.", imprint: "Muster Elektro GmbH" },
  ],
  hours,
  header: picture(1, "Ein Haus bei Nacht", "Foto Muster"),
  logo: picture(2, "", ""),
  gallery: [
    picture(3, "Ein Bad", "© Foto Muster"),
    { ...picture(4, "Ein Schaltschrank", ""), crop: { x: 10, y: 20, width: 600, height: 300 } },
  ],
  links: ["https://www.facebook.com/muster", "https://evil.example/", "javascript:alert(1)"],
};

/** A special day as the page of an Austrian company writes it in German. */
const writtenDay = (date: string): string =>
  new Intl.DateTimeFormat("de-AT", {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(date));

// A Monday.
const now = new Date("2026-11-23T10:30:00Z");

const rendered = (
  changed: Partial<Website> = {},
  { acceptLanguage = "de", at = now }: { readonly acceptLanguage?: string; readonly at?: Date } = {},
): { readonly text: string; readonly document: Document; readonly until: Date | undefined } => {
  const site = { ...website, ...changed };
  const language = siteLanguageFor(site, acceptLanguage);
  const { html, until } = partnerPage({
    website: site,
    language,
    pageLanguage: textLanguage(language, acceptLanguage),
    now: at,
    map: "https://map.example/?q={address}",
    canonical: "https://portal.example/partner/muster-elektro/",
  });
  return { text: html, document: parsed(html), until };
};

const textsOf = (document: Document, selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
  );

/** The values of a property of the microdata (HTML, microdata §5.2.4). */
const valuesOf = (document: Document, name: string): readonly (string | null)[] =>
  [...document.querySelectorAll(`[itemprop~="${name}"]`)].map((element) => {
    if (element.tagName === "META") return element.getAttribute("content");
    if (element.tagName === "IMG") return element.getAttribute("src");
    return ["A", "LINK"].includes(element.tagName) ? element.getAttribute("href") : element.textContent;
  });

describe("a partner's page", () => {
  it("says in the language of its text who the company is and how to reach it", () => {
    const { document } = rendered();
    expect(document.documentElement.lang).toBe("de");
    expect(document.title).toBe("Muster Elektro GmbH, Rohrbach");
    expect(textsOf(document, "h1, h2, h3")).toEqual([
      "Muster Elektro GmbH",
      "Öffnungszeiten",
      "Abweichende Öffnungszeiten",
      "Kontakt",
      "Bilder",
      "Soziale Medien",
      "Impressum",
    ]);
    expect(textsOf(document, "address")).toEqual([
      "Hauptstraße 1Stiege 24150 RohrbachÖsterreich Auf einer Karte anzeigen Telefon: +43728912345 E-Mail: office@muster.example",
    ]);
    expect([...document.querySelectorAll("address a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://map.example/?q=Hauptstra%C3%9Fe%201%2C%204150%20Rohrbach%2C%20%C3%96sterreich",
      "tel:+43728912345",
      "mailto:office@muster.example",
    ]);
    expect(textsOf(document, "[itemprop=description] p")).toEqual([
      "Wir bauen Häuser um.Seit 1990.",
      "Auch Ihres.",
    ]);
    expect(textsOf(document, "footer p")).toEqual(["Muster Elektro GmbHFN 123"]);
  });

  it("is a LocalBusiness for search engines", () => {
    const { document } = rendered();
    const [business] = document.querySelectorAll("[itemscope]");
    expect(business?.getAttribute("itemtype")).toBe("https://schema.org/LocalBusiness");
    expect(document.querySelectorAll("[itemprop]").length).toBe(
      business?.querySelectorAll("[itemprop]").length,
    );
    const values = Object.fromEntries(
      [
        "name",
        "url",
        "logo",
        "image",
        "telephone",
        "email",
        "sameAs",
        "addressCountry",
        "postalCode",
        "openingHours",
      ].map((name) => [name, valuesOf(document, name)]),
    );
    expect(values).toEqual({
      name: ["Muster Elektro GmbH"],
      url: ["https://portal.example/partner/muster-elektro/"],
      logo: [`/pictures/${"2".repeat(32)}/whole/640.webp`],
      image: [
        `/pictures/${"1".repeat(32)}/whole/640.webp`,
        `/pictures/${"3".repeat(32)}/whole/640.webp`,
        `/pictures/${"4".repeat(32)}/10-20-600-300/640.webp`,
      ],
      telephone: ["+43728912345"],
      email: ["office@muster.example"],
      sameAs: ["https://www.facebook.com/muster"],
      addressCountry: ["AT"],
      postalCode: ["4150"],
      openingHours: [
        ...["Mo", "Tu", "We", "Th"].flatMap((day) => [`${day} 08:00-12:00`, `${day} 13:00-17:00`]),
        "Fr 08:00-23:59",
        "Su 00:00-23:59",
      ],
    });
    const special = [...document.querySelectorAll("[itemprop=specialOpeningHoursSpecification]")].map(
      (item) => [...item.querySelectorAll("meta")].map((meta) => meta.content).join(" "),
    );
    expect(special).toEqual(["2026-12-24 2026-12-24 08:00 10:30", "2026-12-25 2026-12-25 00:00 00:00"]);
  });

  it.each([
    ["2026-11-23T10:30:00Z", "de", "Jetzt geöffnet. Schließt: 12:00", "2026-11-23T11:00"],
    ["2026-11-23T11:30:00Z", "de", "Jetzt geschlossen. Öffnet: heute, 13:00", "2026-11-23T12:00"],
    ["2026-11-23T18:00:00Z", "de", "Jetzt geschlossen. Öffnet: morgen, 08:00", "2026-11-23T23:00"],
    ["2026-11-27T20:00:00Z", "de", "Jetzt geöffnet. Schließt: 00:00", "2026-11-27T23:00"],
    ["2026-11-28T12:00:00Z", "de", "Jetzt geschlossen. Öffnet: morgen, 00:00", "2026-11-28T23:00"],
    ["2026-11-23T18:00:00Z", "pl,en", "Jetzt geschlossen. Öffnet: morgen, 08:00", "2026-11-23T23:00"],
    ["2026-11-23T18:00:00Z", "nl,cs;q=0.5", "Nu gesloten. Opent: morgen, 08:00", "2026-11-23T23:00"],
  ])("says at %s to who reads %s: %s, until %s", (at, acceptLanguage, text, until) => {
    const page = rendered({}, { acceptLanguage, at: new Date(at) });
    expect(textsOf(page.document, ".state")).toEqual([text]);
    expect(page.until?.toISOString().slice(0, 16)).toBe(until);
  });

  it.each([
    [[{ date: "2026-12-02", spans: workday }], "Closed now. Opens: 2 December"],
    [[], "Closed now"],
  ])("names a day that is far, and none where there is none: %j", (special, text) => {
    const texts = [{ language: "en" as const, description: "We build.", imprint: "Us" }];
    const { document } = rendered({
      texts,
      hours: { ...noOpeningHours, special: [...special, { date: "2026-12-01", spans: [] }] },
    });
    expect(textsOf(document, ".state")[0]?.replace(/Wed, |Wed /, "")).toContain(text);
  });

  it("marks today by the company's clock, and leaves past special days out", () => {
    const { document } = rendered({}, { at: new Date("2026-11-23T23:30:00Z") });
    expect(textsOf(document, "tr[aria-current=date] th")).toEqual(["Dienstag"]);
    expect(textsOf(document, "h3 + table th")).toEqual(["2026-12-24", "2026-12-25"].map(writtenDay));
  });

  it("marks a special day instead of the weekday on its own date", () => {
    const { document } = rendered({}, { at: new Date("2026-12-24T08:00:00Z") });
    expect(textsOf(document, "tr[aria-current=date] th")).toEqual([writtenDay("2026-12-24")]);
    expect(textsOf(document, ".state")).toEqual(["Jetzt geöffnet. Schließt: 10:30"]);
  });

  it("has the language on each text that is in another one than its own texts", () => {
    const { document } = rendered({}, { acceptLanguage: "nl,fr;q=0.5" });
    expect(document.documentElement.lang).toBe("nl");
    expect(document.querySelector("[itemprop=description]")?.hasAttribute("lang")).toBe(false);
    expect(document.querySelector("footer div")?.hasAttribute("lang")).toBe(false);
    // The descriptions of pictures are in the first language.
    expect(
      [...document.querySelectorAll("main img, figcaption")].map((one) => one.getAttribute("lang")),
    ).toEqual(Array.from({ length: 5 }, () => "de"));
    expect(rendered().document.querySelectorAll("body [lang]")).toHaveLength(0);
  });

  it.each([
    ["Wir bauen.\n\nAuch  hier.", "Wir bauen. Auch hier."],
    ["wort ".repeat(40), "wort ".repeat(32).trim()],
    ["x".repeat(161), undefined],
  ])("tells search engines the first words of %j", (description, summary) => {
    const { document } = rendered({ texts: [{ language: "de", description, imprint: "" }] });
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe(summary);
  });

  it("says nothing about hours, links or an imprint that there are none of", () => {
    const { document } = rendered({
      hours: noOpeningHours,
      gallery: [],
      links: [],
      header: null,
      logo: null,
      phone: "",
      email: "",
      texts: [{ language: "de", description: "", imprint: "" }],
    });
    expect(textsOf(document, "h1, h2, nav li")).toEqual(["Kontakt", "Muster Elektro GmbH", "Kontakt"]);
    expect(textsOf(document, ".state")).toEqual([]);
  });

  it("is no page for search engines while it is a preview", () => {
    const preview = parsed(
      partnerPage({ website, language: "de", pageLanguage: "de", now, map: undefined, canonical: undefined })
        .html,
    );
    expect(preview.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(preview.querySelector("link[rel=canonical]")).toBeNull();
    expect(preview.querySelector("a[itemprop=hasMap]")).toBeNull();
    expect(rendered().document.querySelector("meta[name=robots]")).toBeNull();
  });
});

describe("the HTML of public pages is valid", () => {
  it.each(["de", "nl,cs", "en"])("of a partner for who reads %s", async (acceptLanguage) => {
    expect(await htmlMistakes(rendered({}, { acceptLanguage }).text)).toEqual([]);
  });

  it.each(languages)("of a page that there is not, in %s", async (language) => {
    expect(await htmlMistakes(missingPage("notFound", language))).toEqual([]);
  });
});

/** What ends texts, attributes, elements and styles, or begins others. */
const hostile = fc.oneof(
  fc.constantFrom(
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '" autofocus onfocus="alert(1)',
    "</title><script>alert(1)</script>",
    "</style><svg onload=alert(1)>",
    "<!--",
    "--><b>",
    "]]><i>",
    "&lt;b&gt;",
    "&#60;b&#62;",
    "${alert(1)}",
    "{address}",
    "{when}",
    "javascript:alert(1)",
    "\u2028<b>\u2029",
    "＜script＞",
    "<a href=//evil.example itemscope itemprop=name>",
    "\0<b\0>",
    "\n\n</p><h1>",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom("<", ">", '"', "'", "&", "/", "=", "`", " ", "\n", "a", "-", "!"),
    maxLength: 40,
  }),
);
const typed = fc.array(hostile, { minLength: 1, maxLength: 3 }).map((parts) => `x${parts.join("")}x`);
/** Without what ends a paragraph, which a text of several lines may. */
const oneParagraph = typed.map((text) => text.replaceAll(/\s+/g, " "));

const anyWebsite: fc.Arbitrary<Website> = fc.record({
  slug: typed,
  companyName: typed,
  street: typed,
  street2: typed,
  zip: typed,
  city: typed,
  country: typed,
  phone: typed,
  email: typed,
  texts: fc
    .tuple(fc.constantFrom<PublicLanguage>(...publicLanguages), oneParagraph, oneParagraph)
    .map(([language, description, imprint]) => [{ language, description, imprint }]),
  hours: fc.record({
    week: fc.record({
      monday: fc.constant(workday),
      tuesday: fc.tuple(typed, typed).map(([from, to]) => [{ from, to }]),
      wednesday: fc.constant([]),
      thursday: fc.constant([]),
      friday: fc.constant([]),
      saturday: fc.constant([]),
      sunday: fc.constant([]),
    }),
    special: typed.map((date) => [{ date, spans: workday }]),
  }),
  header: fc.tuple(typed, typed).map(([description, copyright]) => picture(1, description, copyright)),
  logo: typed.map((description) => picture(2, description, "")),
  gallery: fc.tuple(typed, typed).map(([description, copyright]) => [picture(3, description, copyright)]),
  links: fc
    .tuple(typed, typed)
    .map(([path, other]) => [
      `https://www.facebook.com/a${encodeURI(path.toWellFormed())}?${path.toWellFormed()}`.replaceAll(
        /\s/g,
        "",
      ),
      other,
    ]),
});

/** The elements with the names of their attributes, and the values of those that no partner's text is in. */
const shapeOf = (document: Document): readonly string[] => {
  const fixed = new Set([
    "id",
    "class",
    "itemprop",
    "itemtype",
    "rel",
    "src",
    "srcset",
    "sizes",
    "width",
    "height",
    "name",
    "scope",
  ]);
  return [...document.querySelectorAll("*")].map((element) =>
    [
      element.tagName,
      ...[...element.attributes]
        .filter(({ name }) => name !== "lang")
        .map(({ name, value }) => (fixed.has(name) ? `${name}=${value}` : name)),
    ].join(" "),
  );
};

describe("what partners type", () => {
  it("never becomes markup, and is shown as it was typed", () => {
    fc.assert(
      fc.property(anyWebsite, (hostileSite) => {
        const { document } = rendered(hostileSite);
        const harmless: Website = {
          ...website,
          country: "x",
          texts: [{ language: hostileSite.texts[0]?.language ?? "de", description: "a", imprint: "b" }],
          hours: { ...noOpeningHours, week: { ...noOpeningHours.week, monday: workday } },
          header: picture(1, "a", "b"),
          logo: picture(2, "a", ""),
          gallery: [picture(3, "a", "b")],
          links: ["https://www.facebook.com/a"],
        };
        expect(shapeOf(document)).toEqual(shapeOf(rendered(harmless).document));
        const isSame = (shown: string | null | undefined, text: string): boolean =>
          shown?.replaceAll("\uFFFD", "") === text.replaceAll(/[\0\uFFFD]/g, "").replaceAll(/\r\n?/g, "\n");
        expect(isSame(document.querySelector("h1")?.textContent, hostileSite.companyName)).toBe(true);
        expect(
          isSame(
            document.querySelector("main img")?.getAttribute("alt"),
            hostileSite.header?.description ?? "",
          ),
        ).toBe(true);
        const schemes = [...document.querySelectorAll("a[href]")].map(
          (link) => /^([a-z]+:|#)/.exec(link.getAttribute("href") ?? "")?.[0],
        );
        expect(
          schemes.filter((scheme) => !["#", "https:", "tel:", "mailto:"].includes(scheme ?? "")),
        ).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
