import type { Country } from "../../domain/kit/country.ts";
import { languageTag, locales } from "../../domain/shell/locale.ts";
import { countryName } from "./country-name.ts";

export interface CountryChoice {
  readonly value: string;
  readonly label: string;
}

/** The countries to choose from by their names in a language, in its order. The served name stands where the browser knows none. */
export const countryChoices = (tag: string, countries: readonly Country[]): readonly CountryChoice[] => {
  const { compare } = new Intl.Collator(tag);
  return countries
    .map(({ code, name }) => {
      const known = countryName(tag, code);
      return { value: code, label: known === code ? name : known };
    })
    .toSorted((one, other) => compare(one.label, other.label));
};

/** The languages of a country: the one that most of its people speak, and those that the portal has for it. */
const ownTags = (country: string): readonly string[] => [
  new Intl.Locale(`und-${country}`).maximize().language,
  ...locales.map(languageTag).filter((tag) => tag.endsWith(`-${country}`)),
];

const shortName = (tag: string, country: string): string =>
  new Intl.DisplayNames(tag, { type: "region", style: "short" }).of(country) ?? country;

/** What a country is also found by: its code, its English name, its name in its own languages, and short names ("UK"). */
export const otherCountryNames = (tag: string, country: string): readonly string[] =>
  /^[A-Z]{2}$/.test(country)
    ? [
        country,
        countryName("en", country),
        shortName("en", country),
        shortName(tag, country),
        ...ownTags(country).map((own) => countryName(own, country)),
      ]
    : [country];
