import * as Schema from "effect/Schema";
import { vatChecksums } from "./vat-checksums.ts";

/** The format of a country's VAT ids; the prefix is the country code unless given. */
interface VatFormat {
  readonly prefix?: string;
  readonly digits: RegExp;
}

const format = (digits: RegExp, prefix?: string): VatFormat => ({
  digits,
  ...(prefix === undefined ? {} : { prefix }),
});

/** Countries with a known format: the EU's, and neighbours with partners of the portal. */
const formats: Readonly<Record<string, VatFormat>> = {
  AT: format(/^U\d{8}$/),
  BE: format(/^[01]\d{9}$/),
  BG: format(/^\d{9,10}$/),
  CY: format(/^\d{8}[A-Z]$/),
  CZ: format(/^\d{8,10}$/),
  DE: format(/^[1-9]\d{8}$/),
  DK: format(/^\d{8}$/),
  EE: format(/^\d{9}$/),
  GR: format(/^\d{9}$/, "EL"),
  ES: format(/^[A-Z\d]\d{7}[A-Z\d]$/),
  FI: format(/^\d{8}$/),
  FR: format(/^[A-HJ-NP-Z\d]{2}\d{9}$/),
  HR: format(/^\d{11}$/),
  HU: format(/^\d{8}$/),
  IE: format(/^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/),
  IT: format(/^\d{11}$/),
  LT: format(/^(\d{9}|\d{12})$/),
  LU: format(/^\d{8}$/),
  LV: format(/^\d{11}$/),
  MT: format(/^\d{8}$/),
  NL: format(/^\d{9}B\d{2}$/),
  PL: format(/^\d{10}$/),
  PT: format(/^\d{9}$/),
  RO: format(/^[1-9]\d{1,9}$/),
  SE: format(/^\d{10}01$/),
  SI: format(/^[1-9]\d{7}$/),
  SK: format(/^[1-9]\d[2-46-9]\d{7}$/),
  GB: format(/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/),
  CH: format(/^\d{9}(MWST|TVA|IVA)?$/, "CHE"),
};

const euCountries = "AT BE BG CY CZ DE DK EE GR ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(
  " ",
);

/** True for countries that the EU's VAT service covers. */
export const isEuCountry = (country: string): boolean => euCountries.includes(country);

/** The normal form of a VAT id: capital letters and digits only. */
export const normalVatId = (vatId: string): string => vatId.toUpperCase().replaceAll(/[\s.\-/]/g, "");

export type VatIdProblem = "VAT_FORMAT" | "VAT_CHECKSUM";

/** The problem of a VAT id, by format and checksum of the country; an empty one is valid. Countries without a known format take 4 to 20 letters and digits. */
export const vatIdProblem = (vatId: string, country: string): VatIdProblem | undefined => {
  const id = normalVatId(vatId);
  if (id === "") return undefined;
  const known = Object.hasOwn(formats, country) ? formats[country] : undefined;
  if (known === undefined) return /^[A-Z\d]{4,20}$/.test(id) ? undefined : "VAT_FORMAT";
  const prefix = known.prefix ?? country;
  if (!id.startsWith(prefix)) return "VAT_FORMAT";
  const rest = id.slice(prefix.length);
  if (!known.digits.test(rest)) return "VAT_FORMAT";
  const holds = vatChecksums[country];
  return holds === undefined || holds(rest) ? undefined : "VAT_CHECKSUM";
};

/** Results of the EU's check of an id with a valid format. */
const vatVerdicts = ["valid", "invalid", "unreachable", "format_only"] as const;
/** `valid` and `invalid` from the EU's service, `unreachable` if it does not answer, `format_only` outside the EU, where only format and checksum are checked. */
export const VatVerdict = Schema.Literals(vatVerdicts);
export type VatVerdict = typeof VatVerdict.Type;

/** The request of a VAT id check, with the company's country. */
export interface VatQuestion {
  readonly vatId: string;
  readonly country: string;
}

export const vatQuestion = ({ vatId, country }: VatQuestion): VatQuestion => ({
  vatId: normalVatId(vatId),
  country,
});

export const isSameVatQuestion = (one: VatQuestion | undefined, other: VatQuestion): boolean =>
  one?.vatId === other.vatId && one.country === other.country;

/** Whether the server can check more than format and checksum. */
export const isWorthAsking = ({ vatId, country }: VatQuestion): boolean =>
  vatId !== "" && country !== "" && vatIdProblem(vatId, country) === undefined;
