/** Forgotten password: requests an e-mail with a link; the answer is the same whether the account exists or not (business §2, decisions/account). */
import { passwordRequestProblem, type PasswordRequest } from "../../domain/passwords/password-forms.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const passwordRequestMachine = createFormMachine<PasswordRequest, unknown>({
  id: "passwordRequest",
  description: "Requests a link to set a new password",
  spec: "business §2",
  screen: "forgot password",
  afterwards: "keep",
  fields: ["email"],
  problemOf: passwordRequestProblem,
});

export type PasswordRequestRef = FormRef<PasswordRequest, unknown>;
