/** One step of the sign-up as a form: its fields are judged, the server asked where it must be, and then the next one comes (business §2, §5). */
import { signUpFields, signUpFormProblem, type SignUpForm } from "../domain/sign-up-form.ts";
import { createFormMachine, type FormRef } from "./form.machine.ts";

export const signUpFormMachine = createFormMachine<SignUpForm, unknown>({
  id: "signUpForm",
  description: "Fills in one step of the sign-up",
  spec: "business §5",
  screen: "sign-up",
  afterwards: "end",
  fields: signUpFields,
  problemOf: signUpFormProblem,
  refusals: [
    { state: "known", code: "WEBACCOUNT_EXISTS_ACTIVE", description: "The address has an account" },
    {
      state: "unactivated",
      code: "WEBACCOUNT_EXISTS_INACTIVE",
      description: "The address has an account that was never activated",
    },
  ],
});

export type SignUpFormRef = FormRef<SignUpForm, unknown>;
