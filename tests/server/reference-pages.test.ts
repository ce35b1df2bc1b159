// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { PublicReference } from "../../server/areas/references/public-references.ts";
import { languages } from "../../server/texts/language.ts";
import { LISTED, referenceListPage, referencePage } from "../../server/public/reference-pages.ts";
import type { Picture, PictureId } from "../../src/domain/pictures/picture.ts";
import { emptyReference } from "../../src/domain/references/reference.ts";
import { htmlMistakes } from "../support/html-mistakes.ts";

const project = (number: number): PublicReference => ({
  id: `RP-${number}`,
  company: "Elektro <Huber> & Co",
  slug: undefined,
  publishedAt: new Date(0),
  version: `${number}`,
  content: {
    ...emptyReference,
    title: `Villa "${number}"`,
    type: "smart_home",
    areas: ["lighting", "pool"],
    challenge: "One\ntwo\n\nthree",
    solution: "<script>alert(1)</script>",
    quote: "Good",
    quoteName: "Eva",
    country: "AT",
    city: "Linz",
    year: "2025",
    products: [{ number: "100335", name: "Miniserver" }],
  },
});
const many = Array.from({ length: LISTED + 1 }, (_, index) => project(index + 1));
it.each(languages)("the public pages of reference projects are valid HTML in %s", async (language) => {
  const list = {
    language,
    filter: {},
    page: 1,
    found: many,
    all: many,
    baseUrl: "https://portal.example",
  };
  expect(await htmlMistakes(referenceListPage(list))).toEqual([]);
  expect(await htmlMistakes(referenceListPage({ ...list, filter: { type: "hotel" }, found: [] }))).toEqual(
    [],
  );
  expect(await htmlMistakes(referencePage(project(1), language, "https://portal.example"))).toEqual([]);
});

it("lists a page at a time, with links to the others that keep the filter", () => {
  const list = {
    language: "en",
    filter: { area: "pool" },
    found: many,
    all: many,
    baseUrl: "https://portal.example",
  } as const;
  const first = referenceListPage({ ...list, page: 1 });
  expect(first.match(/<h2>/gu)).toHaveLength(LISTED);
  expect(first).toContain(
    '<a href="/reference-projects/?area=pool&amp;page=2" rel="next">Older projects</a>',
  );
  const second = referenceListPage({ ...list, page: 2 });
  expect(second.match(/<h2>/gu)).toHaveLength(1);
  expect(second).toContain('<a href="/reference-projects/?area=pool" rel="prev">Newer projects</a>');
  expect(second).not.toContain('rel="next"');
});

const parsed = (page: string): Document => new DOMParser().parseFromString(page, "text/html");
const textsOf = (document: Document, selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
  );
const baseUrl = "https://portal.example";
const english = { language: "en", filter: {}, page: 1, baseUrl } as const;

const changed = (number: number, content: Partial<PublicReference["content"]>): PublicReference => ({
  ...project(number),
  content: { ...project(number).content, ...content },
});

it("offers the filters that lead to something, closed until one is chosen", () => {
  const villa = changed(1, { country: "AT" });
  const hotel = changed(2, { type: "hotel", areas: ["sauna"], country: "CZ" });
  const prague = changed(3, { type: "hotel", areas: ["lighting"], country: "CZ" });
  const all = [villa, hotel, prague];
  const closed = parsed(referenceListPage({ ...english, found: all, all }));
  expect(closed.querySelector("details")?.open).toBe(false);
  const offered = (document: Document): readonly string[] =>
    [...document.querySelectorAll("nav")].map((nav) =>
      [...nav.querySelectorAll("h2, a")].map(({ textContent }) => textContent).join(" "),
    );
  expect(offered(closed)).toEqual([
    "Type All Smart home Hotel",
    "Application areas All Lighting Sauna Pool",
    "Country All Austria Czechia",
  ]);
  const chosen = parsed(
    referenceListPage({ ...english, filter: { type: "hotel" }, found: [hotel, prague], all }),
  );
  expect(chosen.title).toBe("Reference projects: Hotel");
  expect(chosen.querySelector("details")?.open).toBe(true);
  expect(offered(chosen)).toEqual(["Type All Smart home Hotel", "Application areas All Lighting Sauna"]);
  expect(textsOf(chosen, "nav [aria-current]")).toEqual(["Hotel", "All"]);
});

it("says of a list without reference projects why, and keeps it out of search engines", () => {
  const none = parsed(referenceListPage({ ...english, filter: { type: "hotel" }, found: [], all: many }));
  expect(textsOf(none, "main > p").at(-1)).toBe("No reference project matches this selection.");
  const empty = parsed(referenceListPage({ ...english, found: [], all: [] }));
  expect(textsOf(empty, "main > p").at(-1)).toBe("No reference project has been published yet.");
  expect(empty.querySelector("details")).toBeNull();
  for (const page of [none, empty]) {
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(page.querySelector("link[rel=canonical]")).toBeNull();
  }
});

const picture = (no: number): Picture => ({
  id: String(no).repeat(32) as PictureId,
  width: 1600,
  height: 900,
  description: `Side ${no}`,
  copyright: "Workshop",
});

it("shows the picture that stands for all first, and once", () => {
  const pictures = [picture(1), picture(2), picture(3)];
  const page = parsed(referencePage(changed(1, { pictures, thumbnail: picture(2).id }), "en", baseUrl));
  const alts = [...page.querySelectorAll("img")].map(({ alt }) => alt);
  expect(alts).toEqual(["Side 2", "Side 1", "Side 3"]);
  expect([...page.querySelectorAll("img[loading=lazy]")]).toHaveLength(2);
  const listed = parsed(referenceListPage({ ...english, found: many.slice(0, 1), all: many }));
  expect(listed.querySelector("img")).toBeNull();
});

it("leads from a reference project to its company's website while that is published", () => {
  const without = parsed(referencePage(project(1), "en", baseUrl));
  expect(without.querySelector("[itemprop=creator] a")).toBeNull();
  const published = parsed(referencePage({ ...project(1), slug: "huber" }, "en", baseUrl));
  const link = published.querySelector("[itemprop=creator] a");
  expect([link?.getAttribute("href"), link?.textContent]).toEqual([
    "/partner/huber/",
    "Elektro <Huber> & Co",
  ]);
  expect(published.title).toBe(`Villa "1" – Elektro <Huber> & Co`);
});

/** The language that is said of the text that has these text; undefined where the page's own holds. */
const languageAt = (page: Document, text: string): string | undefined => {
  const holders = [...page.querySelectorAll("body, body *")].filter(
    (element) => element.textContent.includes(text) || element.getAttribute("alt") === text,
  );
  return holders.at(-1)?.closest<HTMLElement>("[lang]:not(html)")?.lang;
};

it("says of each text in which language its partner wrote it, where that is not the page's", async () => {
  const content = {
    language: "cs",
    quotePosition: "Owner",
    size: "24 flats",
    pictures: [picture(1)],
  } as const;
  const one = changed(1, content);
  const texts = ["Villa", "two", "alert", "Good", "Owner", "24 flats", "Side 1", "© Workshop"];
  const page = referencePage(one, "en", baseUrl);
  for (const text of texts) expect([text, languageAt(parsed(page), text)]).toEqual([text, "cs"]);
  for (const own of ["At a glance", "Smart home", "Austria", "Huber"])
    expect([own, languageAt(parsed(page), own)]).toEqual([own, undefined]);
  const czech = referencePage(one, "cs", baseUrl);
  expect(parsed(czech).querySelectorAll("body [lang]")).toHaveLength(0);
  const list = referenceListPage({ ...english, found: [one], all: [one] });
  for (const text of ["Villa", "Side 1"])
    expect([text, languageAt(parsed(list), text)]).toEqual([text, "cs"]);
  for (const each of [page, czech, list]) expect(await htmlMistakes(each)).toEqual([]);
});

it("does not say that a partner's text is in the reader's language where nobody has said it", () => {
  const page = parsed(referencePage(project(1), "cs", baseUrl));
  for (const text of ["Villa", "two", "alert", "Good"]) {
    const holder = [...page.querySelectorAll("main [lang]")].find(({ textContent }) =>
      textContent?.includes(text),
    );
    expect(holder?.getAttribute("lang"), text).toBe("");
  }
});

it("tells search engines the first words of the challenge", () => {
  const page = parsed(referencePage(changed(1, { challenge: "wort ".repeat(40) }), "de", baseUrl));
  expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe(
    "wort ".repeat(32).trim(),
  );
});
