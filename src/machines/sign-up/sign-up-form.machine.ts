/** One sign-up step as a form: the fields are validated, the server is asked where needed, then the step is complete (business §2, §5). */
import { signUpFields, signUpFormProblem, type SignUpForm } from "../../domain/sign-up/sign-up-form.ts";
import { existingAccountRefusals } from "../../domain/sign-up/sign-up.refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const signUpFormMachine = createFormMachine<SignUpForm, unknown>({
  id: "signUpForm",
  description: "Fills in one step of the sign-up",
  spec: "business §5",
  screen: "sign-up",
  afterwards: "end",
  fields: signUpFields,
  problemOf: signUpFormProblem,
  refusals: existingAccountRefusals,
});

export type SignUpFormRef = FormRef<SignUpForm, unknown>;
