import { typed } from "../kit/typed.ts";
import { errorCatalogue } from "../shell/error-catalogue.ts";

/** Every code of the catalogue once. */
export const catalogueCodes: readonly string[] = [...new Set(errorCatalogue.map(({ code }) => code))];

/** The code of the catalogue that is meant, however it is typed. */
export const catalogueCode = (text: string): string | undefined => {
  const wanted = typed(text, "code").trim().toUpperCase();
  return catalogueCodes.find((code) => code.toUpperCase() === wanted);
};
