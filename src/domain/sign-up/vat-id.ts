import * as Schema from "effect/Schema";
import { naming, type Found } from "../kit/found-problem.ts";
import { vatChecksums } from "./vat-checksums.ts";
import { isNorthernIrish, normalVatId, vatPrefix, wrongVatSign, type VatQuestion } from "./vat-spelling.ts";

/** The VAT ids of the countries with a known format, after the prefix: the EU's, and neighbours with partners of the portal. */
const formats = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  GR: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  // The number, the office, and the check digit.
  IT: /^(?!0{7})\d{7}(?!000)([01]\d\d|20[01]|888|999)\d$/,
  LT: /^(\d{7}|\d{10})1\d$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d[2-46-9]\d{7}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  CH: /^\d{9}(MWST|TVA|IVA)?$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** A country whose VAT ids have a format that the portal knows. */
export type VatCountry = keyof typeof formats;

export const isVatCountry = (country: string): country is VatCountry => Object.hasOwn(formats, country);

const euCountries = "AT BE BG CY CZ DE DK EE GR ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(
  " ",
);

/** True for ids that the EU's VAT service covers: those of its countries, and of Northern Ireland. */
export const isEuVatId = (vatId: string, country: string): boolean =>
  euCountries.includes(country) || isNorthernIrish(vatId, country);

export const vatIdProblems = ["VAT_SIGN", "VAT_PREFIX", "VAT_FORMAT", "VAT_CHECKSUM"] as const;
export type VatIdProblem = Found<(typeof vatIdProblems)[number]>;

/** The problem of a VAT id, by format and checksum of the country; an empty one is valid. Countries without a known format take 4 to 20 letters and digits. */
export const vatIdProblem = (vatId: string, country: string): VatIdProblem | undefined => {
  const id = normalVatId(vatId, country);
  if (id === "") return undefined;
  const sign = wrongVatSign(vatId);
  if (sign !== undefined) return naming("VAT_SIGN", sign);
  if (!isVatCountry(country)) return /^[A-Z\d]{4,20}$/.test(id) ? undefined : "VAT_FORMAT";
  const prefix = isNorthernIrish(id, country) ? "XI" : vatPrefix(country);
  if (!id.startsWith(prefix)) return naming("VAT_PREFIX", vatPrefix(country));
  const rest = id.slice(prefix.length);
  if (!formats[country].test(rest)) return "VAT_FORMAT";
  const holds = vatChecksums[country];
  return holds === undefined || holds(rest) ? undefined : "VAT_CHECKSUM";
};

/** Results of the EU's check of an id with a valid format. */
const vatVerdicts = ["valid", "invalid", "unreachable", "format_only"] as const;
/** `valid` and `invalid` from the EU's service, `unreachable` if it does not answer, `format_only` outside the EU, where only format and checksum are checked. */
export const VatVerdict = Schema.Literals(vatVerdicts);
export type VatVerdict = typeof VatVerdict.Type;

export const vatQuestion = ({ vatId, country }: VatQuestion): VatQuestion => ({
  vatId: normalVatId(vatId, country),
  country,
});

export const isSameVatQuestion = (one: VatQuestion | undefined, other: VatQuestion): boolean =>
  one?.vatId === other.vatId && one.country === other.country;

/** Whether the server can check more than format and checksum. */
export const isWorthAsking = ({ vatId, country }: VatQuestion): boolean =>
  vatId !== "" && country !== "" && vatIdProblem(vatId, country) === undefined;
