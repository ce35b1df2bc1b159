import { isBlank } from "./blank.ts";
import type { FieldFault } from "./field-problems.ts";
import { naming, type Found } from "./found-problem.ts";
import { typed } from "./typed.ts";

/** Rules of single fields (business §5), used by the browser and the server. A rule returns what it finds, or undefined if the value is valid. */
export type FieldRule<Fault extends FieldFault> = (value: string) => Fault | undefined;

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

/** The first of the signs in what somebody meant to type. */
const firstOf =
  (signs: RegExp, as: "text" | "code" = "text") =>
  (value: string): string | undefined =>
    signs.exec(typed(value, as))?.[0];

/** The first sign that is no part of any name: the only list of them (docs/decisions/forms.md). */
const wrongNameSign = firstOf(/[\p{Cc}\p{Co}\p{Zl}\p{Zp}\p{Sc}<>@#%*=;^_|~\\{}[\]?\uFFFD]/u);
/** Control characters and angle brackets. */
const forbiddenSigns = /[\p{Cc}<>]/u;
const wrongTextSign = firstOf(forbiddenSigns);

const nameRule =
  <Empty extends FieldFault>(empty: Empty): FieldRule<Empty | Found<"NAME_SIGNS"> | "TOO_LONG"> =>
  (value) => {
    if (isBlank(value)) return empty;
    const sign = wrongNameSign(value);
    if (sign !== undefined) return naming("NAME_SIGNS", sign);
    return value.trim().length > fieldLimits.name ? "TOO_LONG" : undefined;
  };

const textRule =
  (limit: number): FieldRule<Found<"TEXT_SIGNS"> | "TOO_LONG"> =>
  (value) => {
    const sign = wrongTextSign(value);
    if (sign !== undefined) return naming("TEXT_SIGNS", sign);
    return value.trim().length > limit ? "TOO_LONG" : undefined;
  };

const required =
  <Empty extends FieldFault, Fault extends FieldFault>(
    empty: Empty,
    rule: FieldRule<Fault>,
  ): FieldRule<Empty | Fault> =>
  (value) =>
    isBlank(value) ? empty : rule(value);

export const firstNameProblem = nameRule("FIRST_NAME_EMPTY");
export const lastNameProblem = nameRule("LAST_NAME_EMPTY");
export const companyNameProblem = required("COMPANY_NAME_EMPTY", textRule(fieldLimits.companyName));
export const streetProblem = required("STREET_EMPTY", textRule(fieldLimits.street));
export const street2Problem = textRule(fieldLimits.street);
/** What somebody does in their company; may be empty. */
export const positionProblem = textRule(fieldLimits.position);
const zipRule = textRule(fieldLimits.zip);
export const zipProblem = required("ZIP_EMPTY", (value) => zipRule(typed(value, "code")));
export const cityProblem = required("CITY_EMPTY", textRule(fieldLimits.city));

/** The first sign that no e-mail address has: a blank or what is special anywhere in it, or no part of a domain; a second @ is reported as no address. */
const wrongEmailSign = (value: string): string | undefined => {
  const email = normalEmail(value);
  const domain = email.slice(email.indexOf("@") + 1 || email.length);
  return /[\p{Cc}\s<>()[\]\\,;:"]/u.exec(email)?.[0] ?? /[^\p{L}\p{Nd}.@-]/u.exec(domain)?.[0];
};

const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{Nd}](?:[\p{L}\p{Nd}-]*[\p{L}\p{Nd}])?\.)+[\p{L}\p{Nd}](?:[\p{L}\p{Nd}-]*[\p{L}\p{Nd}])$/u;

/** An e-mail address (business §5). */
export const emailProblem = required("EMAIL_EMPTY", (value) => {
  const email = normalEmail(value);
  if (email.length > fieldLimits.email) return "TOO_LONG";
  const sign = wrongEmailSign(value);
  if (sign !== undefined) return naming("EMAIL_SIGN", sign);
  return emailPattern.test(email) && !email.includes("..") && !email.startsWith(".") && !email.includes(".@")
    ? undefined
    : "EMAIL_INVALID";
});

/** The normal form of an e-mail address, for storing and comparing. */
export const normalEmail = (email: string): string =>
  typed(email, "code")
    .trim()
    .replace(/^mailto:/i, "")
    .toLowerCase();

// Separators that people type or paste in phone numbers.
const phoneJoiners = /[\s()/.-]/g;

/** The digits of a phone number, and its signs that are no separators. */
const barePhone = (phone: string): string => typed(phone, "code").replaceAll(phoneJoiners, "");

// A country code, and behind it the 0 in brackets that is dialled only inside of the country.
const trunkZero = /^([\s(]*(?:\+|00)[\s()/.\d-]*?)\(\s*0\s*\)/;
// Italy and San Marino dial it from abroad too.
const keepsZero = /^(?:\+|00)(?:39|378)/;

const withoutScheme = (phone: string): string => typed(phone, "code").trim().replace(/^tel:/i, "");

/** The normal form of a phone number: '+' and digits. `00` is a way to write '+', and the `(0)` behind a country code is left out. */
export const normalPhone = (phone: string): string => {
  const number = withoutScheme(phone);
  const dialled = keepsZero.test(barePhone(number)) ? number : number.replace(trunkZero, "$1");
  return barePhone(dialled).replace(/^00/, "+");
};

/** The normal form of a phone number where it is more than the typed one without separators, so that it has to be shown. */
export const understoodPhone = ({ phone }: { readonly phone: string }): string | undefined => {
  const normal = normalPhone(phone);
  return normal === barePhone(phone) ? undefined : normal;
};

/** The first word, otherwise the first sign, that is no part of a phone number. */
const wrongPhoneSign = (value: string): string | undefined =>
  /\p{L}+/u.exec(withoutScheme(value))?.[0] ?? /[^+\d]|(?!^)\+/u.exec(normalPhone(value))?.[0];

/** A phone number: empty, or '+' and then 7 to 15 digits (business §5, E.164). */
export const phoneProblem: FieldRule<"PHONE_PLUS" | Found<"PHONE_DIGITS"> | "PHONE_LENGTH"> = (value) => {
  const phone = normalPhone(value);
  if (phone === "") return undefined;
  const sign = wrongPhoneSign(value);
  if (sign !== undefined) return naming("PHONE_DIGITS", sign);
  if (!phone.startsWith("+")) return "PHONE_PLUS";
  return phone.length < 8 || phone.length > fieldLimits.phone ? "PHONE_LENGTH" : undefined;
};

/** The normal form of a website address, with a scheme. */
export const normalWebsite = (website: string): string => {
  const address = typed(website, "code").trim();
  return address === "" || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
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
