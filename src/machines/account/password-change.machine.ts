/** Changes the signed-in person's password; the server checks the old one (business §2, §5). */
import { passwordChangeProblem, type PasswordChange } from "../../domain/passwords/password-forms.ts";
import { passwordRefusals } from "../../domain/passwords/passwords.refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const passwordChangeMachine = createFormMachine<PasswordChange, unknown>({
  id: "passwordChange",
  description: "Changes the password of the signed-in person",
  spec: "business §5",
  screen: "password",
  afterwards: "clear",
  fields: ["oldPassword", "password", "repeat"],
  problemOf: passwordChangeProblem,
  refusals: passwordRefusals,
});

export type PasswordChangeRef = FormRef<PasswordChange, unknown>;
