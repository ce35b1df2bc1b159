import type { Country } from "../../../src/domain/kit/country.ts";
import { languageTag, type Locale } from "../../../src/domain/shell/locale.ts";
import type { Handlers } from "../../http/handler.ts";
import { withNames } from "../kit/reader-order.ts";
import { countryCodes } from "./country-codes.ts";

/** The countries with names in a language, sorted by its rules. */
export const countriesIn = (locale: Locale): readonly Country[] =>
  withNames(languageTag(locale), "region", countryCodes);

/** The countries in the reader's language, sorted by its rules (shell §3). */
export const countriesHandlers: Handlers<"getCountries"> = {
  getCountries: (_context, { instance }) => Promise.resolve(countriesIn(instance)),
};
