import type { CallFailure } from "../../domain/call-failure.ts"
import { emptySignUp, type AccountType } from "../../domain/sign-up.ts"
import { emptyValues } from "../../domain/sign-up-form.ts"
import type { MachineSamples } from "../walk/walk.ts"

const options = { countries: [], businessFields: [], contactTypes: [] }
const account = { email: "grace@example.com", accountType: "partner", underReview: true }
const verified = { email: "grace@example.com", proof: "sample" }
const draft = (accountType: AccountType, more = {}) => ({ data: { ...emptySignUp, accountType, email: verified.email }, step: "company", verified: undefined, creating: false, ...more })
const typed = (accountType: AccountType) => ({ snapshot: { status: "active", context: { values: { ...emptyValues, accountType, email: verified.email, step: "accountType", options, licence: "none" } } } })
const failed = (failure: CallFailure) => ({ output: { _tag: "Failed", failure } })
const refused = (code: string, field?: string) => failed({ _tag: "Refused", code, ...(field === undefined ? {} : { field }) })
const file = new File(["%PDF-1.4"], "licence.pdf")
const shown = (licence: unknown) => ({ snapshot: { status: "active", context: { shown: licence } } })

export const samples: MachineSamples = {
  inputs: [undefined],
  payloads: {
    "xstate.done.actor.loadDraft": [{ output: undefined }, { output: draft("partner") }, { output: draft("private", { verified, creating: true }) }],
    "xstate.done.actor.loadOptions": [{ output: { _tag: "Answered", answer: options } }, failed({ _tag: "Offline" })],
    "xstate.done.actor.getResult": [{ output: { _tag: "Answered", answer: account } }, { output: { _tag: "Answered", answer: null } }, failed({ _tag: "Offline" })],
    "xstate.snapshot.form": [typed("partner"), typed("private")],
    "xstate.snapshot.licence": [shown(undefined), shown({ file, token: "sample" })],
    "xstate.done.actor.form": [{ output: { _tag: "Answered", answer: {} } }],
    "xstate.done.actor.verification": [
      { output: { _tag: "Verified", ...verified } },
      { output: { _tag: "Refused", code: "WEBACCOUNT_EXISTS_ACTIVE" } },
    ],
    "xstate.done.actor.createAccount": [
      { output: { _tag: "Answered", answer: account } },
      refused("EMAIL_INVALID", "email"), refused("VAT_INVALID", "vatId"), refused("BUSINESS_FIELD_UNKNOWN", "businessFields"), refused("LICENCE_MISSING", "licence"), refused("LICENCE_GONE"), refused("VERIFICATION_INVALID"),
      refused("ACCOUNT_CREATION_FAILED"), refused("7001"),
    ],
  },
  key: ({ context }) => [context.values.accountType, context.values.email !== "", context.step, context.licence?.token, context.verified?.proof, context.wasCreating, Object.keys(context.refused), context.options === undefined],
}
