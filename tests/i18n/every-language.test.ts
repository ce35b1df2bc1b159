import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { businessFieldNames, contactTypeNames } from "../../server/areas/sign-up/option-names.ts";
import { conferenceTexts } from "../../server/demo/texts/conference-texts.ts";
import { contentTexts } from "../../server/demo/texts/content-texts.ts";
import { knowledgeTexts } from "../../server/demo/texts/knowledge-texts.ts";
import { shellTexts } from "../../server/demo/texts/shell-texts.ts";
import { trainingTitles } from "../../server/demo/texts/training-titles.ts";
import { languageOf } from "../../server/texts/language.ts";
import { catalogueOf, languageTag, locales, type Catalogue } from "../../src/domain/shell/locale.ts";
import { localeNames } from "../../src/ui/shell/frame/locale-names.ts";

const html = readFileSync("index.html", "utf8");
/** The paragraphs of the page without a script, by their languages. */
const paragraphs = (around: string, language: string): readonly string[] => {
  const part = new RegExp(`<${around}[^>]*>.*?</${around.split(" ")[0]}>`, "s").exec(html)?.[0] ?? "";
  const found = [...part.matchAll(/<p(?: lang="([a-z]+)")?>(.*?)<\/p>/gs)];
  return found.filter(([, lang = "en"]) => lang === language).map(([, , text = ""]) => text);
};

/** Who speaks to people outside the catalogues, and what each says in a language. A speaker of demo data has no texts in British and American English. */
const speakers: Readonly<
  Record<string, (language: ReturnType<typeof languageOf>, catalogue: Catalogue) => unknown>
> = {
  "business fields": (language) => Object.values(businessFieldNames).map((names) => names[language]),
  "contact types": (language) => Object.values(contactTypeNames).map((names) => names[language]),
  "the page that does not load": (language) => paragraphs('div class="unstarted"', language),
  "the page without JavaScript": (language) => paragraphs("noscript", language),
  "titles of trainings": (language) => Object.values(trainingTitles).map((titles) => titles[language]),
  "demo knowledge": (_, catalogue) => knowledgeTexts.map(({ texts }) => texts[demoOf(catalogue)]),
  "demo content": (_, catalogue) => contentTexts[demoOf(catalogue)],
  "demo shell": (_, catalogue) => shellTexts[demoOf(catalogue)],
  "demo conference": (_, catalogue) => conferenceTexts[demoOf(catalogue)],
};

const demoOf = (catalogue: Catalogue) => (catalogue === "enen" || catalogue === "enus" ? "int" : catalogue);

/** All texts of what a speaker says. */
const textsIn = (said: unknown): readonly string[] => {
  if (typeof said === "string") return [said];
  return typeof said === "object" && said !== null ? Object.values(said).flatMap(textsIn) : [];
};

describe.each(locales)("the locale %s", (locale) => {
  const catalogue = catalogueOf(locale);
  const language = languageOf(locale);

  test.each(Object.entries(speakers))("has the texts of %s", (_, say) => {
    const own = textsIn(say(language, catalogue));
    const source = textsIn(say("en", "int"));
    expect(own.length).toBeGreaterThan(0);
    expect(own).toHaveLength(source.length);
    expect(own.filter((text) => text.trim() === "")).toEqual([]);
    if (language === "en") return;
    const sentences = source.filter((text) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 4);
    expect(own.filter((text) => sentences.includes(text))).toEqual([]);
  });

  test("has a name in its own language, and formats of its region", () => {
    expect(localeNames[locale]).toMatch(/^\p{Lu}\p{L}+/u);
    expect(Intl.DateTimeFormat.supportedLocalesOf(languageTag(locale))).toEqual([languageTag(locale)]);
  });
});
