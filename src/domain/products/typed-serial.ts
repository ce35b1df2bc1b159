import * as Schema from "effect/Schema";
import { naming, type Found } from "../kit/found-problem.ts";
import { typed } from "../kit/typed.ts";
import { typedCode } from "../kit/typed-text.ts";
import { LicenceCode, SerialNumber } from "./serial-number.ts";

const isSerial = Schema.is(SerialNumber);
const isLicence = Schema.is(LicenceCode);

const bareSerial = (text: string): string =>
  typed(text, "code")
    .toUpperCase()
    .replaceAll(/[\s:-]/g, "");

/** Parses a serial number in any case, with spaces, colons or dashes. Undefined if invalid. */
export const readSerial = (text: string): SerialNumber | undefined => {
  const serial = bareSerial(text);
  return isSerial(serial) ? serial : undefined;
};

const groupedLicence = (text: string): string =>
  typed(text, "code")
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll(/(.{4})(?=.)/g, "$1-");

/** Parses a licence code in any case, with or without dashes. Undefined if invalid. */
export const readLicenceCode = (text: string): LicenceCode | undefined => {
  const code = groupedLicence(text);
  return isLicence(code) ? code : undefined;
};

/** What is wrong with what is no serial number. */
export const serialFault = (text: string): Found<"SERIAL_SIGN" | "NOT_A_SERIAL"> => {
  const sign = /[^0-9A-F]/u.exec(bareSerial(text))?.[0];
  return sign === undefined ? "NOT_A_SERIAL" : naming("SERIAL_SIGN", sign);
};

/** What is wrong with what is no licence code. */
export const licenceFault = (text: string): Found<"LICENCE_SIGN" | "NOT_A_LICENCE_CODE"> => {
  const sign = /[^0-9A-Z-]/u.exec(groupedLicence(text))?.[0];
  return sign === undefined ? "NOT_A_LICENCE_CODE" : naming("LICENCE_SIGN", sign);
};

/** What somebody types in a request: a serial number and a licence code in each of their spellings. */
export const TypedSerial = typedCode(SerialNumber, bareSerial);
export const TypedLicenceCode = typedCode(LicenceCode, groupedLicence);
