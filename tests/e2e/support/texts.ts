import { catalogueTexts } from "../../../scripts/vite/text-files.ts";
import type { Catalogue } from "../../../src/domain/shell/locale.ts";

type Labels = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of one catalogue, with their parameters filled in. */
export const labelsIn = (locale: Catalogue): Labels => {
  const texts = catalogueTexts(locale);
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`No text ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
};

/** A text of the catalogue in the tests' language: tests assert which text is shown, not its wording. */
export const label = labelsIn("enus");
