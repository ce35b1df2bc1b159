/** What the link of a letter leads to: a new password, an activated account, or a new e-mail address (business §2, decisions). */
import { assign, setup, type ActorRefFrom } from "xstate";
import { linkProblems, type LinkHash, type LinkPurpose, type OpenLink } from "../domain/account-link.ts";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import { WRITE_LIMIT } from "../domain/time-limits.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { newPasswordMachine } from "./new-password.machine.ts";
import { provided } from "./provide.ts";

export interface PasswordResetContext {
  readonly hash: LinkHash | "";
  /** What the link is for, once the server has said it. */
  readonly link:
    | { readonly _tag: "None" }
    | { readonly _tag: "Open"; readonly purpose: LinkPurpose; readonly email: string };
  readonly failure: { readonly _tag: "None" } | CallFailure;
}

export type PasswordResetEvent = { readonly type: "link.retry" } | { readonly type: "link.confirm" };

/** What is sent to use up a link that needs no password. */
export interface LinkUse {
  readonly hash: string;
  readonly purpose: LinkPurpose;
}

const meta: MachineMeta = { spec: "business §2", screen: "reset password" };
const broken: MachineMeta = { spec: "business §8", screen: "reset password" };
const limit: MachineMeta = { ...broken, code: "TIMED_OUT" };

/** How long a call of this page may take with its retries, in ms. */
const LINK_LIMIT = 60_000;

const needsPassword = (purpose: LinkPurpose): boolean => purpose === "reset" || purpose === "invitation";
const isLinkRefused = <Answer>(outcome: Outcome<Answer>): boolean =>
  outcome._tag === "Failed" &&
  outcome.failure._tag === "Refused" &&
  linkProblems.some((code) => outcome.failure._tag === "Refused" && outcome.failure.code === code);

const resetSetup = setup({
  types: {
    children: {} as { checkLink: "checkLink"; useLink: "useLink"; newPassword: "newPassword" },
    context: {} as PasswordResetContext,
    input: {} as { readonly hash: LinkHash | "" },
    events: {} as PasswordResetEvent,
    tags: {} as "busy" | "failed" | "done",
    meta: {} as MachineMeta,
  },
  actors: {
    checkLink: provided<Outcome<OpenLink>, { readonly hash: string }>("checkLink"),
    useLink: provided<Outcome<unknown>, LinkUse>("useLink"),
    newPassword: newPasswordMachine,
  },
  guards: {
    hasHash: ({ context }) => context.hash !== "",
    asksForPassword: (_, { outcome }: { outcome: Outcome<OpenLink> }) =>
      outcome._tag === "Answered" && needsPassword(outcome.answer.purpose),
    isAnswered: (_, { outcome }: { outcome: Outcome<unknown> }) => outcome._tag === "Answered",
    isRefused: (_, { outcome }: { outcome: Outcome<unknown> }) => isLinkRefused(outcome),
  },
  actions: {
    keepLink: assign((_, { outcome }: { outcome: Outcome<OpenLink> }): Partial<PasswordResetContext> =>
      outcome._tag === "Answered" ? { link: { _tag: "Open", ...outcome.answer } } : {},
    ),
    keepFailure: assign((_, { outcome }: { outcome: Outcome<unknown> }): Partial<PasswordResetContext> =>
      outcome._tag === "Failed" ? { failure: outcome.failure } : {},
    ),
    keepTimeout: assign((): Partial<PasswordResetContext> => ({
      failure: { _tag: "TimedOut", limit: LINK_LIMIT },
    })),
    missLink: assign((): Partial<PasswordResetContext> => ({
      failure: { _tag: "Refused", code: "LINK_INVALID" },
    })),
    forgetFailure: assign((): Partial<PasswordResetContext> => ({ failure: { _tag: "None" } })),
  },
  delays: { linkLimit: LINK_LIMIT },
});

const checking = resetSetup.createStateConfig({
  description: "Asks what the link is for, without using it up",
  meta,
  tags: ["busy"],
  entry: "forgetFailure",
  invoke: {
    id: "checkLink",
    src: "checkLink",
    input: ({ context }) => ({ hash: context.hash }),
    onDone: [
      {
        guard: { type: "asksForPassword", params: ({ event }) => ({ outcome: event.output }) },
        target: "choosing",
        actions: { type: "keepLink", params: ({ event }) => ({ outcome: event.output }) },
        description: "It sets a password",
        meta,
      },
      {
        guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
        target: "offering",
        actions: { type: "keepLink", params: ({ event }) => ({ outcome: event.output }) },
        description: "It activates an account or confirms an address",
        meta,
      },
      {
        guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output }) },
        target: "broken",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "Invalid, used or expired",
        meta: broken,
      },
      {
        target: "unchecked",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "The call failed",
        meta: broken,
      },
    ],
    onError: { target: "crashed", description: "A defect in the check", meta },
  },
  after: {
    linkLimit: { target: "unchecked", actions: "keepTimeout", description: "No answer in time", meta: limit },
  },
});

const using = resetSetup.createStateConfig({
  description: "Uses the link up",
  meta,
  tags: ["busy"],
  entry: "forgetFailure",
  invoke: {
    id: "useLink",
    src: "useLink",
    input: ({ context }) => ({
      hash: context.hash,
      purpose: context.link._tag === "Open" ? context.link.purpose : "activation",
    }),
    onDone: [
      {
        guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
        target: "done",
        description: "It was done",
        meta,
      },
      {
        guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output }) },
        target: "broken",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "Used or expired in the meantime",
        meta: broken,
      },
      {
        target: "unused",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "The call failed",
        meta: broken,
      },
    ],
    onError: { target: "crashed", description: "A defect in the call", meta },
  },
  after: {
    linkLimit: { target: "unused", actions: "keepTimeout", description: "No answer in time", meta: limit },
  },
});

const check = { target: "checking", description: "Asked to try again", meta } as const;
const use = { target: "using", description: "The person confirms", meta } as const;

export const passwordResetMachine = resetSetup.createMachine({
  id: "passwordReset",
  description: "The page that the links of letters lead to",
  meta,
  context: ({ input }) => ({ hash: input.hash, link: { _tag: "None" }, failure: { _tag: "None" } }),
  initial: "arriving",
  states: {
    arriving: {
      description: "The secret has left the address; after a reload it is gone",
      meta,
      always: [
        { guard: "hasHash", target: "checking", description: "Came by a link", meta },
        { target: "broken", actions: "missLink", description: "Came without one", meta: broken },
      ],
    },
    checking,
    choosing: {
      description: "A new password is chosen and sent",
      meta,
      invoke: {
        id: "newPassword",
        src: "newPassword",
        input: ({ context }) => ({
          values: { hash: context.hash, password: "", repeat: "" },
          limit: WRITE_LIMIT,
        }),
        onDone: { target: "done", description: "The password is set", meta },
        onError: { target: "crashed", description: "A defect in the form", meta },
      },
    },
    offering: {
      description: "Says what the link does, and waits for the person's word",
      meta,
      on: { "link.confirm": use },
    },
    using,
    done: { description: "It was done; on to the login", meta, tags: ["done"] },
    broken: {
      description: "The link is invalid, used or expired: a new one can be asked for",
      meta: { ...broken, code: "LINK_INVALID" },
      tags: ["failed"],
    },
    unchecked: {
      description: "Nobody could say what the link is for; trying again may help",
      meta: broken,
      tags: ["failed"],
      on: { "link.retry": check },
    },
    unused: {
      description: "It was not done; trying again may help",
      meta: broken,
      tags: ["failed"],
      on: { "link.retry": { ...use, description: "Asked to try again" } },
    },
    crashed: {
      description: "A defect; trying again may help",
      meta: { ...broken, code: "DEFECT" },
      tags: ["failed"],
      on: { "link.retry": check },
    },
  },
});

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;
