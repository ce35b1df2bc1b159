import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import type { SignUpForm } from "../../../domain/sign-up-form.ts";
import {
  needsLicenceFile,
  type SignUpOptions,
  type AccountType,
  type CreatedAccount,
} from "../../../domain/sign-up.ts";
import type { CodeSent } from "../../../domain/verification.ts";
import type { VerificationEnd } from "../../../machines/verification-code.machine.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { email, keptDraft } from "../../samples/sign-up-draft.ts";
import type { Command } from "../export/command.ts";
import { inEnvelope } from "../export/response.ts";
import { own, type Handling, type Place } from "./place.ts";

const PASSWORD = "Sample-2026!";

/** What the sign-up and the settings choose from. */
export const signUpOptions: SignUpOptions = {
  countries: [
    { code: "AT", name: "Austria", states: [] },
    { code: "CZ", name: "Czechia", states: [] },
  ],
  businessFields: [{ code: "2", name: "Electrical installation" }],
  contactTypes: [{ code: "1", name: "Fair" }],
};
const account: CreatedAccount = { email, accountType: "private", underReview: false };
const codeSent: CodeSent = { resendAfter: 60, expiresAfter: 900 };

/** Somebody whose first step was kept over a reload, at the second. */
const resumed = (accountType: AccountType) => [
  { type: "xstate.done.actor.loadDraft", output: keptDraft(accountType) },
  { type: "xstate.done.actor.loadOptions", output: { _tag: "Answered", answer: signUpOptions } },
];
const next = { type: "xstate.done.actor.form", output: { _tag: "Answered", answer: {} } };
const atCode = [...resumed("private"), next];

const press = (name: string): Command => ({ do: "press", name });
const answered = (call: string, content: unknown): Command => ({
  do: "answer",
  call,
  by: inEnvelope(content),
});

/** Completes the step that is shown, where all of it was kept but the password. */
const completeStep = (
  _: AnyEventObject,
  t: Text,
  { context }: AnyMachineSnapshot,
): readonly Command[] | undefined => {
  const { step, values, licence } = context as {
    readonly step: string;
    readonly values: SignUpForm;
    readonly licence: unknown;
  };
  const on = press(t("sign_up.next"));
  if (step === "accountType") return [on];
  if (
    values.email === "" ||
    (step === "proof" && licence === undefined && needsLicenceFile(values.accountType))
  )
    return undefined;
  if (step !== "person") return [on];
  const passwords = (["password.new", "password.repeat"] as const).map(
    (label) => ({ do: "fill", label: t(label), text: PASSWORD }) as const,
  );
  return [...passwords, on, answered("/api/checkEmail", {})];
};

/** The type is chosen at the first step; what is kept of the others was typed before. */
const typed = (
  { snapshot }: AnyEventObject,
  t: Text,
  { context }: AnyMachineSnapshot,
): readonly Command[] => {
  const { accountType } = (snapshot as { readonly context: { readonly values: SignUpForm } }).context.values;
  return (context as { readonly step: string }).step === "accountType"
    ? [{ do: "check", label: t(`sign_up.type.${accountType}`) }]
    : [];
};

const upload = ({ snapshot }: AnyEventObject): readonly Command[] => {
  const { shown } = (snapshot as { readonly context: { readonly shown?: { readonly token: string } } })
    .context;
  return shown === undefined
    ? []
    : [
        { do: "files", files: [{ name: "licence.png", size: 1000 }] },
        answered("/api/uploadTradeLicence", { licence: shown.token }),
      ];
};

const prove = ({ output }: AnyEventObject, t: Text): readonly Command[] => {
  const end = output as VerificationEnd;
  const call = "/api/sendVerificationCode";
  if (end._tag === "Refused")
    return [{ do: "answer", call, by: { status: 400, json: { error_code: end.code, field: "email" } } }];
  return [
    answered(call, codeSent),
    { do: "fill", label: t("sign_up.code.label"), text: "123456" },
    press(t("sign_up.code.confirm")),
    answered("/api/verifyCode", { verification: end.proof }),
  ];
};

const handling: Handling = {
  buttons: {
    "signUp.back": "sign_up.back",
    "signUp.changeEmail": "sign_up.code.change",
    "signUp.retry": "failure.retry",
    "signUp.edit": "sign_up.edit",
  },
  userActions: {
    "xstate.done.actor.form": completeStep,
    "xstate.snapshot.form": typed,
    "xstate.snapshot.licence": upload,
    "xstate.done.actor.verification": prove,
  },
};

export const places: readonly Place[] = [
  own("registration", "/registration/", {
    key: "sign-up",
    machine: "signUp",
    input: {},
    guest: true,
    calls: {
      loadOptions: "/api/getSignUpOptions",
      createAccount: "/api/createAccount",
      getResult: "/api/getSignUpResult",
    },
    answers: { loadOptions: () => signUpOptions, createAccount: () => account },
    handling,
    parts: [
      {
        id: "form",
        machine: "signUpForm",
        after: resumed("partner"),
        calls: { submit: "/api/checkEmail" },
        handling: {
          fields: {
            firstname: "sign_up.field.firstname",
            lastname: "sign_up.field.lastname",
            email: "field.email",
            phone: "sign_up.field.phone",
            password: "password.new",
            repeat: "password.repeat",
            dataProtection: "sign_up.field.dataProtection",
          },
          choices: { salutation: { ms: "sign_up.salutation.ms" } },
          buttons: { "form.submit": "sign_up.next" },
        },
      },
      {
        id: "verification",
        machine: "verificationCode",
        after: atCode,
        calls: { sendCode: "/api/sendVerificationCode" },
      },
      {
        id: "verification/codeForm",
        machine: "codeForm",
        after: atCode,
        calls: { submit: "/api/verifyCode" },
        handling: {
          fields: { code: "sign_up.code.label" },
          buttons: { "form.submit": "sign_up.code.confirm" },
        },
      },
    ],
  }),
];
