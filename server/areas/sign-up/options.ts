import type { CountryOption, Named } from "../../../src/domain/account/company-data.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { businessFieldCodes, type SignUpOptions } from "../../../src/domain/sign-up/sign-up.ts";
import { countriesIn } from "./countries.handlers.ts";
import { languageOf, type Language } from "../../texts/language.ts";
import { businessFieldNames, contactTypeNames } from "./option-names.ts";
import { states } from "./states.ts";

/** The countries in a reader's language, with their states. */
export const countryOptions = (locale: Locale): readonly CountryOption[] =>
  countriesIn(locale).map((country) => ({ ...country, states: states[country.code] ?? [] }));

const named = (
  code: string,
  names: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  language: Language,
): Named => ({ code, name: names[code]?.[language] ?? code });

/** The options of the sign-up in the reader's language. */
export const signUpOptions = (locale: Locale): SignUpOptions => {
  const language = languageOf(locale);
  return {
    countries: countryOptions(locale),
    businessFields: businessFieldCodes.map((code) => named(code, businessFieldNames, language)),
    contactTypes: Object.keys(contactTypeNames).map((code) => named(code, contactTypeNames, language)),
  };
};
