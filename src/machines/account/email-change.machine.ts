/** Requests a change of the e-mail address with the password; a link sent to the new address confirms it (business §3). */
import type { AccountSettings } from "../../domain/account/account-settings.ts";
import { emailChangeRefusals } from "../../domain/account/account.refusals.ts";
import { emailProblem } from "../../domain/kit/field-rules.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export interface EmailChange {
  readonly email: string;
  readonly password: string;
}

export const emailChangeMachine = createFormMachine<EmailChange, AccountSettings>({
  id: "emailChange",
  description: "Requests a change of the e-mail address",
  spec: "business §3",
  screen: "settings",
  afterwards: "clear",
  fields: ["email", "password"],
  problemOf: (field, { email, password }) =>
    field === "email" ? emailProblem(email) : password === "" ? "PASSWORD_EMPTY" : undefined,
  refusals: emailChangeRefusals,
});

export type EmailChangeRef = FormRef<EmailChange, AccountSettings>;
