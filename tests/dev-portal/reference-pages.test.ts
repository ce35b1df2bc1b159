import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import type { PublicReference } from "../../dev-portal/areas/references/public-references.ts";
import { languages } from "../../dev-portal/mail/language.ts";
import { LISTED, referenceListPage, referencePage } from "../../dev-portal/public/reference-pages.ts";
import { emptyReference } from "../../src/domain/references/reference.ts";

const project = (number: number): PublicReference => ({
  id: `RP-${number}`,
  company: "Elektro <Huber> & Co",
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
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How it is written, not what it is.
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    // One hash in the policy allows it.
    "require-csp-nonce": "off",
  },
});
const problemsOf = async (page: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(page);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
};

it.each(languages)("the public pages of reference projects are valid HTML in %s", async (language) => {
  const list = {
    language,
    filter: {},
    page: 1,
    found: many,
    countries: ["AT"],
    baseUrl: "https://portal.example",
  };
  expect(await problemsOf(referenceListPage(list))).toEqual([]);
  expect(await problemsOf(referenceListPage({ ...list, filter: { type: "hotel" }, found: [] }))).toEqual([]);
  expect(await problemsOf(referencePage(project(1), language, "https://portal.example"))).toEqual([]);
});

it("lists a page at a time, with links to the others that keep the filter", () => {
  const list = {
    language: "en",
    filter: { area: "pool" },
    found: many,
    countries: ["AT"],
    baseUrl: "https://portal.example",
  } as const;
  const first = referenceListPage({ ...list, page: 1 });
  expect(first.match(/<h2>/gu)).toHaveLength(LISTED);
  expect(first).toContain('<a href="/reference-projects/?area=pool&amp;page=2" rel="next">Older</a>');
  const second = referenceListPage({ ...list, page: 2 });
  expect(second.match(/<h2>/gu)).toHaveLength(1);
  expect(second).toContain('<a href="/reference-projects/?area=pool" rel="prev">Newer</a>');
  expect(second).not.toContain('rel="next"');
});
