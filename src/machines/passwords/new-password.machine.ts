/** Sets a new password by the link of an e-mail (business §5). */
import { newPasswordProblem, type LinkedPassword } from "../../domain/passwords/password-forms.ts";
import { linkRefusals } from "../../domain/passwords/link.refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const newPasswordMachine = createFormMachine<LinkedPassword, unknown>({
  id: "newPassword",
  description: "Sets a new password with the secret of the link",
  spec: "business §5",
  screen: "reset password",
  afterwards: "end",
  fields: ["password", "repeat"],
  problemOf: (field, values) => (field === "hash" ? undefined : newPasswordProblem(field, values)),
  refusals: linkRefusals,
});

export type NewPasswordRef = FormRef<LinkedPassword, unknown>;
