import { createEmptyActor } from "xstate";
import type { UserData } from "../../domain/session/user.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline } from "./sample-kinds.ts";

/** A signed-in person, as the server tells; the account's key tells one from another. */
export const userData = (accountKey: string, partnerStatus = "gold"): UserData => ({
  account_name: `Company ${accountKey}`,
  account_debitor: "1001",
  firstname: "Ada",
  lastname: "Berg",
  account_nav_instance: "AT",
  contact_nav_instance: "AT",
  account_country: "AT",
  contact_country: "AT",
  partner_status: partnerStatus,
  reg_flex_enabled: false,
  account_key: accountKey,
});

/** What a session check comes to. */
const checks = [
  answered({ _tag: "SignedIn", user: userData("a") }),
  answered({ _tag: "SignedOut" }),
  offline,
];
const done = [answered(undefined), offline];
const signOnResults = [
  { _tag: "Authenticated", token: "t" },
  { _tag: "Anonymous" },
  { _tag: "Unavailable" },
  { _tag: "Misconfigured" },
  { _tag: "LoginRefused", code: "access_denied" },
].map((output) => ({ output }));

export const samples = {
  language: {
    inputs: [{ locale: "int", chosen: false, parent: createEmptyActor() }],
    payloads: {
      "language.choose": [{ locale: "dede" }],
      "language.loggedIn": ["FR", "CZ"].map((accountCountry) => ({
        origin: { navInstance: "AT", accountCountry, shopInstance: undefined },
      })),
      "language.textsNeeded": [{ namespace: "orders" }],
      "xstate.done.actor.loadTexts": done,
      "xstate.done.actor.rememberLocale": [{ output: undefined }],
    },
    key: ({ context: { locale, chosen, wanted, needed, loaded } }) => [
      locale,
      chosen,
      wanted,
      needed,
      loaded,
    ],
  },
  session: {
    inputs: [
      { parent: createEmptyActor(), logoutPending: false },
      { parent: createEmptyActor(), logoutPending: true },
      { parent: createEmptyActor(), logoutPending: false, signOnTo: "/" },
      { parent: createEmptyActor(), logoutPending: false, signedOn: true },
      { parent: createEmptyActor(), logoutPending: false, expected: true },
    ],
    payloads: {
      "session.signIn": [{ email: "gold@demo.test", password: "secret" }],
      "session.signInWithSignOn": [{ returnTo: "/" }],
      "session.extended": [{ seconds: 1800 }],
      "session.found": [{ user: userData("a") }, { user: userData("b") }],
      "tabs.extended": [{ seconds: 1800 }],
      "signOn.authenticated": [{ token: "t" }],
      "signOn.unavailable": [{ reason: "unreachable" }],
      "signOn.refused": [{ code: "access_denied" }],
      "xstate.done.actor.checkSession": [...checks, answered({ _tag: "SignedIn", user: userData("") })],
      "xstate.done.actor.checkAgain": checks,
      "xstate.done.actor.checkForSwitch": [...checks, answered({ _tag: "SignedIn", user: userData("b") })],
      "xstate.done.actor.signIn": [
        { output: { _tag: "Accepted", user: userData("a"), by: "Password" } },
        { output: { _tag: "Accepted", user: userData("b"), by: "SignOn" } },
        { output: { _tag: "Refused", code: "INVALID_PASSWORD", email: "robin.nord@nordlicht.example" } },
        offline,
        { output: { _tag: "Crashed" } },
      ],
      "xstate.done.actor.loadPartnerData": [
        answered({ partner_data: { partner_status: "platin" }, reg_flex_enabled: false }),
        offline,
      ],
      "xstate.done.actor.logOut": done,
      "xstate.done.actor.logOutSilently": done,
      "xstate.done.actor.logOutPending": done,
      "xstate.done.actor.clearOnLogout": done,
      "xstate.done.actor.clearSilently": done,
      "xstate.done.actor.clearElsewhere": done,
      "xstate.done.actor.clearForOther": done,
    },
    key: ({ context: { account, logoutPending, displaced, left, signOnTo, signedOn, expected } }) => [
      account._tag === "Known" ? account.user.account_key : account._tag,
      logoutPending,
      displaced,
      left,
      signOnTo,
      signedOn,
      expected,
    ],
  },
  "pending-logout": {
    inputs: [
      { parent: createEmptyActor(), logoutPending: true },
      { parent: createEmptyActor(), logoutPending: false },
    ],
    payloads: { "xstate.done.actor.tellAgain": done },
  },
  "session-clock": {
    inputs: [{ parent: createEmptyActor(), seconds: 1800 }],
    payloads: {
      "session.extended": [{ seconds: 1800 }],
      "tabs.extended": [{ seconds: 1800 }],
      "xstate.done.actor.extend": checks,
    },
    key: () => undefined,
  },
  "session-follow": {
    inputs: [{ parent: createEmptyActor() }],
    payloads: { "xstate.done.actor.recheck": checks, "xstate.done.actor.recheckEnd": checks },
    key: () => undefined,
  },
  "sign-in": {
    inputs: [
      { credentials: { _tag: "Password", request: { email_address: "gold@demo.test", password: "secret" } } },
      { credentials: { _tag: "SignOn", token: "t" } },
    ],
    payloads: {
      "xstate.done.actor.logIn": [
        answered({ _tag: "Accepted", user: userData("a") }),
        answered({ _tag: "Refused", code: "INVALID_PASSWORD" }),
        answered({ _tag: "NotKept" }),
        offline,
      ],
    },
  },
  "sign-on": {
    inputs: [{ parent: createEmptyActor() }],
    payloads: {
      "signOn.login": [{ returnTo: "/orders/" }],
      "xstate.done.actor.probe": [
        { output: { _tag: "Up" } },
        { output: { _tag: "Down" } },
        { output: { _tag: "WrongRealm" } },
      ],
      "xstate.done.actor.initialise": signOnResults,
      "xstate.done.actor.revive": signOnResults,
      "xstate.done.actor.setSessionCookie": [answered({ valid: true }), offline],
      "xstate.done.actor.refreshToken": [
        { output: { _tag: "Fresh", token: "t" } },
        { output: { _tag: "Refused" } },
        { output: { _tag: "Unreachable" } },
      ],
    },
    key: ({ context }) => context.pending,
  },
} satisfies AreaSamples;
