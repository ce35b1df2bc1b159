import type { Found } from "./found-problem.ts";

/**
 * Field problems (business §5): one code per message, the same in the browser and on the wire. The browser validates when a field loses the
 * focus; the server validates again and refuses with the code and the field's name.
 */
export const fieldCodes = [
  "FIRST_NAME_EMPTY",
  "LAST_NAME_EMPTY",
  "NAME_SIGNS",
  "COMPANY_NAME_EMPTY",
  "STREET_EMPTY",
  "ZIP_EMPTY",
  "CITY_EMPTY",
  "COUNTRY_EMPTY",
  "COUNTRY_UNKNOWN",
  "STATE_EMPTY",
  "STATE_UNKNOWN",
  "TEXT_SIGNS",
  "TOO_LONG",
  "SALUTATION_EMPTY",
  "SHIRT_EMPTY",
  "CATEGORY_EMPTY",
  "TITLE_EMPTY",
  "DESCRIPTION_EMPTY",
  "EMAIL_EMPTY",
  "EMAIL_SIGN",
  "EMAIL_INVALID",
  "PHONE_PLUS",
  "PHONE_DIGITS",
  "PHONE_LENGTH",
  "WEBSITE_INVALID",
  "VAT_SIGN",
  "VAT_PREFIX",
  "VAT_FORMAT",
  "VAT_CHECKSUM",
  "VAT_INVALID",
  "SERIAL_SIGN",
  "LICENCE_SIGN",
  "BUSINESS_FIELD_EMPTY",
  "BUSINESS_FIELD_UNKNOWN",
  "CONTACT_TYPE_UNKNOWN",
  "DATA_PROTECTION",
  "LICENCE_NOT_CONFIRMED",
  "LICENCE_MISSING",
  "PASSWORD_EMPTY",
  "PASSWORD_RULES",
  "PASSWORD_TOO_LONG",
  "PASSWORD_REPEAT",
  "CODE_EMPTY",
  "CODE_FORMAT",
] as const;
export type FieldCode = (typeof fieldCodes)[number];
export const isFieldCode = (code: string): code is FieldCode => fieldCodes.some((known) => known === code);
/** What the rule of a field finds. */
export type FieldFault = Found<FieldCode>;

/** What is wrong with a field of a ticket or a product; each of these areas has its own texts for it. */
const inputProblems = [
  "MISSING",
  "NOT_A_SERIAL",
  "NOT_A_LICENCE_CODE",
  "SAME_SERIAL",
  "OTHER_SERIAL",
  "TOO_LONG",
  "NOT_A_DAY",
  "NOT_AN_ADDRESS",
] as const;
type OwnProblem = (typeof inputProblems)[number];
export type InputProblem = OwnProblem | Found<"SERIAL_SIGN" | "LICENCE_SIGN">;

export const isInputProblem = (code: string): code is OwnProblem =>
  inputProblems.some((known) => known === code);

/** A field and its problem. */
export interface WrongField<Field extends string> {
  readonly field: Field;
  readonly problem: FieldFault;
}

/** The problems of some fields, in their order. */
export const problemsOf = <Field extends string>(
  fields: readonly Field[],
  problemOf: (field: Field) => FieldFault | undefined,
): readonly WrongField<Field>[] =>
  fields.flatMap((field) => {
    const problem = problemOf(field);
    return problem === undefined ? [] : [{ field, problem }];
  });
