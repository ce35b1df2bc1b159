/** What single sign-on hears and tells, and what the identity adapter comes to. */
import type { EventObject } from "xstate";

/** What the identity server's discovery document says. */
export type Discovery = { readonly _tag: "Up" } | { readonly _tag: "Down" } | { readonly _tag: "WrongRealm" };

/** What came of a fresh adapter's start. */
export type Initialised =
  | { readonly _tag: "Authenticated"; readonly token: string }
  | { readonly _tag: "Anonymous" }
  | { readonly _tag: "Unavailable" }
  | { readonly _tag: "Misconfigured" }
  | { readonly _tag: "LoginRefused"; readonly code: string };

/** What came of asking for a fresh access token. */
export type Refreshed =
  | { readonly _tag: "Fresh"; readonly token: string }
  | { readonly _tag: "Refused" }
  | { readonly _tag: "Unreachable" };

/** Why single sign-on cannot be used. */
export type SignOnTrouble = "unreachable" | "timedOut" | "misconfigured" | "defect";

/** What a person asked for before the adapter was ready to do it. */
export type PendingRequest =
  | { readonly _tag: "None" }
  | { readonly _tag: "Login"; readonly returnTo: string }
  /** `signOnTo`: where the single sign-on is to lead that follows the logout. */
  | { readonly _tag: "Logout"; readonly signOnTo: string | undefined };

/** What the session hears. */
export type SignOnReport =
  | { readonly type: "signOn.authenticated"; readonly token: string }
  | { readonly type: "signOn.anonymous" }
  /** A logout that was asked for is done: the page leaves for it, or nobody is signed in there. */
  | { readonly type: "signOn.loggedOut" }
  /** The page did not leave for the logout after all: it is tried again. */
  | { readonly type: "signOn.logoutPending" }
  | { readonly type: "signOn.unavailable"; readonly reason: SignOnTrouble }
  | { readonly type: "signOn.signedOutElsewhere" }
  /** The identity session is over without a sign-out in this browser: its time is up, or the server ended it. */
  | { readonly type: "signOn.ended" }
  | { readonly type: "signOn.refused"; readonly code: string };

/** What the actor is sent that keeps a mark of single sign-on in the browser: whether the next page may expect one. */
export interface SignOnTell extends EventObject {
  readonly type: "signOn.known" | "signOn.unknown";
}

export type SignOnEvent =
  | { readonly type: "signOn.start" }
  | { readonly type: "signOn.login"; readonly returnTo: string }
  | { readonly type: "signOn.logout"; readonly signOnTo?: string | undefined }
  /** The portal took the token: somebody is signed in by it. */
  | { readonly type: "signOn.accepted" }
  | { readonly type: "signOn.clearToken" }
  /** Somebody has signed in by password in place of whoever signed out: the page must not leave for the logout now. */
  | { readonly type: "signOn.logoutDropped" }
  | { readonly type: "adapter.loggedOut" }
  | { readonly type: "adapter.tokenExpired" }
  | { readonly type: "adapter.refreshFailed" };
