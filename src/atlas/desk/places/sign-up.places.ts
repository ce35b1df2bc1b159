import { emptySignUp, SignUpOptions, type AccountType, type CreatedAccount } from "../../../domain/sign-up.ts"
import { onWire, own, type Place } from "./place.ts"

const email = "robin.nord@nordlicht.example"

/** What the sign-up and the settings choose from. */
export const signUpOptions: SignUpOptions = {
  countries: [{ code: "AT", name: "Austria", states: [] }, { code: "CZ", name: "Czechia", states: [] }], businessFields: [{ code: "2", name: "Electrical installation" }],
  contactTypes: [{ code: "1", name: "Fair" }],
}
const account: CreatedAccount = { email, accountType: "private", underReview: false }

/** Somebody whose first step was kept over a reload, at the second. */
const resumed = (accountType: AccountType) => [
  {
    type: "xstate.done.actor.loadDraft",
    output: { data: { ...emptySignUp, accountType, salutation: "ms", firstname: "Robin", lastname: "Nord", email, country: "AT" }, step: "person", verified: undefined, creating: false },
  },
  { type: "xstate.done.actor.loadOptions", output: { _tag: "Answered", answer: signUpOptions } },
]
const next = { type: "xstate.done.actor.form", output: { _tag: "Answered", answer: {} } }
const atCode = [...resumed("private"), next]

export const places: readonly Place[] = [
  own("registration", "/registration/", {
    key: "sign-up", machine: "signUp", input: {}, guest: true,
    calls: { loadOptions: "/api/getSignUpOptions", createAccount: "/api/createAccount", getResult: "/api/getSignUpResult" },
    answers: { loadOptions: () => signUpOptions, createAccount: () => account }, wire: { loadOptions: onWire(SignUpOptions) },
    parts: [
      { id: "form", machine: "signUpForm", after: resumed("partner") },
      { id: "verification", machine: "verificationCode", after: atCode },
      { id: "verification/codeForm", machine: "codeForm", after: atCode },
    ],
  }),
]
