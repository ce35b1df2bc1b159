import { createEmptyActor } from "xstate";
import type { UserData } from "../../domain/user.ts";
import type { MachineSamples } from "../walk/walk.ts";

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

const failure = { output: { _tag: "Failed", failure: { _tag: "Offline" } } };
const checks = [
  { output: { _tag: "Answered", answer: { loggedIn: true, valid: true, userData: userData("a") } } },
  { output: { _tag: "Answered", answer: { loggedIn: true, valid: true, userData: userData("b") } } },
  { output: { _tag: "Answered", answer: { loggedIn: false, valid: false } } },
  failure,
];
const logins = [
  { output: { _tag: "Answered", answer: { valid: true, userData: userData("a") } } },
  { output: { _tag: "Answered", answer: { valid: true, userData: userData("b") } } },
  { output: { _tag: "Answered", answer: { valid: false, error_code: "INVALID_PASSWORD" } } },
  failure,
];
const cleared = [{ output: undefined }];
const told = [{ output: { _tag: "Answered", answer: undefined } }];

export const samples: MachineSamples = {
  inputs: [{ parent: createEmptyActor() }],
  payloads: {
    "session.signIn": [{ email: "gold@demo.test", password: "secret", returnTo: "/orders/" }],
    "session.signInWithSignOn": [{ returnTo: "/" }],
    "session.extended": [{ seconds: 1800 }],
    "tabs.extended": [{ seconds: 1800 }],
    "signOn.authenticated": [{ token: "t" }],
    "signOn.unavailable": [{ reason: "unreachable" }],
    "signOn.refused": [{ code: "access_denied" }],
    "xstate.done.actor.checkSession": checks,
    "xstate.done.actor.checkAgain": checks,
    "xstate.done.actor.recheck": checks,
    "xstate.done.actor.recheckEnd": checks,
    "xstate.done.actor.extend": checks,
    "xstate.done.actor.checkExpired": checks,
    "xstate.done.actor.logIn": logins,
    "xstate.done.actor.logInAgain": logins,
    "xstate.done.actor.startBySignOn": logins,
    "xstate.done.actor.startAgainBySignOn": logins,
    "xstate.done.actor.loadPartnerData": [
      {
        output: {
          _tag: "Answered",
          answer: { partner_data: { partner_status: "platin" }, reg_flex_enabled: false },
        },
      },
      failure,
    ],
    "xstate.done.actor.logOut": told,
    "xstate.done.actor.logOutSilently": told,
    "xstate.done.actor.clearOnLogout": cleared,
    "xstate.done.actor.clearSilently": cleared,
    "xstate.done.actor.clearElsewhere": cleared,
    "xstate.done.actor.clearForOther": cleared,
  },
  key: ({ context: { account } }) => (account._tag === "Known" ? account.user.account_key : account._tag),
};
