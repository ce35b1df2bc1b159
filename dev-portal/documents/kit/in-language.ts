import { catalogueOf, languageTag, type Catalogue, type Locale } from "../../../src/domain/shell/locale.ts";
import { fill } from "../../fill.ts";
import { languageOf, type Language } from "../../texts/language.ts";
import { textOfCode } from "../../texts/server-texts.ts";
import { catalan } from "../texts/ca.ts";
import { czech } from "../texts/cs.ts";
import { german } from "../texts/de.ts";
import type { DocumentTexts } from "../texts/document-texts.ts";
import { english } from "../texts/en.ts";
import { spanish } from "../texts/es.ts";
import { french } from "../texts/fr.ts";
import { italian } from "../texts/it.ts";
import { dutch } from "../texts/nl.ts";
import { polish } from "../texts/pl.ts";
import { slovak } from "../texts/sk.ts";
import { turkish } from "../texts/tr.ts";
import type { Paper } from "./paper.ts";
import { valuesOf, type Values } from "./values.ts";

const texts: Readonly<Record<Language, DocumentTexts>> = {
  en: english,
  de: german,
  fr: french,
  cs: czech,
  es: spanish,
  nl: dutch,
  it: italian,
  pl: polish,
  sk: slovak,
  tr: turkish,
  ca: catalan,
};

/** What a document is written with: its words, the values of its reader's region, and an empty paper. */
export interface InLanguage {
  readonly texts: DocumentTexts;
  readonly values: Values;
  /** A method of payment, as the screens name it; an unknown code as it is. */
  readonly payment: (code: string) => string;
  readonly paper: (title: string, date: Date) => Promise<Paper>;
}

/** Who issues a document. */
export interface Issuer {
  readonly name: string;
}

/** The words and values of a locale. */
export const inLanguage = (locale: Locale, issuer: Issuer): InLanguage => {
  const language = languageOf(locale);
  const catalogue: Catalogue = catalogueOf(locale);
  return {
    texts: texts[language],
    values: valuesOf(locale),
    payment: (code) => textOfCode(language, `order.payment.${code}`) ?? code,
    paper: async (title, date) => {
      // Imported on demand: the libraries for PDF and fonts are not loaded at the start.
      const { createPaper } = await import("./paper.ts");
      return createPaper({
        title,
        language: languageTag(catalogue),
        issuer: issuer.name,
        date,
        pageOf: (page, pages) => fill(texts[language].page, { page: String(page), pages: String(pages) }),
      });
    },
  };
};

/** An address over several lines, with the country's name. */
export const addressLines = (
  {
    name,
    street,
    zip,
    city,
    country,
  }: {
    readonly name: string;
    readonly street: string;
    readonly zip: string;
    readonly city: string;
    readonly country: string;
  },
  values: Values,
): readonly string[] => [name, street, `${zip} ${city}`.trim(), values.country(country)];
