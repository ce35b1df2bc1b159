import type { CallFailure } from "../../domain/kit/call-failure.ts";
import type { AccountType } from "../../domain/sign-up/sign-up.ts";
import { emptyValues, type SignUpValues } from "../../domain/sign-up/sign-up-form.ts";
import type { CreationCode } from "../../domain/sign-up/sign-up.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";
import { email, keptDraft, proof } from "./sign-up-draft.ts";

const options = { countries: [], businessFields: [], contactTypes: [] };
const account = { email, accountType: "partner", underReview: true };
const verified = { email, proof };
const formOf = (values: SignUpValues) => ({
  snapshot: {
    status: "active",
    context: { values: { ...values, step: "accountType", options, licence: "none" } },
  },
});
const chosen = (accountType: AccountType) => formOf({ ...emptyValues, accountType });
const typed = (accountType: AccountType) => formOf({ ...emptyValues, ...keptDraft(accountType).data });
const failed = (failure: CallFailure) => ({ output: { _tag: "Failed", failure } });
const refused = (code: CreationCode, field?: string) =>
  failed({ _tag: "Refused", code, ...(field === undefined ? {} : { field }) });
const file = new File(["%PDF-1.4"], "licence.pdf");
const shown = (licence: unknown) => ({ snapshot: { status: "active", context: { shown: licence } } });

export const samples: MachineSamples = {
  inputs: [undefined],
  payloads: {
    "xstate.done.actor.loadDraft": [
      { output: undefined },
      { output: keptDraft("partner") },
      { output: keptDraft("private", { verified, creating: true }) },
    ],
    "xstate.done.actor.loadOptions": [
      { output: { _tag: "Answered", answer: options } },
      failed({ _tag: "Offline" }),
    ],
    "xstate.done.actor.getResult": [
      { output: { _tag: "Answered", answer: account } },
      { output: { _tag: "Answered", answer: null } },
      failed({ _tag: "Offline" }),
    ],
    // The type is chosen at the first step alone.
    "xstate.snapshot.form": ({ context: { step, values } }) =>
      step === "accountType" ? [chosen("partner"), chosen("private")] : [typed(values.accountType)],
    "xstate.snapshot.licence": [shown(undefined), shown({ file, token: "l".repeat(43) })],
    "xstate.done.actor.form": [{ output: { _tag: "Answered", answer: {} } }],
    "xstate.done.actor.verification": [
      { output: { _tag: "Verified", ...verified } },
      { output: { _tag: "Refused", code: "WEBACCOUNT_EXISTS_ACTIVE" } },
    ],
    "xstate.done.actor.createAccount": ({ context: { values, licence } }) => [
      { output: { _tag: "Answered", answer: account } },
      refused("EMAIL_INVALID", "email"),
      refused("VERIFICATION_INVALID"),
      refused("ACCOUNT_CREATION_FAILED"),
      refused("7001"),
      // Nothing is said of what was not asked for.
      ...(values.accountType === "private"
        ? []
        : [
            refused("VAT_INVALID", "vatId"),
            refused("BUSINESS_FIELD_UNKNOWN", "businessFields"),
            refused("LICENCE_MISSING", "licence"),
          ]),
      ...(licence === undefined ? [] : [refused("LICENCE_GONE")]),
    ],
  },
  key: ({ context }) => [
    context.values.accountType,
    context.values.email !== "",
    context.step,
    context.licence?.token,
    context.verified?.proof,
    context.wasCreating,
    Object.keys(context.refused),
  ],
};
