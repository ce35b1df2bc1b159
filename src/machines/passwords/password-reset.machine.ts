/** The page behind an e-mail's link: sets a password, activates an account, confirms a new e-mail address, or keeps the old one (business §2, decisions/account). */
import { assign, setup, type ActorRefFrom } from "xstate";
import {
  confirmedPurpose,
  isPasswordLink,
  type ConfirmedLink,
  type LinkHash,
  type OpenLink,
} from "../../domain/passwords/account-link.ts";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { linkRefusals, type LinkRefusal } from "../../domain/passwords/link.refusals.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { newPasswordMachine } from "./new-password.machine.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";

export interface PasswordResetContext {
  readonly hash: LinkHash | "";
  /** The purpose of the link, once the server has answered. */
  readonly link: OpenLink | undefined;
  readonly failure: CallFailure | undefined;
}

export type PasswordResetEvent = { readonly type: "link.retry" } | { readonly type: "link.confirm" };

/** The request that uses a link which needs no password. */
export interface LinkUse {
  readonly hash: string;
  readonly purpose: ConfirmedLink;
}

const broken: MachineMeta = { spec: "business §8", screen: "reset password" };

/** Time limit of a call of this page with its retries, in ms. */
const LINK_LIMIT = 60_000;

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
    checkLink: toBeProvided<Outcome<OpenLink, LinkRefusal>, { readonly hash: string }>("checkLink"),
    useLink: toBeProvided<Outcome<unknown, LinkRefusal>, LinkUse>("useLink"),
    newPassword: newPasswordMachine,
  },
  guards: { hasHash: ({ context }) => context.hash !== "" },
  actions: {
    refuseMissingLink: assign((): Partial<PasswordResetContext> => ({
      failure: { _tag: "Refused", code: "LINK_INVALID" },
    })),
  },
});

const request = requestsOf<typeof resetSetup>({ refusals: linkRefusals });
const toBroken = { LINK_INVALID: "broken", LINK_USED: "broken", LINK_EXPIRED: "broken" } as const;

const checking = resetSetup.createStateConfig({
  ...request("checkLink", {
    input: ({ context }) => ({ hash: context.hash }),
    limit: LINK_LIMIT,
    answered: [
      {
        name: "asks for a password",
        when: ({ answer }) => isPasswordLink(answer.purpose),
        target: "choosing",
        assign: ({ answer }) => ({ link: answer }),
        description: "The link sets a password",
      },
      {
        target: "offering",
        assign: ({ answer }) => ({ link: answer }),
        description: "The link activates an account, or confirms or keeps an e-mail address",
      },
    ],
    refused: toBroken,
    failed: "unchecked",
  }),
  description: "Asks the server for the link's purpose, without using the link",
});

const using = resetSetup.createStateConfig({
  ...request("useLink", {
    input: ({ context: { hash, link } }) => ({
      hash,
      purpose: required(link && confirmedPurpose(link.purpose), "A link to confirm"),
    }),
    limit: LINK_LIMIT,
    answered: { target: "done", description: "The link was used" },
    refused: toBroken,
    failed: "unused",
  }),
  description: "Uses the link",
});

const check = { target: "checking", description: "A retry is requested" } as const;
const use = { target: "using", description: "The person confirms" } as const;

export const passwordResetMachine = resetSetup.createMachine({
  id: "passwordReset",
  description: "The page that e-mail links lead to",
  meta: { spec: "business §2", screen: "reset password" },
  context: ({ input }) => ({ hash: input.hash, link: undefined, failure: undefined }),
  initial: "arriving",
  states: {
    arriving: {
      description: "The secret was removed from the address and does not survive a reload",
      always: [
        { guard: "hasHash", target: "checking", description: "Opened with a link" },
        {
          target: "broken",
          actions: "refuseMissingLink",
          description: "Opened without a link",
          meta: { ...broken, code: "LINK_INVALID" },
        },
      ],
    },
    checking,
    choosing: {
      description: "A new password is entered and sent",
      invoke: {
        id: "newPassword",
        src: "newPassword",
        input: ({ context }) => ({
          values: { hash: context.hash, password: "", repeat: "" },
          limit: WRITE_LIMIT,
        }),
        onDone: { target: "done", description: "The password was set" },
        onError: { target: "crashed", description: "A defect in the form" },
      },
    },
    offering: {
      description: "Shows what the link does and waits for confirmation",
      on: { "link.confirm": use },
    },
    using,
    done: { description: "The link was used; continues at the login", tags: ["done"] },
    broken: {
      description: "The link is invalid, used or expired: a new one can be requested",
      meta: { ...broken, code: "CALL_FAILED" },
      tags: ["failed"],
    },
    unchecked: {
      description: "The link's purpose could not be loaded; a retry may help",
      meta: broken,
      tags: ["failed"],
      on: { "link.retry": check },
    },
    unused: {
      description: "The link could not be used; a retry may help",
      meta: broken,
      tags: ["failed"],
      on: { "link.retry": { ...use, description: "A retry is requested" } },
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { ...broken, code: "DEFECT" },
      tags: ["failed"],
      on: { "link.retry": check },
    },
  },
});

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;
