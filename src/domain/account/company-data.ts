import * as Schema from "effect/Schema";
import type { FieldFault } from "../kit/field-problems.ts";
import {
  cityProblem,
  companyNameProblem,
  street2Problem,
  streetProblem,
  websiteProblem,
  zipProblem,
} from "../kit/field-rules.ts";
import { TypedText, typedCode } from "../kit/typed-text.ts";
import { vatIdProblem } from "../sign-up/vat-id.ts";

/** A company's data in the sign-up and the settings (business §3). */
export const CompanyData = Schema.Struct({
  companyName: TypedText,
  country: TypedText,
  street: TypedText,
  street2: TypedText,
  zip: typedCode(TypedText),
  city: TypedText,
  state: TypedText,
  vatId: TypedText,
  website: TypedText,
});
export type CompanyData = typeof CompanyData.Type;
export type CompanyField = keyof CompanyData;

/** In the order of the screen. */
export const companyFields = [
  "companyName",
  "country",
  "street",
  "street2",
  "zip",
  "city",
  "state",
  "vatId",
  "website",
] as const satisfies readonly CompanyField[];
/** The fields that a private person has too. */
export const addressFields = [
  "country",
  "street",
  "street2",
  "zip",
  "city",
  "state",
] as const satisfies readonly CompanyField[];

const Named = Schema.Struct({ code: Schema.String, name: Schema.String });
export type Named = typeof Named.Type;

/** A country option, including `XK` (shell §3), with its states if it has any. */
export const CountryOption = Schema.Struct({ ...Named.fields, states: Schema.Array(Named) });
export type CountryOption = typeof CountryOption.Type;

/** The names of codes, as their options name them; a code that is offered no more stands for itself. */
export const namesOf = (options: readonly Named[], codes: readonly string[]): readonly string[] =>
  codes.map((code) => options.find((option) => option.code === code)?.name ?? code);

/** The states of a country; empty if it has none or is unknown. */
export const statesOf = (countries: readonly CountryOption[], country: string): readonly Named[] =>
  countries.find(({ code }) => code === country)?.states ?? [];

type Rule = (data: CompanyData, countries: readonly CountryOption[]) => FieldFault | undefined;

const stateRule: Rule = ({ state, country }, countries) => {
  const states = statesOf(countries, country);
  if (states.length === 0) return undefined;
  if (state === "") return "STATE_EMPTY";
  return states.some(({ code }) => code === state) ? undefined : "STATE_UNKNOWN";
};

const countryRule: Rule = ({ country }, countries) => {
  if (country === "") return "COUNTRY_EMPTY";
  return countries.some(({ code }) => code === country) ? undefined : "COUNTRY_UNKNOWN";
};

const rules: Readonly<Record<CompanyField, Rule>> = {
  companyName: ({ companyName }) => companyNameProblem(companyName),
  country: countryRule,
  street: ({ street }) => streetProblem(street),
  street2: ({ street2 }) => street2Problem(street2),
  zip: ({ zip }) => zipProblem(zip),
  city: ({ city }) => cityProblem(city),
  state: stateRule,
  vatId: ({ vatId, country }) => vatIdProblem(vatId, country),
  website: ({ website }) => websiteProblem(website),
};

/** The problem of a field of a company's data (business §5), undefined if valid. */
export const companyProblem = (
  field: CompanyField,
  data: CompanyData,
  countries: readonly CountryOption[],
): FieldFault | undefined => rules[field](data, countries);
