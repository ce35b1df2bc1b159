import { wrongLicenceSign, wrongSerialSign } from "../products/serial-number.ts";
import { vatPrefix, wrongVatSign } from "../sign-up/vat-spelling.ts";
import type { FieldCode } from "./field-problems.ts";
import { wrongEmailSign, wrongNameSign, wrongPhoneSign, wrongTextSign } from "./field-rules.ts";

type Naming = (value: string, values: object) => string | undefined;

const namings: Readonly<Partial<Record<FieldCode, Naming>>> = {
  NAME_SIGNS: wrongNameSign,
  TEXT_SIGNS: wrongTextSign,
  PHONE_DIGITS: wrongPhoneSign,
  EMAIL_SIGN: wrongEmailSign,
  VAT_SIGN: wrongVatSign,
  SERIAL_SIGN: wrongSerialSign,
  LICENCE_SIGN: wrongLicenceSign,
  VAT_PREFIX: (_, values) => ("country" in values ? vatPrefix(String(values.country)) : undefined),
};

/** A sign as a sentence can show it: one that people do not see, or may take for another one, with its number in Unicode. */
const shown = (sign: string): string => {
  if (/^[!-~]+$/.test(sign)) return sign;
  const number = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `${sign} (${number})` : number;
};

/** The code of a problem, and behind a space what its sentence names of the value: the sign that is wrong, or the prefix that is expected. */
export const namedProblem = (code: string, value: unknown, values: object): string => {
  const naming = Object.hasOwn(namings, code) ? namings[code as FieldCode] : undefined;
  const named = typeof value === "string" ? naming?.(value, values) : undefined;
  return named === undefined ? code : `${code} ${shown(named)}`;
};

/** The parts of what `namedProblem` returns. */
export const partsOfProblem = (problem: string): { readonly code: string; readonly named: string } => {
  const [code = "", ...named] = problem.split(" ");
  return { code, named: named.join(" ") };
};
