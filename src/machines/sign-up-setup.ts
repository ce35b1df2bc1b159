import { assign, sendTo, setup, type Snapshot } from "xstate";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import {
  dataOf,
  emptyValues,
  resumedStep,
  stepOfField,
  valuesOf,
  type LicenceFile,
  type LicenceProgress,
  type SignUpDraft,
  type SignUpForm,
  type SignUpValues,
} from "../domain/sign-up-form.ts";
import type { CreatedAccount, SignUpOptions, SignUpStep, TradeLicenceToken } from "../domain/sign-up.ts";
import type { VerificationProof } from "../domain/verification.ts";
import type { LicenceUploadContext } from "./licence-upload.machine.ts";
import { licenceUploadMachine } from "./licence-upload.machine.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided, providedCallback } from "./provide.ts";
import { signUpFormMachine } from "./sign-up-form.machine.ts";
import { verificationCodeMachine, type VerificationEnd } from "./verification-code.machine.ts";

/** What is there to be kept, or to be forgotten. */
export type DraftWord =
  | { readonly type: "draft.keep"; readonly draft: SignUpDraft }
  | { readonly type: "draft.discard" };

export interface SignUpContext {
  readonly values: SignUpValues;
  readonly step: SignUpStep;
  readonly options: SignUpOptions | undefined;
  readonly licence: LicenceFile | undefined;
  readonly verified: { readonly email: string; readonly proof: VerificationProof } | undefined;
  /** The account was being made when the tab was closed or reloaded. */
  readonly wasCreating: boolean;
  /** Something was typed before a reload: the password has to be typed again. */
  readonly restored: boolean;
  /** What the server said of fields of an earlier step, which the person is led back to. */
  readonly refused: Readonly<Record<string, string>>;
  readonly failure: { readonly _tag: "None" } | CallFailure;
  readonly account: CreatedAccount | undefined;
}

export type SignUpEvent =
  | { readonly type: "signUp.back" }
  | { readonly type: "signUp.changeEmail" }
  | { readonly type: "signUp.retry" }
  | { readonly type: "signUp.edit" };

export interface CreateAccountInput {
  readonly values: SignUpValues;
  readonly verification: VerificationProof | undefined;
  readonly licence: TradeLicenceToken | undefined;
}

export const meta: MachineMeta = { spec: "business §2", screen: "sign-up" };
export const draftMeta: MachineMeta = { spec: "decisions", screen: "sign-up" };
export const broken: MachineMeta = { spec: "business §8", screen: "sign-up" };
export const limit: MachineMeta = { ...broken, code: "TIMED_OUT" };
/** How long one question to the server may take with its retries, in ms. */
export const ASK_LIMIT = 60_000;

type Created = Outcome<CreatedAccount>;
type Found = Outcome<CreatedAccount | null>;

const refusalOf = (outcome: Outcome<unknown>) =>
  outcome._tag === "Failed" && outcome.failure._tag === "Refused" ? outcome.failure : undefined;
/** The step that a refusal of the account leads back to, by the field that it is about. */
const stepOfRefusal = ({ values }: SignUpContext, outcome: Outcome<unknown>): SignUpStep | undefined => {
  const refusal = refusalOf(outcome);
  if (refusal === undefined) return undefined;
  return stepOfField(values.accountType, refusal.field ?? "");
};

const formContext = (snapshot: Snapshot<unknown>): { readonly values: SignUpForm } | undefined =>
  "context" in snapshot ? (snapshot.context as { readonly values: SignUpForm }) : undefined;
const licenceContext = (snapshot: Snapshot<unknown>): LicenceUploadContext | undefined =>
  "context" in snapshot ? (snapshot.context as LicenceUploadContext) : undefined;

const progressOf = (licence: LicenceFile | undefined): LicenceProgress => {
  if (licence === undefined) return "none";
  return licence.token === undefined ? "uploading" : "uploaded";
};

/** What the form of a step begins with. */
export const formInput = ({ values, step, options, licence, refused }: SignUpContext) => ({
  values: {
    ...values,
    step,
    options: options ?? { countries: [], businessFields: [], contactTypes: [] },
    licence: progressOf(licence),
  },
  limit: ASK_LIMIT,
  refused,
});

const draftOf = ({ values, step, verified }: SignUpContext, creating: boolean): SignUpDraft => ({
  data: dataOf(values),
  step,
  verified,
  creating,
});

/** What the parts of the sign-up machine share. */
export const signUpSetup = setup({
  types: {
    children: {} as {
      loadDraft: "loadDraft";
      draftKeeper: "draftKeeper";
      loadOptions: "loadOptions";
      form: "form";
      licence: "licence";
      verification: "verification";
      createAccount: "createAccount";
      getResult: "getResult";
    },
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    tags: {} as "busy" | "failed" | "done" | "filling",
    meta: {} as MachineMeta,
  },
  actors: {
    loadDraft: provided<SignUpDraft | undefined>("loadDraft"),
    draftKeeper: providedCallback<DraftWord>("draftKeeper"),
    loadOptions: provided<Outcome<SignUpOptions>>("loadOptions"),
    form: signUpFormMachine,
    licence: licenceUploadMachine,
    verification: verificationCodeMachine,
    createAccount: provided<Created, CreateAccountInput>("createAccount"),
    getResult: provided<Found, { readonly verification: VerificationProof | undefined }>("getResult"),
  },
  guards: {
    isAnswered: (_, { outcome }: { outcome: Outcome<unknown> }) => outcome._tag === "Answered",
    wasCreating: ({ context }) => context.wasCreating && context.verified !== undefined,
    beganAnew: ({ context }) => context.step === "accountType",
    isFound: (_, { outcome }: { outcome: Found }) => outcome._tag === "Answered" && outcome.answer !== null,
    isPrivate: ({ context }) => context.values.accountType === "private",
    isVerified: ({ context }) =>
      context.verified !== undefined && context.verified.email === context.values.email,
    isNoNews: ({ context }, { snapshot }: { snapshot: Snapshot<unknown> }) => {
      const licence = licenceContext(snapshot);
      return licence === undefined || progressOf(licence.shown) === progressOf(context.licence);
    },
    isProven: (_, { end }: { end: VerificationEnd }) => end._tag === "Verified",
    leadsTo: ({ context }, { outcome, step }: { outcome: Created; step: SignUpStep }) =>
      stepOfRefusal(context, outcome) === step,
    isRefusedBy: (_, { outcome, code }: { outcome: Created; code: string }) =>
      refusalOf(outcome)?.code === code,
  },
  actions: {
    restore: assign((_, { draft }: { draft: SignUpDraft | undefined }): Partial<SignUpContext> =>
      draft === undefined
        ? {}
        : {
            values: { ...emptyValues, ...draft.data },
            step: resumedStep(draft.step),
            restored: true,
            wasCreating: draft.creating,
            verified: draft.verified,
          },
    ),
    keepOptions: assign((_, { outcome }: { outcome: Outcome<SignUpOptions> }): Partial<SignUpContext> =>
      outcome._tag === "Answered" ? { options: outcome.answer } : {},
    ),
    enter: assign((_, { step }: { step: SignUpStep }): Partial<SignUpContext> => ({ step })),
    takeTyped: assign(
      ({ context }, { snapshot }: { snapshot: Snapshot<unknown> }): Partial<SignUpContext> => {
        const form = formContext(snapshot);
        return { values: form === undefined ? context.values : valuesOf(form.values) };
      },
    ),
    takeLicence: assign(
      ({ context }, { snapshot }: { snapshot: Snapshot<unknown> }): Partial<SignUpContext> => {
        const licence = licenceContext(snapshot);
        return { licence: licence === undefined ? context.licence : licence.shown };
      },
    ),
    tellForm: sendTo("form", ({ context }) => ({
      type: "form.changed",
      change: { licence: progressOf(context.licence) },
    })),
    forgetRefused: assign((): Partial<SignUpContext> => ({ refused: {} })),
    keepDraft: sendTo("draftKeeper", ({ context }): DraftWord => ({
      type: "draft.keep",
      draft: draftOf(context, false),
    })),
    keepCreating: sendTo("draftKeeper", ({ context }): DraftWord => ({
      type: "draft.keep",
      draft: draftOf(context, true),
    })),
    discardDraft: sendTo("draftKeeper", { type: "draft.discard" } satisfies DraftWord),
    keepProof: assign((_, { end }: { end: VerificationEnd }): Partial<SignUpContext> =>
      end._tag === "Verified" ? { verified: { email: end.email, proof: end.proof } } : {},
    ),
    refuseEmail: assign((_, { end }: { end: VerificationEnd }): Partial<SignUpContext> =>
      end._tag === "Refused" ? { refused: { email: end.code } } : {},
    ),
    keepRefusal: assign((_, { outcome }: { outcome: Created }): Partial<SignUpContext> => {
      const refusal = refusalOf(outcome);
      if (refusal?.code === "VERIFICATION_INVALID") return { verified: undefined };
      if (refusal?.code === "LICENCE_GONE")
        return { licence: undefined, refused: { licence: "LICENCE_GONE" } };
      return { refused: refusal?.field === undefined ? {} : { [refusal.field]: refusal.code } };
    }),
    keepAccount: assign((_, { outcome }: { outcome: Found }): Partial<SignUpContext> =>
      outcome._tag === "Answered" && outcome.answer !== null ? { account: outcome.answer } : {},
    ),
    keepFailure: assign((_, { outcome }: { outcome: Outcome<unknown> }): Partial<SignUpContext> =>
      outcome._tag === "Failed" ? { failure: outcome.failure } : {},
    ),
    keepTimeout: assign((): Partial<SignUpContext> => ({ failure: { _tag: "TimedOut", limit: ASK_LIMIT } })),
    forgetFailure: assign((): Partial<SignUpContext> => ({ failure: { _tag: "None" } })),
  },
  delays: { restoreLimit: 2000, askLimit: ASK_LIMIT },
});
