/** What other tabs and the identity server do to the session: after each news it looks what is so now (sign-on). */
import { setup } from "xstate";
import type { Outcome } from "../../domain/kit/call-failure.ts";
import type { CheckResult } from "../../domain/session/session.ts";
import type { UserData } from "../../domain/session/user.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** What the session hears. */
type SessionFollowReport =
  | { readonly type: "session.found"; readonly user: UserData }
  | { readonly type: "session.endedElsewhere" }
  | { readonly type: "session.expired" };

interface SessionFollowContext {
  readonly parent: ParentRef<SessionFollowReport>;
}

type SessionFollowEvent = {
  readonly type: "tabs.loggedIn" | "signOn.signedOutElsewhere" | "signOn.ended" | "session.dataSaved";
};

const followSetup = setup({
  types: {
    context: {} as SessionFollowContext,
    input: {} as Pick<SessionFollowContext, "parent">,
    events: {} as SessionFollowEvent,
    tags: {} as "busy",
    meta: {} as MachineMeta,
  },
  actors: { checkSession: toBeProvided<Outcome<CheckResult>>("checkSession") },
});

const request = requestsOf<typeof followSetup>();

/** A look; `gone` says what the end of the session means then. */
const looking = (id: string, gone: Exclude<SessionFollowReport["type"], "session.found">) =>
  request("checkSession", {
    id,
    input: () => undefined,
    limit: 10_000,
    answeredBy: {
      SignedIn: {
        target: "following",
        tell: ({ answer }) => ({ type: "session.found", user: answer.user }),
        description: "Somebody is signed in: the session says whether it is this account",
      },
      SignedOut: { target: "following", tell: () => ({ type: gone }), description: "The session is gone" },
    },
    // A failed look is not shown: the next call will tell.
    silent: true,
    failed: "following",
    crashed: "following",
  });

export const sessionFollowMachine = followSetup.createMachine({
  id: "sessionFollow",
  description: "What other tabs and the identity server do to the session",
  meta: { spec: "sign-on" },
  context: ({ input }) => input,
  initial: "following",
  on: {
    "signOn.signedOutElsewhere": {
      target: ".checkingSignOut",
      description: "The identity session has ended, and with it perhaps this one",
    },
    "signOn.ended": {
      target: ".checkingEnd",
      description: "The identity session ran out: what is being written must not go with it",
      meta: { spec: "decisions/session" },
    },
    "tabs.loggedIn": {
      target: ".checkingEnd",
      description: "Somebody signed in in another tab, perhaps somebody else",
      meta: { spec: "decisions/session" },
    },
    "session.dataSaved": {
      target: ".checkingEnd",
      description: "The person has saved their own data: the server tells what is shown of them",
      meta: { spec: "shell §3" },
    },
  },
  states: {
    following: { description: "Listens" },
    checkingSignOut: {
      ...looking("recheck", "session.endedElsewhere"),
      description: "Somebody signed out at the identity server: has this session ended with it?",
    },
    checkingEnd: {
      ...looking("recheckEnd", "session.expired"),
      description:
        "Is the session still, and still this account's? Nobody has signed out: what is being written stays",
    },
  },
});
