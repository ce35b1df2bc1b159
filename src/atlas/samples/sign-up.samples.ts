import {
  emptySignUp,
  type AccountType,
  type CreatedAccount,
  type SignUpOptions,
} from "../../domain/sign-up/sign-up.ts";
import { signUpSteps } from "../../domain/sign-up/sign-up-steps.ts";
import { emptyValues, type SignUpDraft, type SignUpValues } from "../../domain/sign-up/sign-up-form.ts";
import { codeCodes, existingAccountCodes, type CreationCode } from "../../domain/sign-up/sign-up.refusals.ts";
import type { VerificationProof } from "../../domain/sign-up/verification.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { answered, offline, refused } from "./sample-kinds.ts";

/** Who signs up in the samples. */
export const email = "robin.nord@nordlicht.example";

/** The options of the sign-up, of the settings and of who decides. */
export const signUpOptions: SignUpOptions = {
  countries: [
    { code: "AT", name: "Austria", states: [] },
    { code: "CZ", name: "Czechia", states: [] },
  ],
  businessFields: [{ code: "2", name: "Electrical installation" }],
  contactTypes: [{ code: "1", name: "Fair" }],
};

/** The same with a country that has states. */
export const optionsWithStates: SignUpOptions = {
  ...signUpOptions,
  countries: [
    ...signUpOptions.countries,
    { code: "US", name: "United States", states: [{ code: "TX", name: "Texas" }] },
  ],
};

/** Stands for the proof that the address is theirs. */
export const proof = "p".repeat(43) as VerificationProof;

/** Somebody who had filled in every step but what is never kept, and came back to the tab. */
export const keptDraft = (accountType: AccountType, more: Partial<SignUpDraft> = {}): SignUpDraft => ({
  data: {
    ...emptySignUp,
    accountType,
    salutation: "ms",
    firstname: "Robin",
    lastname: "Nord",
    email,
    phone: "+4373255501",
    companyName: accountType === "private" ? "" : "Nordlicht Elektro GmbH",
    country: "AT",
    street: "Hauptplatz 1",
    zip: "4020",
    city: "Linz",
    businessFields: accountType === "private" ? [] : ["2"],
    dataProtection: true,
    licenceConfirmed: accountType === "company",
  },
  step: "company",
  verified: undefined,
  creating: false,
  ...more,
});

const licenceFile = new File(["%PDF-1.4"], "licence.pdf");

/** A person whose data are right. */
export const grace = {
  salutation: "ms",
  firstname: "Grace",
  lastname: "Hopper",
  email: "grace@example.com",
  phone: "+4315550100",
  password: "Sample-2026!",
  repeat: "Sample-2026!",
  dataProtection: true,
};
const someOptions = {
  countries: [{ code: "AT", name: "Austria", states: [] }],
  businessFields: [{ code: "2", name: "Electrical installation" }],
  contactTypes: [],
};

const noOptions = { countries: [], businessFields: [], contactTypes: [] };
/** The account that was created: its trade licence is reviewed. */
export const createdAccount: CreatedAccount = { email, accountType: "partner", underReview: true };
const verified = { email, proof };
const formOf = (values: SignUpValues): Payload => ({
  snapshot: {
    status: "active",
    context: { values: { ...values, step: "accountType", options: noOptions, licence: "none" } },
  },
});
const chosen = (accountType: AccountType) => formOf({ ...emptyValues, accountType });
const typed = (accountType: AccountType) => formOf({ ...emptyValues, ...keptDraft(accountType).data });
const creationRefused = (code: CreationCode, field?: string): Payload =>
  refused(code, field === undefined ? {} : { field });
const shown = (licence: unknown): Payload => ({
  snapshot: { status: "active", context: { shown: licence } },
});

export const samples = {
  "code-form": {
    inputs: [{ values: { email: "grace@example.com", code: "" }, limit: 90_000 }],
    payloads: {
      "form.changed": [{ change: { code: "123456" } }, { change: { code: "12" } }],
      "form.left": [{ field: "code" }],
      "form.found": [{ values: { email: "grace@example.com", code: "12" } }],
      "xstate.done.actor.submit": [
        answered({ verification: "sample" }),
        ...[...codeCodes, "CODE_FORMAT"].map((code) => refused(code, { field: "code" })),
        offline,
      ],
    },
  },
  "licence-upload": {
    inputs: [
      { shown: undefined },
      { shown: { file: licenceFile, token: undefined } },
      { shown: { file: licenceFile, token: "sample" } },
    ],
    payloads: {
      "licence.add": [{ files: [licenceFile] }],
      "upload.progressed": [{ sent: 1, total: 2 }],
      "xstate.snapshot.files": [
        {
          snapshot: {
            status: "active",
            context: {
              files: [{ id: "file-1", name: licenceFile.name, size: licenceFile.size, file: licenceFile }],
            },
          },
        },
      ],
      "xstate.done.actor.uploadLicence": [
        answered({ licence: "sample" }),
        refused("FILE_TYPE_NOT_ALLOWED", { field: "files[0]" }),
      ],
    },
  },
  "sign-up": {
    inputs: [{ regions: ["AT"] }],
    payloads: {
      "step.asked": signUpSteps.map((step) => ({ step })),
      "xstate.done.actor.loadDraft": [
        { output: undefined },
        { output: keptDraft("partner") },
        { output: keptDraft("private", { verified, creating: true }) },
      ],
      "xstate.done.actor.loadOptions": [answered(noOptions), offline],
      "xstate.done.actor.getResult": [answered(createdAccount), answered(null), offline],
      // The type is chosen at the first step alone.
      "xstate.snapshot.form": ({ context: { step, values } }) =>
        step === "accountType" ? [chosen("partner"), chosen("private")] : [typed(values.accountType)],
      "xstate.snapshot.licence": [shown(undefined), shown({ file: licenceFile, token: "l".repeat(43) })],
      "xstate.done.actor.form": [answered({})],
      "xstate.done.actor.verification": [
        { output: { _tag: "Verified", ...verified } },
        { output: { _tag: "Refused", code: "WEBACCOUNT_EXISTS_ACTIVE" } },
      ],
      "xstate.done.actor.createAccount": ({ context: { values, licence } }) => [
        answered(createdAccount),
        creationRefused("EMAIL_INVALID", "email"),
        creationRefused("VERIFICATION_INVALID"),
        creationRefused("ACCOUNT_CREATION_FAILED"),
        creationRefused("7001"),
        // Nothing is said of what was not asked for.
        ...(values.accountType === "private"
          ? []
          : [
              creationRefused("VAT_INVALID", "vatId"),
              creationRefused("7001", "vatId"),
              creationRefused("BUSINESS_FIELD_UNKNOWN", "businessFields"),
              creationRefused("LICENCE_MISSING", "licence"),
            ]),
        ...(licence === undefined ? [] : [creationRefused("LICENCE_GONE")]),
      ],
    },
    key: ({ context }) => [
      context.values.accountType,
      context.values.email !== "",
      context.step,
      context.reached,
      context.licence?.token,
      context.verified?.proof,
      context.wasCreating,
      Object.keys(context.refused),
    ],
  },
  "sign-up-form": {
    inputs: [
      { values: { ...emptyValues, step: "person", options: someOptions, licence: "none" }, limit: 60_000 },
    ],
    payloads: {
      "form.changed": [{ change: grace }, { change: { firstname: "" } }],
      "form.left": [{ field: "firstname" }],
      "form.found": [
        { values: { ...emptyValues, ...grace, step: "person", options: someOptions, licence: "none" } },
      ],
      "xstate.done.actor.submit": [
        answered({}),
        refused("EMAIL_INVALID", { field: "email" }),
        ...existingAccountCodes.map((code) => refused(code, { field: "email" })),
        offline,
      ],
    },
  },
  "verification-code": {
    inputs: [{ email: "grace@example.com" }],
    payloads: {
      "xstate.done.actor.sendCode": [
        answered({ resendAfter: 2, expiresAfter: 900 }),
        refused("TOO_MANY_REQUESTS", { retryAfter: 2 }),
        ...[...existingAccountCodes, "EMAIL_INVALID"].map((code) => refused(code, { field: "email" })),
        offline,
      ],
      "xstate.done.actor.codeForm": [answered({ verification: "sample" })],
    },
  },
} satisfies AreaSamples;
