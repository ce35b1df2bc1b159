import { catalogueOf, languageTag, type Locale } from "../../../src/domain/shell/locale.ts";
import { textOfCode, textsFor, type ServerText } from "../../texts/server-texts.ts";
import type { Paper } from "./paper.ts";
import { valuesOf, type Values } from "./values.ts";

/** What a document is written with: its texts, the values of its reader's region, and an empty paper. */
export interface InLanguage {
  readonly t: ServerText;
  /** The text of a code, the documents' own or that of the screens; an unknown code as it is. */
  readonly codeText: (code: string, keyOf: (code: string) => string) => string;
  readonly values: Values;
  readonly paper: (title: string, date: Date) => Promise<Paper>;
}

/** Who issues a document. */
export interface Issuer {
  readonly name: string;
  /** Their mark as PNG; undefined where it cannot be drawn. */
  readonly mark: () => Promise<Buffer | undefined>;
}

/** The texts and values of a locale. */
export const inLanguage = (locale: Locale, issuer: Issuer): InLanguage => {
  const t = textsFor(locale);
  return {
    t,
    codeText: (code, keyOf) => textOfCode(locale, keyOf(code)) ?? code,
    values: valuesOf(locale),
    paper: async (title, date) => {
      // Imported on demand: the libraries for PDF and fonts are not loaded at the start.
      const { createPaper } = await import("./paper.ts");
      return createPaper({
        title,
        language: languageTag(catalogueOf(locale)),
        issuer: issuer.name,
        mark: await issuer.mark(),
        date,
        pageOf: (page, pages) => t("document.page", { page, pages }),
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
