/** The field for the verification code: typed or pasted, and compared by the server (business §5). */
import { codeRefusals } from "../../domain/sign-up/sign-up.refusals.ts";
import { codeProblem, type VerificationProof } from "../../domain/sign-up/verification.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

/** The code as typed and the e-mail address that it verifies. */
export interface TypedCode {
  readonly email: string;
  readonly code: string;
}

export interface Verified {
  readonly verification: VerificationProof;
}

export const codeFormMachine = createFormMachine<TypedCode, Verified>({
  id: "codeForm",
  description: "Enters the code that verifies an e-mail address",
  spec: "business §5",
  screen: "sign-up",
  afterwards: "end",
  fields: ["code"],
  problemOf: (field, values) => (field === "code" ? codeProblem(values.code) : undefined),
  refusals: codeRefusals,
});

export type CodeFormRef = FormRef<TypedCode, Verified>;
