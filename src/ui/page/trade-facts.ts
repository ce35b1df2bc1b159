import { namesOf } from "../../domain/account/company-data.ts";
import type { SignUpOptions } from "../../domain/sign-up/sign-up.ts";
import type { Text } from "../i18n/catalogue.ts";

/** The codes of what a company said of its trade. */
export interface Trade {
  readonly contactTypes: readonly string[];
  readonly businessFields: readonly string[];
}

/** True where a company said something of its trade. */
export const saysTrade = ({ contactTypes, businessFields }: Trade): boolean =>
  contactTypes.length + businessFields.length > 0;

/** What a company said of its trade at the sign-up (business §3), by the names of the options; what it left out is no fact. */
export const tradeFacts = (t: Text, options: SignUpOptions, trade: Trade) =>
  (["contactTypes", "businessFields"] as const)
    .filter((field) => trade[field].length > 0)
    .map((field) => ({
      label: t(`sign_up.field.${field}`),
      value: namesOf(options[field], trade[field]).join(", "),
    }));
