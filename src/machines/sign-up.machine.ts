/** From the choice of an account type to the account: each type's own steps, forward and back without loss (business §2, §5, decisions). */
import type { ActorRefFrom } from "xstate";
import { emptyValues } from "../domain/sign-up-form.ts";
import { accountType, company, code, person, proof, tradeField } from "./sign-up-steps.ts";
import { broken, draftMeta, limit, meta, signUpSetup } from "./sign-up-setup.ts";

const toLoading = { target: "loading", description: "Asked to try again", meta } as const;
const toCreating = {
  target: "creating",
  description: "The same account is asked for again: there is never a second",
  meta,
} as const;
const edit = {
  target: "filling.person",
  actions: "forgetFailure",
  description: "Back to what was typed",
  meta,
} as const;

/** What a sign-up needs from before, and is gone by the time that the account is made. */
const lost = [
  {
    code: "VERIFICATION_INVALID",
    target: "filling.code",
    description: "The proof of the address has run out: it is proven again",
  },
  {
    code: "LICENCE_GONE",
    target: "filling.proof",
    description: "The file of the trade licence is gone: it is added again",
  },
] as const;

const restoring = signUpSetup.createStateConfig({
  description: "Was something typed before a reload?",
  meta: draftMeta,
  tags: ["busy"],
  invoke: {
    id: "loadDraft",
    src: "loadDraft",
    onDone: {
      target: "loading",
      actions: { type: "restore", params: ({ event }) => ({ draft: event.output }) },
      description: "What was kept, or nothing",
      meta: draftMeta,
    },
    onError: { target: "loading", description: "Nothing can be kept in this browser", meta: draftMeta },
  },
  after: { restoreLimit: { target: "loading", description: "The storage does not answer", meta: limit } },
});

const loading = signUpSetup.createStateConfig({
  description: "Asks what there is to choose from",
  meta,
  tags: ["busy"],
  entry: "forgetFailure",
  invoke: {
    id: "loadOptions",
    src: "loadOptions",
    onDone: [
      {
        guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
        target: "deciding",
        actions: { type: "keepOptions", params: ({ event }) => ({ outcome: event.output }) },
        description: "The lists are there",
        meta,
      },
      {
        target: "unavailable",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "The call failed",
        meta: broken,
      },
    ],
    onError: { target: "crashed", description: "A defect in the call", meta },
  },
  after: {
    askLimit: {
      target: "unavailable",
      actions: "keepTimeout",
      description: "No answer in time",
      meta: limit,
    },
  },
});

const resuming = signUpSetup.createStateConfig({
  description: "The tab was closed or reloaded in the wait screen: is there an account?",
  meta: draftMeta,
  tags: ["busy"],
  entry: "forgetFailure",
  invoke: {
    id: "getResult",
    src: "getResult",
    input: ({ context }) => ({ verification: context.verified?.proof }),
    onDone: [
      {
        guard: { type: "isFound", params: ({ event }) => ({ outcome: event.output }) },
        target: "success",
        actions: { type: "keepAccount", params: ({ event }) => ({ outcome: event.output }) },
        description: "It was made",
        meta,
      },
      {
        guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
        target: "filling.person",
        description: "It was not: the password is typed again",
        meta,
      },
      {
        target: "unresumed",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "Nobody could say",
        meta: broken,
      },
    ],
    onError: {
      target: "unresumed",
      description: "A defect in the call",
      meta: { ...broken, code: "DEFECT" },
    },
  },
  after: {
    askLimit: { target: "unresumed", actions: "keepTimeout", description: "No answer in time", meta: limit },
  },
});

const creating = signUpSetup.createStateConfig({
  description: "The wait screen: the account is being made",
  meta,
  tags: ["busy"],
  entry: ["forgetFailure", "forgetRefused", "keepCreating"],
  invoke: {
    id: "createAccount",
    src: "createAccount",
    input: ({ context }) => ({
      values: context.values,
      verification: context.verified?.proof,
      licence: context.licence?.token,
    }),
    onDone: [
      {
        guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
        target: "success",
        actions: { type: "keepAccount", params: ({ event }) => ({ outcome: event.output }) },
        description: "The account is there",
        meta,
      },
      ...lost.map(({ code, target, description }) => ({
        guard: {
          type: "isRefusedBy" as const,
          params: ({ event }: { event: { readonly output: unknown } }) => ({
            outcome: event.output as never,
            code,
          }),
        },
        target,
        actions: {
          type: "keepRefusal" as const,
          params: ({ event }: { event: { readonly output: unknown } }) => ({
            outcome: event.output as never,
          }),
        },
        description,
        meta: { ...broken, id: code, code },
      })),
      ...(["person", "company", "tradeField", "proof"] as const).map((step) => ({
        guard: {
          type: "leadsTo" as const,
          params: ({ event }: { event: { readonly output: unknown } }) => ({
            outcome: event.output as never,
            step,
          }),
        },
        target: `filling.${step}` as const,
        actions: {
          type: "keepRefusal" as const,
          params: ({ event }: { event: { readonly output: unknown } }) => ({
            outcome: event.output as never,
          }),
        },
        description: `Something of the step ${step} is refused: back to it`,
        meta: { ...broken, id: step, code: "INVALID_REQUEST" },
      })),
      {
        guard: {
          type: "isRefusedBy",
          params: ({ event }) => ({ outcome: event.output, code: "ACCOUNT_CREATION_FAILED" }),
        },
        target: "rejected",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "A person has to look at it",
        meta: { ...broken, code: "ACCOUNT_CREATION_FAILED" },
      },
      {
        target: "uncreated",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "The call failed",
        meta: { ...broken, code: "CALL_FAILED" },
      },
    ],
    onError: {
      target: "uncreated",
      description: "A defect in the call",
      meta: { ...broken, code: "DEFECT" },
    },
  },
  after: {
    askLimit: { target: "uncreated", actions: "keepTimeout", description: "No answer in time", meta: limit },
  },
});

export const signUpMachine = signUpSetup.createMachine({
  id: "signUp",
  description: "The sign-up",
  meta: { ...meta, alwaysOn: true },
  context: {
    values: emptyValues,
    step: "accountType",
    options: undefined,
    licence: undefined,
    verified: undefined,
    wasCreating: false,
    restored: false,
    refused: {},
    failure: { _tag: "None" },
    account: undefined,
  },
  invoke: { id: "draftKeeper", src: "draftKeeper" },
  initial: "restoring",
  states: {
    restoring,
    loading,
    deciding: {
      description: "Where to go on",
      meta: draftMeta,
      always: [
        {
          guard: "wasCreating",
          target: "resuming",
          description: "The account was being made",
          meta: draftMeta,
        },
        { guard: "beganAnew", target: "filling", description: "The sign-up begins", meta },
        { target: "filling.person", description: "Something was typed before a reload", meta: draftMeta },
      ],
    },
    resuming,
    filling: {
      description: "The steps",
      meta,
      tags: ["filling"],
      initial: "accountType",
      states: { accountType, person, company, tradeField, proof, code },
    },
    creating,
    success: {
      description: "The account is there: on to the login",
      meta,
      tags: ["done"],
      entry: "discardDraft",
    },
    rejected: {
      description: "No account; support looks at it and replies",
      meta: { ...broken, code: "ACCOUNT_CREATION_FAILED" },
      tags: ["failed"],
      entry: "keepDraft",
      on: { "signUp.edit": edit },
    },
    uncreated: {
      description: "No account, or nobody knows; asking again makes no second one",
      meta: { ...broken, code: "CALL_FAILED" },
      tags: ["failed"],
      on: { "signUp.retry": toCreating, "signUp.edit": edit },
    },
    unresumed: {
      description: "Whether there is an account could not be found out",
      meta: broken,
      tags: ["failed"],
      on: {
        "signUp.retry": { target: "resuming", description: "Asked to try again", meta },
        "signUp.edit": edit,
      },
    },
    unavailable: {
      description: "The lists did not come",
      meta: broken,
      tags: ["failed"],
      on: { "signUp.retry": toLoading },
    },
    crashed: {
      description: "A defect; trying again may help",
      meta: { ...broken, code: "DEFECT" },
      tags: ["failed"],
      on: { "signUp.retry": toLoading },
    },
  },
});

export type SignUpRef = ActorRefFrom<typeof signUpMachine>;
