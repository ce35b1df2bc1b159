import { createEmptyActor } from "xstate";
import type { UserData } from "../../domain/session/user.ts";
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

/** What a session check comes to. */
export const checks = [
  { output: { _tag: "Answered", answer: { _tag: "SignedIn", user: userData("a") } } },
  { output: { _tag: "Answered", answer: { _tag: "SignedOut" } } },
  failure,
];
const done = [{ output: { _tag: "Answered", answer: undefined } }, failure];

export const samples: MachineSamples = {
  inputs: [{ parent: createEmptyActor() }],
  payloads: {
    "session.signIn": [{ email: "gold@demo.test", password: "secret" }],
    "session.signInWithSignOn": [{ returnTo: "/" }],
    "session.extended": [{ seconds: 1800 }],
    "session.found": [{ user: userData("a") }, { user: userData("b") }],
    "tabs.extended": [{ seconds: 1800 }],
    "signOn.authenticated": [{ token: "t" }],
    "signOn.unavailable": [{ reason: "unreachable" }],
    "signOn.refused": [{ code: "access_denied" }],
    "xstate.done.actor.checkSession": checks,
    "xstate.done.actor.checkAgain": checks,
    "xstate.done.actor.signIn": [
      { output: { _tag: "Accepted", user: userData("a"), by: "Password" } },
      { output: { _tag: "Accepted", user: userData("b"), by: "SignOn" } },
      { output: { _tag: "Refused", code: "INVALID_PASSWORD" } },
      failure,
      { output: { _tag: "Crashed" } },
    ],
    "xstate.done.actor.loadPartnerData": [
      {
        output: {
          _tag: "Answered",
          answer: { partner_data: { partner_status: "platin" }, reg_flex_enabled: false },
        },
      },
      failure,
    ],
    "xstate.done.actor.logOut": done,
    "xstate.done.actor.logOutSilently": done,
    "xstate.done.actor.clearOnLogout": done,
    "xstate.done.actor.clearSilently": done,
    "xstate.done.actor.clearElsewhere": done,
    "xstate.done.actor.clearForOther": done,
  },
  key: ({ context: { account } }) => (account._tag === "Known" ? account.user.account_key : account._tag),
};
