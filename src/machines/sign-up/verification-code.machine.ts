/** Verifies an e-mail address by a code that is sent to it; a new code can be requested after a wait (business §5, decisions/sign-up). */
import { assign, setup, type ActorRefFrom } from "xstate";
import { isNumbered, type CallFailure, type Outcome, type Refused } from "../../domain/kit/call-failure.ts";
import { existingAccountRefusals, type EmailCode } from "../../domain/sign-up/sign-up.refusals.ts";
import type { CodeSent, VerificationProof } from "../../domain/sign-up/verification.ts";
import { codeFormMachine, type Verified } from "./code-form.machine.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";

/** The result: the address is verified, or the server refuses it with this code. */
export type VerificationEnd =
  | { readonly _tag: "Verified"; readonly email: string; readonly proof: VerificationProof }
  | { readonly _tag: "Refused"; readonly code: string };

export interface VerificationCodeContext {
  readonly email: string;
  /** Seconds until a code can be sent again. */
  readonly wait: number;
  /** Whether a code was just sent; if it was too early for a new one, the previous code stays valid. */
  readonly sent: boolean;
  readonly failure: CallFailure | undefined;
  readonly end: VerificationEnd | undefined;
}

const broken: MachineMeta = { spec: "business §8", screen: "sign-up" };

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
    sendCode: toBeProvided<Outcome<CodeSent, EmailCode>, { readonly email: string }>("sendCode"),
    codeForm: codeFormMachine,
  },
  guards: { isOver: ({ context }) => context.wait <= 1 },
  actions: {
    clearSent: assign((): Partial<VerificationCodeContext> => ({ sent: false })),
    countDown: assign(({ context }) => ({ wait: context.wait - 1 })),
    setProof: assign(
      (
        { context: { email } },
        {
          result,
        }: { result: { readonly _tag: "None" } | { readonly _tag: "Answered"; readonly answer: Verified } },
      ): Partial<VerificationCodeContext> =>
        result._tag === "Answered"
          ? { end: { _tag: "Verified", email, proof: result.answer.verification } }
          : {},
    ),
  },
  delays: { second: 1000 },
});

const request = requestsOf<typeof codeSetup>({ refusals: existingAccountRefusals });
/** The address itself is refused: the parent returns to its field. */
const refuseEmail = {
  target: "#verificationCode.refused",
  assign: ({ refusal: { code } }: { readonly refusal: Refused }) =>
    ({ end: { _tag: "Refused", code } }) as const,
};
const resend = { target: "sending", description: "Another code is requested" } as const;

const sending = codeSetup.createStateConfig({
  ...request("sendCode", {
    input: ({ context }) => ({ email: context.email }),
    limit: WRITE_LIMIT,
    entry: "clearSent",
    answered: {
      target: "cooling",
      assign: ({ answer }) => ({ sent: true, wait: answer.resendAfter }),
      description: "The code was sent",
    },
    refused: { WEBACCOUNT_EXISTS_ACTIVE: refuseEmail, WEBACCOUNT_EXISTS_INACTIVE: refuseEmail },
    refusedOtherwise: [
      {
        name: "too soon",
        when: ({ refusal }) => refusal.code === "TOO_MANY_REQUESTS" && refusal.retryAfter !== undefined,
        target: "cooling",
        assign: ({ refusal }) => ({ failure: undefined, wait: required(refusal.retryAfter, "The wait") }),
        description: "Too soon after the last code: the wait is shown",
        meta: { ...broken, code: "TOO_MANY_REQUESTS" },
      },
      {
        ...refuseEmail,
        name: "at the address",
        when: ({ refusal }) => refusal.field === "email" && !isNumbered(refusal),
        description: "The address is refused for another reason",
        meta: { ...broken, code: "INVALID_REQUEST" },
      },
    ],
    failed: "sendFailed",
  }),
  description: "A code is being sent; a previous one can be entered in the meantime",
});

export const verificationCodeMachine = codeSetup.createMachine({
  id: "verificationCode",
  description: "Sends a code to an address and compares the entered one",
  meta: { spec: "business §5", screen: "sign-up" },
  context: ({ input }) => ({
    email: input.email,
    wait: 0,
    sent: false,
    failure: undefined,
    end: undefined,
  }),
  initial: "open",
  states: {
    open: {
      description: "The code can be entered at any time",
      initial: "sending",
      invoke: {
        id: "codeForm",
        src: "codeForm",
        input: ({ context }) => ({ values: { email: context.email, code: "" }, limit: WRITE_LIMIT }),
        onDone: {
          target: "verified",
          actions: { type: "setProof", params: ({ event }) => ({ result: event.output }) },
          description: "The code is correct",
        },
        onError: { target: ".crashed", description: "A defect in the form" },
      },
      states: {
        sending,
        cooling: {
          description: "Counts the seconds until another code can be sent",
          after: {
            second: [
              {
                guard: "isOver",
                target: "ready",
                actions: "countDown",
                description: "Another code can be sent",
              },
              {
                target: "cooling",
                reenter: true,
                actions: "countDown",
                description: "Another second has passed",
              },
            ],
          },
        },
        ready: { description: "Another code can be sent", on: { "code.resend": resend } },
        sendFailed: {
          description: "No code was sent; a retry may help",
          meta: broken,
          tags: ["failed"],
          on: { "code.resend": resend },
        },
        crashed: {
          description: "A defect; a retry may help",
          meta: { ...broken, code: "DEFECT" },
          tags: ["failed"],
          on: {
            "code.resend": {
              ...resend,
              target: "#verificationCode.open",
              reenter: true,
              description: "Another code is requested, and its form begins anew: it may be what has broken",
            },
          },
        },
      },
    },
    verified: { type: "final", description: "The address is verified" },
    refused: { type: "final", description: "The address is refused", meta: broken },
  },
  output: ({ context }): VerificationEnd => required(context.end, "The end"),
});

export type VerificationCodeRef = ActorRefFrom<typeof verificationCodeMachine>;
