/** The sign-up from the account type to the created account: each type has its own steps; going back keeps the values (business §2, §5, decisions/sign-up). */
import * as Equal from "effect/Equal";
import { assign, sendTo, setup, type ActorRefFrom, type Snapshot } from "xstate";
import { isNumbered, type CallFailure, type Outcome, type Refused } from "../../domain/kit/call-failure.ts";
import {
  draftOf,
  emptyValues,
  formOf,
  furthestOf,
  isWithinReach,
  likelyCountry,
  newAccountOf,
  progressOf,
  resumedStep,
  stepOfField,
  valuesOf,
  type SignUpDraft,
  type SignUpForm,
  type SignUpProgress,
} from "../../domain/sign-up/sign-up-form.ts";
import type { CreatedAccount, NewAccount, SignUpOptions } from "../../domain/sign-up/sign-up.ts";
import { signUpSteps, type SignUpStep } from "../../domain/sign-up/sign-up-steps.ts";
import { signUpRefusals, type CreationCode } from "../../domain/sign-up/sign-up.refusals.ts";
import type { VerificationProof } from "../../domain/sign-up/verification.ts";
import { licenceUploadMachine, type LicenceUploadContext } from "./licence-upload.machine.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided, providedCallback } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";
import type { FieldsState } from "../kit/form-fields.ts";
import { signUpFormMachine } from "./sign-up-form.machine.ts";
import { verificationCodeMachine, type VerificationEnd } from "./verification-code.machine.ts";

/** The events that save or delete the draft. */
export type DraftWord =
  | { readonly type: "draft.keep"; readonly draft: SignUpDraft }
  | { readonly type: "draft.discard" };

export interface SignUpInput {
  /** The codes of the countries where the reader probably is, the likeliest first. */
  readonly regions: readonly string[];
}

export interface SignUpContext extends SignUpProgress, SignUpInput {
  /** The furthest step that was reached with these values: up to it, steps can be shown out of order. */
  readonly reached: SignUpStep;
  /** The account was being created when the tab was closed or reloaded. */
  readonly wasCreating: boolean;
  /** Values were restored from before a reload. */
  readonly restored: boolean;
  /** The server's refusals of fields, until the field changes: the person returns to its step, and may leave it and come back. */
  readonly refused: Readonly<Record<string, string>>;
  readonly failure: CallFailure | undefined;
  readonly account: CreatedAccount | undefined;
}

export type SignUpEvent =
  | { readonly type: "signUp.back" }
  /** The history of the browser leads to a step. */
  | { readonly type: "step.asked"; readonly step: SignUpStep }
  | { readonly type: "signUp.changeEmail" }
  | { readonly type: "signUp.retry" }
  | { readonly type: "signUp.edit" };

/** The data of the new account; the app adds the language. */
export type CreateAccountInput = Omit<NewAccount, "instance">;

const draftMeta: MachineMeta = { spec: "decisions/sign-up", screen: "sign-up" };
const broken: MachineMeta = { spec: "business §8", screen: "sign-up" };
/** Time limit of one call with its retries, in ms. */
const ASK_LIMIT = 60_000;

const formContext = (snapshot: Snapshot<unknown>): FieldsState<SignUpForm> | undefined =>
  "context" in snapshot ? (snapshot.context as FieldsState<SignUpForm>) : undefined;
const licenceContext = (snapshot: Snapshot<unknown>): LicenceUploadContext | undefined =>
  "context" in snapshot ? (snapshot.context as LicenceUploadContext) : undefined;

/** The proof of the verified e-mail address. */
const proofOf = ({ verified }: SignUpContext): VerificationProof =>
  required(verified, "The proof of the address").proof;

const isVerified = ({ verified, values }: SignUpContext): boolean => verified?.email === values.email;

/** What was kept of a sign-up before a reload, as the form goes on from it. */
const restored = (draft: SignUpDraft | undefined): Partial<SignUpContext> =>
  draft === undefined
    ? {}
    : {
        values: { ...emptyValues, ...draft.data },
        step: resumedStep(draft.step),
        reached: resumedStep(draft.step),
        restored: true,
        wasCreating: draft.creating,
        verified: draft.verified,
      };

/** The refusals of the fields that the current step shows, or of all others. */
const refusalsOf = (
  { refused, values, step }: SignUpContext,
  which: "thisStep" | "otherSteps",
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(refused).filter(
      ([field]) => (stepOfField(values.accountType, field) === step) === (which === "thisStep"),
    ),
  );

const signUpSetup = setup({
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
    input: {} as SignUpInput,
    events: {} as SignUpEvent,
    tags: {} as "busy" | "failed" | "done" | "filling",
    meta: {} as MachineMeta,
  },
  actors: {
    loadDraft: toBeProvided<SignUpDraft | undefined>("loadDraft"),
    draftKeeper: providedCallback<DraftWord>("draftKeeper"),
    loadOptions: toBeProvided<Outcome<SignUpOptions>>("loadOptions"),
    form: signUpFormMachine,
    licence: licenceUploadMachine,
    verification: verificationCodeMachine,
    createAccount: toBeProvided<Outcome<CreatedAccount, CreationCode>, CreateAccountInput>("createAccount"),
    getResult: toBeProvided<Outcome<CreatedAccount | null>, { readonly verification: VerificationProof }>(
      "getResult",
    ),
  },
  guards: {
    wasCreating: ({ context }) => context.wasCreating && context.verified !== undefined,
    beganAnew: ({ context }) => context.step === "accountType",
    isPrivate: ({ context }) => context.values.accountType === "private",
    isVerified: ({ context }) => isVerified(context),
    /** The step that was asked for is this one, and it may be shown. A verified address is not asked for again. */
    mayShow: ({ context }, { asked, step }: { asked: SignUpStep; step: SignUpStep }) =>
      asked === step &&
      isWithinReach(context.values.accountType, context, step) &&
      !(step === "code" && isVerified(context)),
    isUnchanged: ({ context }, { snapshot }: { snapshot: Snapshot<unknown> }) => {
      const licence = licenceContext(snapshot);
      return licence === undefined || progressOf(licence.shown) === progressOf(context.licence);
    },
    isProven: (_, { end }: { end: VerificationEnd }) => end._tag === "Verified",
  },
  actions: {
    setStep: assign(({ context }, { step }: { step: SignUpStep }): Partial<SignUpContext> => ({
      step,
      reached: furthestOf(context.reached, step),
    })),
    setValues: assign(
      ({ context }, { snapshot }: { snapshot: Snapshot<unknown> }): Partial<SignUpContext> => {
        const form = formContext(snapshot);
        if (form === undefined) return {};
        const values = valuesOf(form.values);
        const refused = { ...refusalsOf(context, "otherSteps"), ...form.refused };
        // The steps after a changed one have not been reached with these values.
        return Equal.equals(values, context.values)
          ? { refused }
          : { refused, values, reached: context.step };
      },
    ),
    setLicence: assign(
      ({ context }, { snapshot }: { snapshot: Snapshot<unknown> }): Partial<SignUpContext> => {
        const licence = licenceContext(snapshot);
        if (licence === undefined || licence.shown === context.licence) return {};
        return { licence: licence.shown, reached: context.step };
      },
    ),
    updateForm: sendTo("form", ({ context }) => ({
      type: "form.changed",
      change: { licence: progressOf(context.licence) },
    })),
    setProof: assign((_, { end }: { end: VerificationEnd }): Partial<SignUpContext> =>
      end._tag === "Verified" ? { verified: { email: end.email, proof: end.proof } } : {},
    ),
    setRefusedEmail: assign((_, { end }: { end: VerificationEnd }): Partial<SignUpContext> =>
      end._tag === "Refused" ? { refused: { email: end.code }, reached: "person" } : {},
    ),
    clearRefused: assign((): Partial<SignUpContext> => ({ refused: {} })),
    clearFailure: assign((): Partial<SignUpContext> => ({ failure: undefined })),
    saveDraft: sendTo("draftKeeper", ({ context }): DraftWord => ({
      type: "draft.keep",
      draft: draftOf(context, false),
    })),
    saveDraftAsCreating: sendTo("draftKeeper", ({ context }): DraftWord => ({
      type: "draft.keep",
      draft: draftOf(context, true),
    })),
    discardDraft: sendTo("draftKeeper", { type: "draft.discard" } satisfies DraftWord),
  },
});

const request = requestsOf<typeof signUpSetup>({ refusals: signUpRefusals });
const draftRequest = requestsOf<typeof signUpSetup>({ meta: draftMeta });

// Before the steps: the saved draft and the options are loaded.

const restoring = signUpSetup.createStateConfig({
  ...draftRequest("loadDraft", {
    input: () => undefined,
    limit: 2000,
    done: {
      target: "loading",
      assign: ({ output }) => restored(output),
      description: "What was kept, or nothing",
    },
    failed: {
      target: "loading",
      description: "The storage does not respond",
      meta: { ...broken, code: "TIMED_OUT" },
    },
    crashed: { target: "loading", description: "Nothing can be kept in this browser" },
  }),
  description: "Was something typed before a reload?",
});

const loading = signUpSetup.createStateConfig({
  ...request("loadOptions", {
    input: () => undefined,
    limit: ASK_LIMIT,
    answered: {
      target: "deciding",
      assign: ({ answer, context: { values, regions } }) => ({
        options: answer,
        values: {
          ...values,
          country: values.country === "" ? likelyCountry(answer, regions) : values.country,
        },
      }),
      description: "The options were loaded",
    },
    failed: "unavailable",
  }),
  description: "Loads the options",
});

const resuming = signUpSetup.createStateConfig({
  ...request("getResult", {
    input: ({ context }) => ({ verification: proofOf(context) }),
    limit: ASK_LIMIT,
    answered: [
      {
        name: "with an account",
        when: ({ answer }) => answer !== null,
        target: "success",
        assign: ({ answer }) => ({ account: answer ?? undefined }),
        description: "The account was created",
      },
      {
        target: "filling.person",
        description: "The account was not created: the password has to be typed again",
      },
    ],
    failed: { target: "unresumed", description: "The server could not answer" },
    crashed: "unresumed",
  }),
  description: "The tab was closed or reloaded in the wait screen: asks whether the account exists",
});

const enter = (step: SignUpStep) => ({ type: "setStep" as const, params: { step } });
const crashed = { target: "#signUp.crashed", description: "A defect in the form" } as const;
const ofSnapshot = ({ event }: { event: { readonly snapshot: Snapshot<unknown> } }) => ({
  snapshot: event.snapshot,
});
const ofEnd = ({ event }: { event: { readonly output: VerificationEnd } }) => ({ end: event.output });

/** Common to every step's form: changes are taken over immediately, so that leaving the step loses nothing. */
const stepForm = {
  id: "form",
  src: "form",
  input: ({ context }: { context: SignUpContext }) => ({
    values: formOf(context),
    limit: ASK_LIMIT,
    refused: refusalsOf(context, "thisStep"),
  }),
  onSnapshot: {
    actions: [{ type: "setValues", params: ofSnapshot }, "saveDraft"],
    description: "Something was typed or chosen",
  },
  onError: crashed,
} as const;
const next = <Target extends string>(target: Target) =>
  ({ target, description: "The step is complete" }) as const;
const back = <Target extends string>(target: Target) =>
  ({
    "signUp.back": { target, description: "Back; the values are kept" },
  }) as const;

/** Leads to a step that the history asks for, as Back and Forward of the browser do; `at` is the state with the steps. */
const asked = (at: "" | "filling", step: SignUpStep) =>
  ({
    guard: {
      type: "mayShow",
      params: ({ event }: { event: { readonly step: SignUpStep } }) => ({ asked: event.step, step }),
    },
    target: `${at}.${step}`,
    actions: "clearFailure",
    description: `The history leads to the step ${step}; the values are kept`,
    meta: { id: step },
  }) as const;

const accountType = signUpSetup.createStateConfig({
  description: "The account type",
  entry: enter("accountType"),
  invoke: { ...stepForm, onDone: next("person") },
});

const person = signUpSetup.createStateConfig({
  description: "The person with e-mail address and password; for a private person the postal address as well",
  entry: enter("person"),
  invoke: {
    ...stepForm,
    onDone: [
      { ...next("code"), guard: "isPrivate", description: "A private person has no company" },
      next("company"),
    ],
  },
  on: back("accountType"),
});

const company = signUpSetup.createStateConfig({
  description: "The company with its VAT id",
  entry: enter("company"),
  invoke: { ...stepForm, onDone: next("tradeField") },
  on: back("person"),
});

const tradeField = signUpSetup.createStateConfig({
  description: "The business fields",
  entry: enter("tradeField"),
  invoke: { ...stepForm, onDone: next("proof") },
  on: back("company"),
});

const proof = signUpSetup.createStateConfig({
  description: "The trade licence: a file or a confirmation",
  entry: enter("proof"),
  invoke: [
    { ...stepForm, onDone: next("code") },
    {
      id: "licence",
      src: "licence",
      input: ({ context }) => ({ shown: context.licence }),
      onSnapshot: [
        {
          guard: { type: "isUnchanged", params: ofSnapshot },
          actions: { type: "setLicence", params: ofSnapshot },
          description: "No change that the form depends on",
        },
        {
          actions: [{ type: "setLicence", params: ofSnapshot }, "updateForm"],
          description: "A file was added or removed",
        },
      ],
      onError: { ...crashed, description: "A defect in the file field" },
    },
  ],
  on: back("tradeField"),
});

const code = signUpSetup.createStateConfig({
  description: "The code from the e-mail verifies the address; a verified address is not asked for again",
  entry: enter("code"),
  always: {
    guard: "isVerified",
    target: "#signUp.creating",
    description: "This address is already verified",
  },
  invoke: {
    id: "verification",
    src: "verification",
    input: ({ context }) => ({ email: context.values.email }),
    onDone: [
      {
        guard: { type: "isProven", params: ofEnd },
        target: "#signUp.creating",
        actions: { type: "setProof", params: ofEnd },
        description: "The address is verified",
      },
      {
        target: "person",
        actions: { type: "setRefusedEmail", params: ofEnd },
        description: "The address is refused: back to its field",
        meta: { ...broken, code: "INVALID_REQUEST" },
      },
    ],
    onError: { ...crashed, description: "A defect in the verification" },
  },
  on: {
    "signUp.back": [
      { guard: "isPrivate", target: "person", description: "Back; the values are kept" },
      { target: "proof", description: "Back; the values are kept" },
    ],
    "signUp.changeEmail": { target: "person", description: "The address is wrong: back to its field" },
  },
});

// The account.

/** A number is shown as an unknown error; the field that it names is marked for who goes back to it. */
const numbered = {
  name: "a number at a field",
  when: ({ refusal }: { readonly refusal: Refused }) => isNumbered(refusal) && refusal.field !== undefined,
  target: "uncreated",
  assign: ({ refusal: { code, field } }: { readonly refusal: Refused }): Partial<SignUpContext> => ({
    refused: { [required(field, "The field")]: code },
  }),
  description: "A field is refused with a number, which says no reason: an unknown error",
  meta: { ...broken, code: "CALL_FAILED" },
} as const;

/** A refusal that names a field returns to the step of that field. */
const leadsTo = (step: SignUpStep) => ({
  name: `at a field of ${step}`,
  when: ({ context: { values }, refusal: { field } }: { context: SignUpContext; refusal: Refused }) =>
    field !== undefined && stepOfField(values.accountType, field) === step,
  target: `filling.${step}`,
  assign: ({ refusal: { code, field } }: { readonly refusal: Refused }): Partial<SignUpContext> => ({
    failure: undefined,
    refused: { [required(field, "The field")]: code },
    reached: step,
  }),
  description: `A field of the step ${step} is refused: back to it`,
  meta: { ...broken, code: "INVALID_REQUEST" },
});

const creating = signUpSetup.createStateConfig({
  ...request("createAccount", {
    input: ({ context }) => newAccountOf(context.values, proofOf(context), context.licence),
    limit: ASK_LIMIT,
    entry: ["clearRefused", "saveDraftAsCreating"],
    answered: {
      target: "success",
      assign: ({ answer }) => ({ account: answer }),
      description: "The account was created",
    },
    refused: {
      VERIFICATION_INVALID: {
        target: "filling.code",
        assign: () => ({ failure: undefined, verified: undefined }),
        description: "The verification of the address has expired: it is verified again",
      },
      LICENCE_GONE: {
        target: "filling.proof",
        assign: ({ refusal: { code } }) => ({
          failure: undefined,
          licence: undefined,
          refused: { licence: code },
        }),
        description: "The trade licence's file no longer exists: it is added again",
      },
      ACCOUNT_CREATION_FAILED: "rejected",
    },
    refusedOtherwise: [
      numbered,
      leadsTo("person"),
      leadsTo("company"),
      leadsTo("tradeField"),
      leadsTo("proof"),
    ],
    failed: { target: "uncreated", meta: { code: "CALL_FAILED" } },
    crashed: "uncreated",
  }),
  description: "The wait screen: the account is being created",
});

const toLoading = { target: "loading", description: "A retry is requested" } as const;
const toCreating = {
  target: "creating",
  description: "The same request is sent again: it never creates a second account",
} as const;
const edit = {
  "signUp.edit": {
    target: "filling.person",
    actions: "clearFailure",
    description: "Back to the entered values",
  },
} as const;
/** The code is not asked for again, and going on from it would send the account by itself. */
const askedAgain = {
  "step.asked": signUpSteps.filter((step) => step !== "code").map((step) => asked("filling", step)),
} as const;

export const signUpMachine = signUpSetup.createMachine({
  id: "signUp",
  description: "The sign-up",
  meta: { spec: "business §2", screen: "sign-up", alwaysOn: true },
  context: ({ input: { regions } }) => ({
    regions,
    values: emptyValues,
    step: "accountType",
    reached: "accountType",
    options: { countries: [], businessFields: [], contactTypes: [] },
    licence: undefined,
    verified: undefined,
    wasCreating: false,
    restored: false,
    refused: {},
    failure: undefined,
    account: undefined,
  }),
  invoke: { id: "draftKeeper", src: "draftKeeper" },
  initial: "restoring",
  states: {
    restoring,
    loading,
    deciding: {
      description: "Decides where to continue",
      meta: draftMeta,
      always: [
        {
          guard: "wasCreating",
          target: "resuming",
          description: "The account was being created",
          meta: draftMeta,
        },
        { guard: "beganAnew", target: "filling", description: "The sign-up begins" },
        { target: "filling.person", description: "Values were entered before a reload", meta: draftMeta },
      ],
    },
    resuming,
    filling: {
      description: "The steps",
      tags: ["filling"],
      initial: "accountType",
      states: { accountType, person, company, tradeField, proof, code },
      on: { "step.asked": signUpSteps.map((step) => asked("", step)) },
    },
    creating,
    success: {
      description: "The account was created; continues at the login",
      tags: ["done"],
      entry: "discardDraft",
    },
    rejected: {
      description: "No account yet; support reviews the request and replies",
      meta: { ...broken, code: "ACCOUNT_CREATION_FAILED" },
      tags: ["failed"],
      entry: "saveDraft",
      on: { ...edit, ...askedAgain },
    },
    uncreated: {
      description: "No account, or the result is unknown; a retry creates no second account",
      meta: { ...broken, code: "CALL_FAILED" },
      tags: ["failed"],
      on: { "signUp.retry": toCreating, ...edit, ...askedAgain },
    },
    unresumed: {
      description: "Whether the account exists could not be determined",
      meta: broken,
      tags: ["failed"],
      on: {
        "signUp.retry": { target: "resuming", description: "A retry is requested" },
        ...edit,
      },
    },
    unavailable: {
      description: "The options could not be loaded",
      meta: broken,
      tags: ["failed"],
      on: { "signUp.retry": toLoading },
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { ...broken, code: "DEFECT" },
      tags: ["failed"],
      on: { "signUp.retry": toLoading },
    },
  },
});

/** Whether to tell the person to type the password again: it is not kept over a reload. */
export const asksForPasswordAgain = ({ restored, step }: SignUpContext): boolean =>
  restored && step === "person";

export type SignUpRef = ActorRefFrom<typeof signUpMachine>;
