import { emptySignUp } from "../../../domain/sign-up/sign-up.ts";
import { emptyValues, type SignUpValues } from "../../../domain/sign-up/sign-up-form.ts";
import type { signUpMachine } from "../../../machines/sign-up/sign-up.machine.ts";
import { answers, begins, breaks, ends, fails, late, passes, shows, tableOf } from "../spec-table.ts";

const input = { regions: ["CH", "AT"] };
const email = "robin@example.com";
const options = {
  countries: [{ code: "AT", name: "Austria", states: [] }],
  businessFields: [],
  contactTypes: [],
};
const licence = new File(["%PDF-1.4"], "licence.pdf");
const robin = { firstname: "Robin", email, password: "Sample-2026!" };

const formOf = (values: Partial<SignUpValues>, step = "accountType") =>
  shows("form", { values: { ...emptyValues, ...values, step, options, licence: "none" } });
const nothing = ends("loadDraft", undefined);
const loaded = answers("loadOptions", options);
const begun = [nothing, loaded];
const next = answers("form");
const as = (accountType: SignUpValues["accountType"]) => [...begun, formOf({ accountType, ...robin })];
const atCompany = [...as("company"), next, next];
const atProof = [...atCompany, next, next];
const atCode = [...atProof, next];
const verified = ends("verification", { _tag: "Verified", email, proof: "proof" });
const creating = [...atCode, verified];
const file = shows("licence", { shown: { file: licence, token: "token" } });
const refused = (code: string, field?: string) =>
  fails("createAccount", { _tag: "Refused", code, ...(field !== undefined && { field }) });
const offline = (call: string) => fails(call, { _tag: "Offline" });
const account = { email, accountType: "company", underReview: false };
const made = answers("createAccount", account);
const draft = (more: object) =>
  ends("loadDraft", {
    data: { ...emptySignUp, accountType: "company", firstname: "Robin", email, country: "DE" },
    step: "company",
    verified: undefined,
    creating: false,
    ...more,
  });
const wasCreating = draft({ step: "code", verified: { email, proof: "proof" }, creating: true });
const asks = <Step extends string>(step: Step) => ({ type: "step.asked", step }) as const;
const back = { type: "signUp.back" } as const;

export const table = tableOf<typeof signUpMachine>()({
  situations: {
    "the sign-up is opened": { input, steps: [] },
    "the options are being loaded": { input, steps: [nothing] },
    "something was typed before a reload, and the options are being loaded": { input, steps: [draft({})] },
    "the account was being created before a reload, and the options are being loaded": {
      input,
      steps: [wasCreating],
    },
    "it is asked whether the account was created": { input, steps: [wasCreating, loaded] },
    "it could not be asked whether the account was created": {
      input,
      steps: [wasCreating, loaded, offline("getResult")],
    },
    "the options are being loaded, far away": { input: { regions: ["US"] }, steps: [nothing] },
    "the options could not be loaded": { input, steps: [nothing, offline("loadOptions")] },
    "the account type": { input, steps: begun },
    "the person, of a company": { input, steps: [...as("company"), next] },
    "the person, of a private account": { input, steps: [...as("private"), next] },
    "the company": { input, steps: atCompany },
    "the trade fields": { input, steps: [...atCompany, next] },
    "the proof": { input, steps: atProof },
    "the proof, with a file": { input, steps: [...atProof, file] },
    "the code": { input, steps: atCode },
    "the code, of a private account": { input, steps: [...as("private"), next, next] },
    "back at the proof, and the address is verified": {
      input,
      steps: [...creating, offline("createAccount"), asks("proof")],
    },
    "back at the person, and the address is verified": {
      input,
      steps: [...creating, offline("createAccount"), asks("person")],
    },
    "the person after a reload, and the address was verified": {
      input,
      steps: [draft({ step: "code", verified: { email, proof: "proof" } }), loaded],
    },
    "the person, of a business": { input, steps: [...as("business"), next] },
    "back at the account type, with everything typed": { input, steps: [...atCode, asks("accountType")] },
    "the account is being created": { input, steps: creating },
    "the account with a file is being created": {
      input,
      steps: [...atProof, file, next, verified],
    },
    "support has to look at the sign-up": {
      input,
      steps: [...creating, refused("ACCOUNT_CREATION_FAILED")],
    },
    "it is unknown whether the account was created": {
      input,
      steps: [...creating, offline("createAccount")],
    },
    "the account was created": { input, steps: [...creating, made] },
    "a form has broken": { input, steps: [...begun, breaks("form")] },
  },
  steps: {
    "it begins": begins,
    "nothing was kept": nothing,
    "something was kept": draft({}),
    "something was kept while the account was being created": wasCreating,
    "the storage does not answer in 2 seconds": passes(2000),
    "the storage has a defect": breaks("loadDraft"),
    "the options come": loaded,
    "the options do not come": offline("loadOptions"),
    "the options come late": late(loaded),
    "loading the options has a defect": breaks("loadOptions"),
    "60 seconds pass": passes(60_000),
    "it was created": answers("getResult", account),
    "it was not created": answers("getResult", null),
    "asking gets no answer": offline("getResult"),
    "asking has a defect": breaks("getResult"),
    "a name is typed": formOf({ accountType: "company", ...robin, lastname: "Nord" }, "person"),
    "another VAT id is typed": formOf({ accountType: "company", ...robin, vatId: "ATU1" }, "company"),
    "another address is typed": formOf(
      { accountType: "company", ...robin, email: "other@example.com" },
      "person",
    ),
    "the VAT id is typed": formOf({ accountType: "company", ...robin, vatId: "ATU12345675" }, "company"),
    "a trade field is chosen": formOf(
      { accountType: "company", ...robin, businessFields: ["electrician"] },
      "tradeField",
    ),
    "something is chosen at the proof": formOf(
      { accountType: "company", ...robin, lastname: "Nord" },
      "proof",
    ),
    "the country is taken back": formOf({ accountType: "private", country: "" }),
    "the step is complete": next,
    "the form has a defect": breaks("form"),
    "a file is added": file,
    "the file is shown as before": file,
    "the file field has a defect": breaks("licence"),
    "back is pressed": back,
    "another address is wanted": { type: "signUp.changeEmail" },
    "the history leads to the account type": asks("accountType"),
    "the history leads to the person": asks("person"),
    "the history leads to the company": asks("company"),
    "the history leads to the trade fields": asks("tradeField"),
    "the history leads to the proof": asks("proof"),
    "the history leads to the code": asks("code"),
    "the address is verified": verified,
    "the address is refused": ends("verification", { _tag: "Refused", code: "WEBACCOUNT_EXISTS_ACTIVE" }),
    "the verification has a defect": breaks("verification"),
    "the account is created": made,
    "the account is created late": late(made),
    "the address has an account by now": refused("WEBACCOUNT_EXISTS_ACTIVE", "email"),
    "the VAT id is not registered": refused("VAT_INVALID", "vatId"),
    "a trade field is unknown": refused("BUSINESS_FIELD_UNKNOWN", "businessFields"),
    "the licence is missing": refused("LICENCE_MISSING", "licence"),
    "the verification has expired": refused("VERIFICATION_INVALID"),
    "the file is gone": refused("LICENCE_GONE"),
    "support has to look at it": refused("ACCOUNT_CREATION_FAILED"),
    "the server answers 7001": refused("7001"),
    "a number names the address": refused("7005", "email"),
    "there is no connection": offline("createAccount"),
    "creating it has a defect": breaks("createAccount"),
    "a retry is asked for": { type: "signUp.retry" },
    "the values are to be changed": { type: "signUp.edit" },
  },
  // oxfmt-ignore
  lines: [
    // The start
    { spec: "decisions/sign-up", given: "the sign-up is opened", when: "it begins", must: "restoring", tags: ["busy"], calls: ["loadDraft", "draftKeeper"], not: ["loadOptions", "createAccount"] },
    { spec: "business §2", given: "the sign-up is opened", when: "nothing was kept", must: "loading", tags: ["busy"], calls: ["loadOptions"] },
    { spec: "decisions/sign-up", given: "the sign-up is opened", when: "something was kept", must: "loading", sees: { values: { firstname: "Robin", password: "" }, restored: true } },
    { spec: "decisions/sign-up", given: "the sign-up is opened", when: "something was kept while the account was being created", must: "loading", sees: { wasCreating: true }, not: ["createAccount"] },
    { spec: "decisions/calls", given: "the sign-up is opened", when: "the storage does not answer in 2 seconds", must: "loading", not: ["crashed"] },
    { spec: "architecture", given: "the sign-up is opened", when: "the storage has a defect", must: "loading", not: ["crashed"] },
    { spec: "business §2", given: "the options are being loaded", when: "the options come", must: "filling.accountType", tags: ["filling"], sees: { step: "accountType", values: { country: "AT" } }, calls: [["form", { limit: 60_000 }]] },
    { spec: "decisions/sign-up", given: "the options are being loaded, far away", when: "the options come", must: "filling.accountType", sees: { values: { country: "" } } },
    { spec: "decisions/sign-up", given: "the account type", when: ["the country is taken back", "the step is complete"], must: "filling.person", sees: { values: { country: "" } } },
    { spec: "shell §8", given: "the options are being loaded", when: "the options do not come", must: "unavailable", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, not: ["filling"] },
    { spec: "decisions/calls", given: "the options are being loaded", when: "60 seconds pass", must: "unavailable", sees: { failure: { _tag: "TimedOut" } } },
    { spec: "decisions/calls", given: "the options are being loaded", when: ["60 seconds pass", "the options come late"], must: "unavailable", not: ["filling"] },
    { spec: "architecture", given: "the options are being loaded", when: "loading the options has a defect", must: "crashed", tags: ["failed"] },
    { spec: "shell §8", given: "the options could not be loaded", when: "a retry is asked for", must: "loading", sees: { failure: undefined }, calls: ["loadOptions"] },
    { spec: "architecture", given: "a form has broken", when: "a retry is asked for", must: "loading", calls: ["loadOptions"] },

    // After a reload
    { spec: "decisions/sign-up", given: "something was typed before a reload, and the options are being loaded", when: "the options come", must: "filling.person", sees: { values: { firstname: "Robin", password: "", country: "DE" } }, not: ["getResult"] },
    { spec: "decisions/sign-up", given: "the account was being created before a reload, and the options are being loaded", when: "the options come", must: "resuming", tags: ["busy"], calls: [["getResult", { verification: "proof" }]], not: ["createAccount"] },
    { spec: "decisions/sign-up", given: "it is asked whether the account was created", when: "it was created", must: "success", tags: ["done"], sees: { account }, tells: ["draft.discard"] },
    { spec: "decisions/sign-up", given: "it is asked whether the account was created", when: "it was not created", must: "filling.person", not: ["createAccount", "success"] },
    { spec: "shell §8", given: "it is asked whether the account was created", when: "asking gets no answer", must: "unresumed", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, not: ["success"] },
    { spec: "decisions/calls", given: "it is asked whether the account was created", when: "60 seconds pass", must: "unresumed", not: ["success"] },
    { spec: "architecture", given: "it is asked whether the account was created", when: "asking has a defect", must: "unresumed", not: ["success"] },
    { spec: "shell §8", given: "it could not be asked whether the account was created", when: "a retry is asked for", must: "resuming", calls: ["getResult"] },
    { spec: "decisions/sign-up", given: "it could not be asked whether the account was created", when: "the values are to be changed", must: "filling.person", sees: { failure: undefined } },

    // The steps, in their order
    { spec: "business §2", given: "the account type", when: "the step is complete", must: "filling.person" },
    { spec: "business §2", given: "the person, of a company", when: "the step is complete", must: "filling.company" },
    { spec: "business §2", given: "the person, of a private account", when: "the step is complete", must: "filling.code", not: ["filling.company", "filling.proof"] },
    { spec: "business §2", given: "the person, of a business", when: "the step is complete", must: "filling.company" },
    { spec: "business §2", given: "the company", when: "the step is complete", must: "filling.tradeField" },
    { spec: "business §2", given: "the trade fields", when: "the step is complete", must: "filling.proof", sees: { step: "proof" }, calls: [["form", { values: { step: "proof" } }], "licence"] },
    { spec: "business §2", given: "the proof", when: "the step is complete", must: "filling.code", calls: [["verification", { email }]], not: ["createAccount"] },
    { spec: "business §2", given: "the code", when: "the address is verified", must: "creating", tags: ["busy"], sees: { verified: { email, proof: "proof" } }, tells: ["draft.keep"], calls: [["createAccount", { email, password: "Sample-2026!", verification: "proof" }]] },
    { spec: "business §8", given: "the code", when: "the address is refused", must: "filling.person", sees: { refused: { email: "WEBACCOUNT_EXISTS_ACTIVE" } }, not: ["createAccount"] },
    { spec: "decisions/sign-up", given: "the code", when: ["the address is refused", "the history leads to the proof"], must: "filling.person", not: ["filling.proof"] },
    { spec: "decisions/sign-up", given: "the code", when: ["back is pressed", "a file is added", "the history leads to the code"], must: "filling.proof", not: ["filling.code"] },
    { spec: "business §2", given: "the code", when: "another address is wanted", must: "filling.person", sees: { values: robin } },
    { spec: "decisions/sign-up", given: "the person, of a company", when: "a name is typed", must: "filling.person", sees: { values: { lastname: "Nord" } }, tells: ["draft.keep"] },
    { spec: "business §5", given: "the proof", when: "a file is added", must: "filling.proof", sees: { licence: { file: licence, token: "token" } }, tells: [["form.changed", { change: { licence: "uploaded" } }]] },
    { spec: "decisions/sign-up", given: "the proof", when: ["a file is added", "the file is shown as before"], must: "filling.proof", sees: { licence: { file: licence } } },
    { spec: "decisions/sign-up", given: "the proof, with a file", when: "the file is shown as before", must: "filling.proof", not: ["form.changed"] },
    { spec: "decisions/sign-up", given: "the company", when: "the VAT id is typed", must: "filling.company", sees: { values: { vatId: "ATU12345675" } }, tells: ["draft.keep"] },
    { spec: "decisions/sign-up", given: "the trade fields", when: "a trade field is chosen", must: "filling.tradeField", sees: { values: { businessFields: ["electrician"] } }, tells: ["draft.keep"] },
    { spec: "decisions/sign-up", given: "the proof", when: "something is chosen at the proof", must: "filling.proof", sees: { values: { lastname: "Nord" } }, tells: ["draft.keep"] },

    // What a refusal says of a field is gone at another step
    { spec: "architecture", given: "the account type", when: "the form has a defect", must: "crashed" },
    { spec: "architecture", given: "the person, of a company", when: "the form has a defect", must: "crashed" },
    { spec: "architecture", given: "the company", when: "the form has a defect", must: "crashed" },
    { spec: "architecture", given: "the trade fields", when: "the form has a defect", must: "crashed" },
    { spec: "architecture", given: "the proof", when: "the form has a defect", must: "crashed" },
    { spec: "architecture", given: "the proof", when: "the file field has a defect", must: "crashed" },
    { spec: "architecture", given: "the code", when: "the verification has a defect", must: "crashed" },

    // Back: the values are kept
    { spec: "decisions/sign-up", given: "the account type", when: "back is pressed", must: "filling.accountType" },
    { spec: "decisions/sign-up", given: "the person, of a company", when: "back is pressed", must: "filling.accountType", sees: { values: robin } },
    { spec: "decisions/sign-up", given: "the company", when: "back is pressed", must: "filling.person", sees: { values: robin } },
    { spec: "decisions/sign-up", given: "the trade fields", when: "back is pressed", must: "filling.company", sees: { values: robin } },
    { spec: "decisions/sign-up", given: "the proof", when: "back is pressed", must: "filling.tradeField", sees: { values: robin } },
    { spec: "decisions/sign-up", given: "the code", when: "back is pressed", must: "filling.proof", sees: { values: robin } },
    { spec: "decisions/sign-up", given: "the code, of a private account", when: "back is pressed", must: "filling.person", sees: { values: robin } },
    { spec: "decisions/sign-up", given: "back at the proof, and the address is verified", when: "the step is complete", must: "creating", calls: ["createAccount"], not: ["verification"] },
    { spec: "decisions/sign-up", given: "back at the person, and the address is verified", when: ["another address is typed", "the step is complete", "the step is complete", "the step is complete", "the step is complete"], must: "filling.code", calls: [["verification", { email: "other@example.com" }]], not: ["createAccount", "creating"] },
    { spec: "decisions/sign-up", given: "the person after a reload, and the address was verified", when: ["the step is complete", "the step is complete", "the step is complete", "the step is complete"], must: "creating", calls: [["createAccount", { verification: "proof" }]], not: ["verification"] },
    { spec: "decisions/sign-up", given: "the person after a reload, and the address was verified", when: "the history leads to the company", must: "filling.person", not: ["filling.company"] },
    { spec: "decisions/sign-up", given: "the person after a reload, and the address was verified", when: "the history leads to the code", must: "filling.person", not: ["createAccount", "filling.code"] },

    // The history of the browser
    { spec: "decisions/sign-up", given: "the code", when: "the history leads to the account type", must: "filling.accountType", sees: { values: robin } },
    { spec: "decisions/sign-up", given: "the code", when: "the history leads to the person", must: "filling.person" },
    { spec: "decisions/sign-up", given: "the code", when: "the history leads to the company", must: "filling.company" },
    { spec: "decisions/sign-up", given: "the code", when: "the history leads to the trade fields", must: "filling.tradeField" },
    { spec: "decisions/sign-up", given: "the code", when: "the history leads to the proof", must: "filling.proof" },
    { spec: "decisions/sign-up", given: "back at the account type, with everything typed", when: "the history leads to the code", must: "filling.code" },
    { spec: "decisions/sign-up", given: "back at the account type, with everything typed", when: ["a name is typed", "the history leads to the code"], must: "filling.accountType", not: ["filling.code"] },
    { spec: "decisions/sign-up", given: "the proof", when: ["back is pressed", "the history leads to the proof"], must: "filling.proof", sees: { values: robin } },
    { spec: "decisions/sign-up", given: "the person, of a company", when: "the history leads to the proof", must: "filling.person", not: ["filling.proof"] },
    { spec: "decisions/sign-up", given: "the code, of a private account", when: "the history leads to the company", must: "filling.code", not: ["filling.company"] },
    { spec: "decisions/sign-up", given: "back at the proof, and the address is verified", when: "the history leads to the code", must: "filling.proof", not: ["createAccount", "filling.code"] },

    // The account
    { spec: "business §2", given: "the account is being created", when: "the account is created", must: "success", sees: { account }, tells: ["draft.discard"] },
    { spec: "decisions/sign-up", given: "the account is being created", when: "back is pressed", must: "creating", not: ["filling"] },
    { spec: "decisions/sign-up", given: "the account with a file is being created", when: "the account is created", must: "success" },
    { spec: "business §8", given: "the account is being created", when: "the address has an account by now", must: "filling.person", sees: { refused: { email: "WEBACCOUNT_EXISTS_ACTIVE" }, failure: undefined }, not: ["success"] },
    { spec: "business §5", given: "the account is being created", when: "the VAT id is not registered", must: "filling.company", sees: { refused: { vatId: "VAT_INVALID" } }, not: ["success"] },
    { spec: "decisions/sign-up", given: "the account is being created", when: ["the VAT id is not registered", "the history leads to the proof"], must: "filling.company", not: ["filling.proof"] },
    { spec: "decisions/forms", given: "the account is being created", when: ["the VAT id is not registered", "back is pressed"], must: "filling.person", sees: { refused: { vatId: "VAT_INVALID" } }, calls: [["form", { refused: {} }]] },
    { spec: "decisions/forms", given: "the account is being created", when: ["the VAT id is not registered", "back is pressed", "the step is complete"], must: "filling.company", calls: [["form", { refused: { vatId: "VAT_INVALID" } }]] },
    { spec: "decisions/forms", given: "the account is being created", when: ["the VAT id is not registered", "the history leads to the person", "the history leads to the company"], must: "filling.company", calls: [["form", { refused: { vatId: "VAT_INVALID" } }]] },
    { spec: "decisions/forms", given: "the account is being created", when: ["the VAT id is not registered", "another VAT id is typed"], must: "filling.company", sees: { refused: {}, values: { vatId: "ATU1" } } },
    { spec: "business §5", given: "the account is being created", when: "a trade field is unknown", must: "filling.tradeField", sees: { refused: { businessFields: "BUSINESS_FIELD_UNKNOWN" } }, not: ["success"] },
    { spec: "business §5", given: "the account is being created", when: "the licence is missing", must: "filling.proof", sees: { refused: { licence: "LICENCE_MISSING" } }, not: ["success"] },
    { spec: "business §8", given: "the account is being created", when: "the verification has expired", must: "filling.code", sees: { verified: undefined }, calls: ["verification"], not: ["success"] },
    { spec: "business §8", given: "the account with a file is being created", when: "the file is gone", must: "filling.proof", sees: { licence: undefined, refused: { licence: "LICENCE_GONE" } }, not: ["success"] },
    { spec: "business §8", given: "the account is being created", when: "support has to look at it", must: "rejected", tags: ["failed"], sees: { failure: { code: "ACCOUNT_CREATION_FAILED" } }, tells: [["draft.keep", { draft: { creating: false } }]], not: ["success"] },
    { spec: "business §8", given: "the account is being created", when: "the server answers 7001", must: "uncreated", tags: ["failed"], sees: { failure: { code: "7001" } }, not: ["success"] },
    { spec: "business §8", given: "the account is being created", when: "a number names the address", must: "uncreated", tags: ["failed"], sees: { failure: { code: "7005" }, refused: { email: "7005" } }, not: ["filling"] },
    { spec: "decisions/forms", given: "the account is being created", when: ["a number names the address", "the history leads to the person"], must: "filling.person", sees: { failure: undefined }, calls: [["form", { refused: { email: "7005" } }]] },
    { spec: "shell §8", given: "the account is being created", when: "there is no connection", must: "uncreated", sees: { values: robin, failure: { _tag: "Offline" } }, not: ["success"] },
    { spec: "decisions/calls", given: "the account is being created", when: "60 seconds pass", must: "uncreated", sees: { failure: { _tag: "TimedOut" } }, not: ["success"] },
    { spec: "decisions/calls", given: "the account is being created", when: ["60 seconds pass", "the account is created late"], must: "uncreated", not: ["success"] },
    { spec: "architecture", given: "the account is being created", when: "creating it has a defect", must: "uncreated", not: ["success"] },
    { spec: "decisions/sign-up", given: "it is unknown whether the account was created", when: "a retry is asked for", must: "creating", calls: [["createAccount", { verification: "proof" }]] },
    { spec: "decisions/sign-up", given: "it is unknown whether the account was created", when: "the values are to be changed", must: "filling.person", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "support has to look at the sign-up", when: "the values are to be changed", must: "filling.person", sees: { failure: undefined } },
    { spec: "business §8", given: "support has to look at the sign-up", when: "a retry is asked for", must: "rejected", not: ["createAccount"] },
    { spec: "decisions/sign-up", given: "support has to look at the sign-up", when: "the history leads to the account type", must: "filling.accountType", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "support has to look at the sign-up", when: "the history leads to the person", must: "filling.person", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "support has to look at the sign-up", when: "the history leads to the company", must: "filling.company", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "support has to look at the sign-up", when: "the history leads to the trade fields", must: "filling.tradeField", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "support has to look at the sign-up", when: "the history leads to the proof", must: "filling.proof", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "support has to look at the sign-up", when: "the history leads to the code", must: "rejected", not: ["createAccount"] },
    { spec: "decisions/sign-up", given: "it is unknown whether the account was created", when: "the history leads to the account type", must: "filling.accountType", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "it is unknown whether the account was created", when: "the history leads to the person", must: "filling.person", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "it is unknown whether the account was created", when: "the history leads to the company", must: "filling.company", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "it is unknown whether the account was created", when: "the history leads to the trade fields", must: "filling.tradeField", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "it is unknown whether the account was created", when: "the history leads to the proof", must: "filling.proof", sees: { failure: undefined, values: robin } },
    { spec: "decisions/sign-up", given: "it is unknown whether the account was created", when: "the history leads to the code", must: "uncreated", not: ["createAccount"] },
    { spec: "business §2", given: "the account was created", when: "the history leads to the person", must: "success", not: ["filling"] },
  ],
});
