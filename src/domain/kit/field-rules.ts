import { isBlank } from "./blank.ts";
import type { FieldCode } from "./field-problems.ts";

/** Rules of single fields (business §5), used by the browser and the server. A rule returns the problem's code, or undefined if the value is valid. */
export type FieldRule<Code extends FieldCode> = (value: string) => Code | undefined;

/** The maximum length of each field, in characters. */
export const fieldLimits = {
  name: 60,
  email: 254,
  phone: 16,
  companyName: 120,
  street: 100,
  zip: 12,
  city: 80,
  website: 200,
  vatId: 20,
  position: 80,
} as const;

// Letters of all scripts with their marks, digits, and the punctuation used in names (docs/decisions/forms.md).
const nameSigns = /^[\p{L}\p{M}\p{Nd}'’.&\- ]*$/u;
/** Control characters and angle brackets. */
const forbiddenSigns = /[\p{Cc}<>]/u;

const nameRule =
  <Empty extends FieldCode>(empty: Empty): FieldRule<Empty | "NAME_SIGNS" | "TOO_LONG"> =>
  (value) => {
    if (isBlank(value)) return empty;
    if (!nameSigns.test(value)) return "NAME_SIGNS";
    return value.trim().length > fieldLimits.name ? "TOO_LONG" : undefined;
  };

const textRule =
  (limit: number): FieldRule<"TEXT_SIGNS" | "TOO_LONG"> =>
  (value) => {
    if (forbiddenSigns.test(value)) return "TEXT_SIGNS";
    return value.trim().length > limit ? "TOO_LONG" : undefined;
  };

const required =
  <Empty extends FieldCode, Code extends FieldCode>(
    empty: Empty,
    rule: FieldRule<Code>,
  ): FieldRule<Empty | Code> =>
  (value) =>
    isBlank(value) ? empty : rule(value);

export const firstNameProblem = nameRule("FIRST_NAME_EMPTY");
export const lastNameProblem = nameRule("LAST_NAME_EMPTY");
export const companyNameProblem = required("COMPANY_NAME_EMPTY", textRule(fieldLimits.companyName));
export const streetProblem = required("STREET_EMPTY", textRule(fieldLimits.street));
export const street2Problem = textRule(fieldLimits.street);
/** What somebody does in their company; may be empty. */
export const positionProblem = textRule(fieldLimits.position);
export const zipProblem = required("ZIP_EMPTY", textRule(fieldLimits.zip));
export const cityProblem = required("CITY_EMPTY", textRule(fieldLimits.city));

const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{Nd}](?:[\p{L}\p{Nd}-]*[\p{L}\p{Nd}])?\.)+[\p{L}\p{Nd}](?:[\p{L}\p{Nd}-]*[\p{L}\p{Nd}])$/u;

/** An e-mail address (business §5). */
export const emailProblem = required("EMAIL_EMPTY", (value) => {
  const email = value.trim();
  if (email.length > fieldLimits.email) return "TOO_LONG";
  return emailPattern.test(email) &&
    !forbiddenSigns.test(email) &&
    !email.includes("..") &&
    !email.startsWith(".") &&
    !email.includes(".@")
    ? undefined
    : "EMAIL_INVALID";
});

/** The normal form of an e-mail address, for storing and comparing. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

// Separators that people type or paste in phone numbers.
const phoneJoiners = /[\s()/.\-\u00A0]/g;

/** The normal form of a phone number, without separators. */
export const normalPhone = (phone: string): string => phone.replaceAll(phoneJoiners, "");

/** A phone number: empty, or '+' and then 7 to 15 digits (business §5, E.164). */
export const phoneProblem: FieldRule<"PHONE_PLUS" | "PHONE_DIGITS" | "PHONE_LENGTH"> = (value) => {
  const phone = normalPhone(value);
  if (phone === "") return undefined;
  if (!phone.startsWith("+")) return "PHONE_PLUS";
  if (!/^\+\d*$/.test(phone)) return "PHONE_DIGITS";
  return phone.length < 8 || phone.length > fieldLimits.phone ? "PHONE_LENGTH" : undefined;
};

/** The normal form of a website address, with a scheme. */
export const normalWebsite = (website: string): string => {
  const typed = website.trim();
  return typed === "" || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
};

/** A website: empty, or an http or https address whose host has a dot (business §5); the scheme is optional. */
export const websiteProblem: FieldRule<"WEBSITE_INVALID" | "TOO_LONG"> = (value) => {
  const website = normalWebsite(value);
  if (website === "") return undefined;
  if (website.length > fieldLimits.website) return "TOO_LONG";
  const valid =
    /^https?:\/\/[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d{1,5})?([/?#]\S*)?$/iu.test(website) &&
    !forbiddenSigns.test(website);
  return valid ? undefined : "WEBSITE_INVALID";
};
