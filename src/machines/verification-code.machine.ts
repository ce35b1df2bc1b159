/** Proves an e-mail address by a code that is sent to it, and sent again after a while (business §5, decisions). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import type { CodeSent, VerificationProof } from "../domain/verification.ts";
import { codeFormMachine, type Verified } from "./code-form.machine.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";

export interface VerificationCodeContext {
  readonly email: string;
  /** Seconds until a code may be sent again. */
  readonly wait: number;
  /** Whether a code went out just now; where it was too soon for another, the one before still holds. */
  readonly sent: boolean;
  readonly failure: { readonly _tag: "None" } | CallFailure;
  readonly proof: VerificationProof | undefined;
}

/** How it ended: the address is proven, or the server does not take it, by this code. */
export type VerificationEnd =
  | { readonly _tag: "Verified"; readonly email: string; readonly proof: VerificationProof }
  | { readonly _tag: "Refused"; readonly code: string };

const meta: MachineMeta = { spec: "business §5", screen: "sign-up" };
const broken: MachineMeta = { spec: "business §8", screen: "sign-up" };
const SEND_LIMIT = 45_000;
/** How long the comparison of a code may take, in ms. */
const VERIFY_LIMIT = 45_000;

const isAboutEmail = ({ failure }: { readonly failure: CallFailure }): boolean =>
  failure._tag === "Refused" && failure.field === "email";

const codeSetup = setup({
  types: {
    children: {} as { sendCode: "sendCode"; codeForm: "codeForm" },
    context: {} as VerificationCodeContext,
    input: {} as { readonly email: string },
    output: {} as VerificationEnd,
    events: {} as { readonly type: "code.resend" },
    tags: {} as "busy" | "failed",
    meta: {} as MachineMeta,
  },
  actors: {
    sendCode: provided<Outcome<CodeSent>, { readonly email: string }>("sendCode"),
    codeForm: codeFormMachine,
  },
  guards: {
    isSent: (_, { outcome }: { outcome: Outcome<CodeSent> }) => outcome._tag === "Answered",
    isTooSoon: (_, { outcome }: { outcome: Outcome<CodeSent> }) =>
      outcome._tag === "Failed" &&
      outcome.failure._tag === "Refused" &&
      outcome.failure.code === "TOO_MANY_REQUESTS" &&
      outcome.failure.retryAfter !== undefined,
    isEmailRefused: (_, { outcome }: { outcome: Outcome<CodeSent> }) =>
      outcome._tag === "Failed" && isAboutEmail(outcome),
    isOver: ({ context }) => context.wait <= 1,
  },
  actions: {
    begin: assign((): Partial<VerificationCodeContext> => ({ failure: { _tag: "None" }, sent: false })),
    keepSent: assign((_, { outcome }: { outcome: Outcome<CodeSent> }): Partial<VerificationCodeContext> =>
      outcome._tag === "Answered" ? { sent: true, wait: outcome.answer.resendAfter } : {},
    ),
    keepWait: assign((_, { outcome }: { outcome: Outcome<CodeSent> }): Partial<VerificationCodeContext> =>
      outcome._tag === "Failed" && outcome.failure._tag === "Refused"
        ? { wait: outcome.failure.retryAfter ?? 0 }
        : {},
    ),
    keepFailure: assign((_, { outcome }: { outcome: Outcome<unknown> }): Partial<VerificationCodeContext> =>
      outcome._tag === "Failed" ? { failure: outcome.failure } : {},
    ),
    keepTimeout: assign((): Partial<VerificationCodeContext> => ({
      failure: { _tag: "TimedOut", limit: SEND_LIMIT },
    })),
    countDown: assign(({ context }) => ({ wait: context.wait - 1 })),
    keepProof: assign(
      (
        _,
        {
          result,
        }: { result: { readonly _tag: "None" } | { readonly _tag: "Answered"; readonly answer: Verified } },
      ): Partial<VerificationCodeContext> =>
        result._tag === "Answered" ? { proof: result.answer.verification } : {},
    ),
  },
  delays: { sendLimit: SEND_LIMIT, second: 1000 },
});

const resend = { target: "sending", description: "Asked for another code", meta } as const;

const sending = codeSetup.createStateConfig({
  description: "A code is being sent; one from before can be entered meanwhile",
  meta,
  tags: ["busy"],
  entry: "begin",
  invoke: {
    id: "sendCode",
    src: "sendCode",
    input: ({ context }) => ({ email: context.email }),
    onDone: [
      {
        guard: { type: "isSent", params: ({ event }) => ({ outcome: event.output }) },
        target: "cooling",
        actions: { type: "keepSent", params: ({ event }) => ({ outcome: event.output }) },
        description: "It is on its way",
        meta,
      },
      {
        guard: { type: "isTooSoon", params: ({ event }) => ({ outcome: event.output }) },
        target: "cooling",
        actions: { type: "keepWait", params: ({ event }) => ({ outcome: event.output }) },
        description: "Too soon after the last one: how long to wait is told",
        meta: { ...broken, code: "TOO_MANY_REQUESTS" },
      },
      {
        guard: { type: "isEmailRefused", params: ({ event }) => ({ outcome: event.output }) },
        target: "#verificationCode.refused",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "The address itself is refused: back to its field",
        meta: { ...broken, code: "WEBACCOUNT_EXISTS_ACTIVE" },
      },
      {
        target: "unsent",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "The call failed",
        meta: broken,
      },
    ],
    onError: { target: "crashed", description: "A defect in the call", meta },
  },
  after: {
    sendLimit: {
      target: "unsent",
      actions: "keepTimeout",
      description: "No answer in time",
      meta: { ...broken, code: "TIMED_OUT" },
    },
  },
});

export const verificationCodeMachine = codeSetup.createMachine({
  id: "verificationCode",
  description: "Sends a code to an address and takes it back",
  meta,
  context: ({ input }) => ({
    email: input.email,
    wait: 0,
    sent: false,
    failure: { _tag: "None" },
    proof: undefined,
  }),
  initial: "open",
  states: {
    open: {
      description: "The code can be entered at any time",
      meta,
      initial: "sending",
      invoke: {
        id: "codeForm",
        src: "codeForm",
        input: ({ context }) => ({ values: { email: context.email, code: "" }, limit: VERIFY_LIMIT }),
        onDone: {
          target: "verified",
          actions: { type: "keepProof", params: ({ event }) => ({ result: event.output }) },
          description: "The code was right",
          meta,
        },
        onError: { target: ".crashed", description: "A defect in the form", meta },
      },
      states: {
        sending,
        cooling: {
          description: "Counts the seconds until another code may be sent",
          meta,
          after: {
            second: [
              {
                guard: "isOver",
                target: "ready",
                actions: "countDown",
                description: "Another one may be sent",
                meta,
              },
              { target: "cooling", reenter: true, actions: "countDown", description: "A second less", meta },
            ],
          },
        },
        ready: { description: "Another code may be sent", meta, on: { "code.resend": resend } },
        unsent: {
          description: "No code was sent; trying again may help",
          meta: broken,
          tags: ["failed"],
          on: { "code.resend": resend },
        },
        crashed: {
          description: "A defect; trying again may help",
          meta: { ...broken, code: "DEFECT" },
          tags: ["failed"],
          on: { "code.resend": resend },
        },
      },
    },
    verified: { type: "final", description: "The address is proven", meta },
    refused: { type: "final", description: "The address is not taken", meta: broken },
  },
  output: ({ context: { email, proof, failure } }): VerificationEnd =>
    proof === undefined
      ? { _tag: "Refused", code: failure._tag === "Refused" ? failure.code : "EMAIL_INVALID" }
      : { _tag: "Verified", email, proof },
});

export type VerificationCodeRef = ActorRefFrom<typeof verificationCodeMachine>;
