import { emptyValues } from "../../../domain/sign-up/sign-up-form.ts";
import type { signUpFormMachine } from "../../../machines/sign-up/sign-up-form.machine.ts";
import { grace } from "../../samples/sign-up.samples.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const options = {
  countries: [{ code: "AT", name: "Austria", states: [] }],
  businessFields: [{ code: "2", name: "Electrical installation" }],
  contactTypes: [],
};
const step = (name: string, more: object = {}) => ({
  values: { ...emptyValues, accountType: "partner", step: name, options, licence: "none", ...more },
  limit: 90_000,
});
const works = {
  companyName: "Gold Electric",
  country: "AT",
  street: "Ring 1",
  zip: "1010",
  city: "Wien",
} as const;

export const table = tableOf<typeof signUpFormMachine>()({
  situations: {
    "the step of the person": { input: step("person"), steps: [] },
    "the person is being checked": { input: step("person", grace), steps: [submit] },
    "the step of the company": { input: step("company"), steps: [] },
    "the step of the trade fields": { input: step("tradeField"), steps: [] },
    "the step of the proof, for a partner": { input: step("proof"), steps: [] },
    "the step of the person, for a private account": {
      input: step("person", { accountType: "private" }),
      steps: [],
    },
    "the step of the proof, for a business": { input: step("proof", { accountType: "business" }), steps: [] },
    "the step of the proof, for a company": { input: step("proof", { accountType: "company" }), steps: [] },
  },
  steps: {
    "it is sent": submit,
    "the person is typed": typed(grace),
    "the phone has no +": typed({ ...grace, phone: "0643155501" }),
    "the phone has letters": typed({ ...grace, phone: "+43 call me" }),
    "the name has a sign that no name has": typed({ ...grace, lastname: "<Hopper>" }),
    "the name is in letters of another script": typed({ ...grace, lastname: "Χόπερ-Ş. & O’Neil" }),
    "the salutation is missing": typed({ ...grace, salutation: "" }),
    "the address is no address": typed({ ...grace, email: "grace" }),
    "the password is weak": typed({ ...grace, password: "sample", repeat: "sample" }),
    "another password is repeated": typed({ ...grace, repeat: "Sample-2025!" }),
    "data protection is not accepted": typed({ ...grace, dataProtection: false }),
    "the company is typed": typed(works),
    "the VAT id cannot exist": typed({ ...works, vatId: "ATU1" }),
    "the website is no address": typed({ ...works, website: "no address" }),
    "a field is chosen": typed({ businessFields: ["2"] }),
    "a valid licence is confirmed": typed({ licenceConfirmed: true }),
    "the licence is still being uploaded": typed({ licence: "uploading" }),
    "the licence is uploaded": typed({ licence: "uploaded" }),
    "nothing speaks against it": accepted(),
    "the address has an active account": refused("WEBACCOUNT_EXISTS_ACTIVE", "email"),
    "the address has an account that is not activated": refused("WEBACCOUNT_EXISTS_INACTIVE", "email"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the step of the person", when: "it is sent", must: "editing", sees: { problems: { salutation: "SALUTATION_EMPTY", firstname: "FIRST_NAME_EMPTY", lastname: "LAST_NAME_EMPTY", email: "EMAIL_EMPTY", password: "PASSWORD_EMPTY", dataProtection: "DATA_PROTECTION" }, focus: { field: "salutation" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the person", when: ["the person is typed", "it is sent"], must: "sending", calls: [["submit", { values: { ...grace, step: "person" } }]] },
    { spec: "business §5", given: "the step of the person", when: ["the phone has no +", "it is sent"], must: "editing", sees: { problems: { phone: "PHONE_PLUS" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the person", when: ["the phone has letters", "it is sent"], must: "editing", sees: { problems: { phone: "PHONE_DIGITS call" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the person", when: ["the salutation is missing", "it is sent"], must: "editing", sees: { problems: { salutation: "SALUTATION_EMPTY" }, focus: { field: "salutation" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the person", when: ["the name has a sign that no name has", "it is sent"], must: "editing", sees: { problems: { lastname: "NAME_SIGNS <" }, focus: { field: "lastname" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "the step of the person", when: ["the name is in letters of another script", "it is sent"], must: "sending", calls: ["submit"] },
    { spec: "business §5", given: "the step of the person, for a private account", when: ["the person is typed", "it is sent"], must: "editing", sees: { problems: { street: "STREET_EMPTY", zip: "ZIP_EMPTY", city: "CITY_EMPTY", country: "COUNTRY_EMPTY" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the person", when: ["the address is no address", "it is sent"], must: "editing", sees: { problems: { email: "EMAIL_INVALID" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the person", when: ["the password is weak", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the person", when: ["another password is repeated", "it is sent"], must: "editing", sees: { problems: { repeat: "PASSWORD_REPEAT" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the person", when: ["data protection is not accepted", "it is sent"], must: "editing", sees: { problems: { dataProtection: "DATA_PROTECTION" } }, not: ["submit"] },
    { spec: "business §2", given: "the person is being checked", when: "nothing speaks against it", must: "done", tells: ["form.sent"] },
    { spec: "business §8", given: "the person is being checked", when: "the address has an active account", must: "refused", sees: { values: grace, refused: { email: "WEBACCOUNT_EXISTS_ACTIVE" }, focus: { field: "email" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the person is being checked", when: "the address has an account that is not activated", must: "refused", sees: { values: grace, refused: { email: "WEBACCOUNT_EXISTS_INACTIVE" } }, not: ["form.sent", "done"] },
    { spec: "business §5", given: "the step of the company", when: "it is sent", must: "editing", sees: { problems: { companyName: "COMPANY_NAME_EMPTY", street: "STREET_EMPTY", zip: "ZIP_EMPTY", city: "CITY_EMPTY", country: "COUNTRY_EMPTY" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the company", when: ["the company is typed", "it is sent"], must: "sending", calls: [["submit", { values: works }]] },
    { spec: "business §5", given: "the step of the company", when: ["the VAT id cannot exist", "it is sent"], must: "editing", sees: { problems: { vatId: "VAT_FORMAT" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the company", when: ["the website is no address", "it is sent"], must: "editing", sees: { problems: { website: "WEBSITE_INVALID" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the trade fields", when: "it is sent", must: "editing", sees: { problems: { businessFields: "BUSINESS_FIELD_EMPTY" } }, not: ["submit"] },
    { spec: "business §5", given: "the step of the trade fields", when: ["a field is chosen", "it is sent"], must: "sending" },
    { spec: "decisions/sign-up", given: "the step of the proof, for a partner", when: "it is sent", must: "editing", sees: { problems: { licence: "LICENCE_MISSING" } }, not: ["submit"] },
    { spec: "decisions/sign-up", given: "the step of the proof, for a partner", when: ["the licence is still being uploaded", "it is sent"], must: "editing", sees: { problems: { licence: "LICENCE_UPLOADING" } }, not: ["submit"] },
    { spec: "decisions/sign-up", given: "the step of the proof, for a partner", when: ["the licence is uploaded", "it is sent"], must: "sending" },
    { spec: "business §5", given: "the step of the proof, for a company", when: "it is sent", must: "editing", sees: { problems: { licenceConfirmed: "LICENCE_NOT_CONFIRMED" } }, not: ["submit"] },
    { spec: "decisions/sign-up", given: "the step of the proof, for a business", when: "it is sent", must: "sending", calls: ["submit"] },
    { spec: "business §5", given: "the step of the proof, for a company", when: ["a valid licence is confirmed", "it is sent"], must: "sending" },
  ],
});
