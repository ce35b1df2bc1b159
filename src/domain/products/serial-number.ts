import * as Schema from "effect/Schema";

/** A device's serial number: twelve hexadecimal digits in upper case, `504F94D00001`. */
export const SerialNumber = Schema.String.check(Schema.isPattern(/^[0-9A-F]{12}$/)).pipe(
  Schema.brand("SerialNumber"),
);
export type SerialNumber = typeof SerialNumber.Type;

/** A licence code, `K7QM-2F9D-XW4T`. */
export const LicenceCode = Schema.String.check(Schema.isPattern(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)).pipe(
  Schema.brand("LicenceCode"),
);
export type LicenceCode = typeof LicenceCode.Type;
