import { assertEvent } from "xstate";
import { accountOf } from "../../domain/session/session.ts";
import type { UserData } from "../../domain/session/user.ts";
import type { SessionEvent, SignInEvent } from "./session-events.ts";
import type { Credentials } from "./sign-in.machine.ts";
import {
  defect,
  ofResult,
  ofUser,
  onLogin,
  onSignOn,
  tabs,
  tellLoggedIn,
  tellSignOn,
  type Event,
} from "./session-setup.ts";

/** What begins a sign-in, how it ends, and what else states of the session have in common. */

export const signIn = {
  target: "#session.signedOut.signingIn",
  description: "The login form was sent",
  meta: onLogin,
} as const;
export const signOn = {
  target: "#session.signedOut.signingIn",
  description: "Signed in at the identity server: its token starts a session",
  meta: onSignOn,
} as const;
const ofSignOn = ({ event }: Event<"session.signInWithSignOn">) => ({ returnTo: event.returnTo });
export const askSignOn = { type: "loginBySignOn", params: ofSignOn } as const;
export const signOnLater = { type: "setSignOnTo", params: ofSignOn } as const;

const credentialsOf = (event: SignInEvent): Credentials =>
  event.type === "signOn.authenticated"
    ? { _tag: "SignOn", token: event.token }
    : {
        _tag: "Password",
        request: {
          email_address: event.email,
          password: event.password,
          ...(event.id !== undefined && { id: event.id }),
        },
      };

/** A sign-in with what the event brings that begins it. */
export const signingIn = {
  id: "signIn",
  src: "signIn",
  input: ({ event }: { readonly event: SessionEvent }) => {
    assertEvent(event, ["session.signIn", "signOn.authenticated"]);
    return { credentials: credentialsOf(event) };
  },
} as const;

/** What a sign-in came to that signed nobody in; `asking` is the state that goes on asking, `also` what is done besides. */
export const notSignedIn = <const Asking extends string>(
  asking: Asking,
  also: readonly "reportNotSignedIn"[] = [],
) =>
  [
    {
      guard: { type: "isRefused", params: ofResult },
      target: `${asking}.refused`,
      actions: [{ type: "setProblem", params: ofResult }, "clearSignOnToken", ...also],
      description: "Refused: the sign-on token goes",
      meta: { spec: "shell §8" },
    },
    {
      guard: { type: "isCrashed", params: ofResult },
      target: `${asking}.crashed`,
      actions: also,
      description: "A defect in the login",
      meta: defect,
    },
    {
      target: `${asking}.failed`,
      actions: [{ type: "setProblem", params: ofResult }, ...also],
      description: "No proper answer",
    },
  ] as const;
export const signInBroke = {
  target: "asking.crashed",
  description: "A defect in the sign-in",
  meta: defect,
} as const;

/** What an accepted sign-in does where nobody was signed in. */
export const accepted = {
  guard: { type: "isAccepted", params: ofResult },
  target: "#session.signedIn",
  actions: [
    { type: "setAccount", params: ofUser },
    "settleLogout",
    "reportStarted",
    tellLoggedIn,
    tellSignOn,
  ],
  description: "Signed in, in place of whoever has signed out",
} as const;

/** What a check found that nobody waits for on a screen. */
export const found = {
  SignedIn: {
    target: "#session.signedIn",
    assign: ({ answer }: { readonly answer: { readonly user: UserData } }) => ({
      account: accountOf(answer.user),
    }),
    actions: "reportStarted",
    description: "The session cookie is good",
  },
  SignedOut: {
    target: "#session.signedOut",
    actions: "reportNotSignedIn",
    description: "Nobody is signed in",
  },
} as const;

/** The same where no login is shown yet: without a session, a mark of single sign-on may still lead to one. */
export const restored = {
  ...found,
  SignedOut: { target: "#session.undecided", description: "Nobody has a session of the portal" },
} as const;

/** Whatever is asked for may be answered as before the sign-out: it is dropped. */
export const signedOutInTab = {
  target: "#session.leaving.elsewhere",
  description: "Signed out in another tab",
  meta: tabs,
} as const;
