/** What the session hears and tells: the root, the tabs, and who is still to hear of a logout. */
import type { EventObject } from "xstate";
import type { UserData } from "../../domain/session/user.ts";
import type { Visitor } from "../../domain/shell/access.ts";
import type { PartnerStanding } from "../../domain/shell/partner-status.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import type { PendingLogoutReport } from "./pending-logout.machine.ts";
import type { LoginResult } from "./sign-in.machine.ts";
import type { SignOnReport } from "./sign-on-events.ts";

/** Why the last sign-in brought nothing: a login code of shell §8 (or one that nobody knows), or a call that failed. */
export type SessionProblem =
  | { readonly _tag: "None" }
  | Extract<LoginResult, { readonly _tag: "Refused" | "Failed" }>;

/** Why nobody is signed in: never was, asked to leave, was sent out silently, left in another tab, or it cannot be told. */
export type SessionEnd = "notSignedIn" | "loggedOut" | "silent" | "elsewhere" | "unreachable";

/** What the root hears. */
export type SessionReport =
  | {
      readonly type: "session.started";
      readonly user: UserData;
      readonly visitor: Visitor;
      readonly standing: PartnerStanding;
      /** True where another account was signed in before, in this page. */
      readonly takenOver: boolean;
    }
  | {
      readonly type: "session.standingChanged";
      readonly visitor: Visitor;
      readonly standing: PartnerStanding;
    }
  | { readonly type: "session.ended"; readonly reason: SessionEnd }
  | { readonly type: "session.restoring" }
  /** The check gets no answer, and the browser has a mark of a session: it is asked again until one comes. */
  | { readonly type: "session.unanswered" }
  | { readonly type: "account.discarded" };

/** What the portal's tabs tell each other: never who, only what happened. */
export type TabNews =
  | { readonly kind: "loggedIn" }
  | { readonly kind: "loggedOut" }
  | { readonly kind: "extended"; readonly seconds: number };

/** What the actor between the tabs is asked to send. */
export interface TabsTell extends EventObject {
  readonly type: "tabs.tell";
  readonly news: TabNews;
}

/** What the actor that remembers a pending logout is sent; it keeps no more than that there is one. */
export interface PendingLogoutEvent extends EventObject {
  readonly type: "logout.pending" | "logout.settled";
}

/** What browser state goes: all of an account that left, all but expiry drafts, or all of the one before another. */
export type ClearScope = "logout" | "silent" | "otherAccount";

export interface SessionInput {
  readonly parent: ParentRef<SessionReport>;
  /** A logout of which the server has not heard, in this page or before it was loaded. */
  readonly logoutPending: boolean;
  /** Where single sign-on is to lead that was asked for while a logout was pending: it begins once server and identity server know of that. */
  readonly signOnTo?: string | undefined;
  /** True if the browser has a mark of a session, so that the first check most likely finds one. */
  readonly expected?: boolean;
  /** True if the browser has a mark of single sign-on, so that the silent look most likely finds somebody. */
  readonly signedOn?: boolean;
}

export type SignInEvent =
  | {
      readonly type: "session.signIn";
      readonly email: string;
      readonly password: string;
      /** The CRM id that the address of the login brings (shell §3). */
      readonly id?: string | undefined;
    }
  | Extract<SignOnReport, { readonly type: "signOn.authenticated" }>;

export type SessionEvent =
  | SignInEvent
  | { readonly type: "session.signInWithSignOn"; readonly returnTo: string }
  /** The silent sign-on takes long, or the portal does not answer: the login form is wanted. */
  | { readonly type: "session.askLogin" }
  | { readonly type: "session.screenReady" }
  | { readonly type: "session.dataSaved" }
  | { readonly type: "session.logOut" }
  | { readonly type: "session.expired" }
  /** A call was refused because another account is signed in in this browser. */
  | { readonly type: "session.displaced" }
  /** Go on with the other account. */
  | { readonly type: "session.switchAccount" }
  | { readonly type: "session.extended"; readonly seconds: number }
  | { readonly type: "session.retry" }
  /** A check has found somebody: this account, or another one. */
  | { readonly type: "session.found"; readonly user: UserData }
  /** A check after a sign-out elsewhere has found nobody. */
  | { readonly type: "session.endedElsewhere" }
  | { readonly type: "tabs.loggedOut" }
  | { readonly type: "tabs.loggedIn" }
  | { readonly type: "tabs.extended"; readonly seconds: number }
  | PendingLogoutReport
  | SignOnReport;
