import { createEmptyActor } from "xstate";
import type { sessionFollowMachine } from "../../../machines/session/session-follow.machine.ts";
import { userData } from "../../samples/session.samples.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const ada = userData("a");
const input = { parent: createEmptyActor() };
const known = { _tag: "SignedIn", user: ada };
const signedOut = { type: "signOn.signedOutElsewhere" } as const;
const ranOut = { type: "signOn.ended" } as const;
const offline = { _tag: "Offline" };

export const table = tableOf<typeof sessionFollowMachine>()({
  situations: {
    "somebody is signed in": { input, steps: [] },
    "it is looked whether a sign-out has ended the session": { input, steps: [signedOut] },
    "it is looked whether the session is still there": { input, steps: [ranOut] },
  },
  steps: {
    "it begins": begins,
    "somebody signs out at the identity server": signedOut,
    "the identity session runs out": ranOut,
    "somebody signs in in another tab": { type: "tabs.loggedIn" },
    "the person has saved the own data": { type: "session.dataSaved" },
    "the look after the sign-out finds somebody": answers("recheck", known),
    "the look after the sign-out finds nobody": answers("recheck", { _tag: "SignedOut" }),
    "the look after the sign-out gets no answer": fails("recheck", offline),
    "the look after the sign-out has a defect": breaks("recheck"),
    "the look finds somebody": answers("recheckEnd", known),
    "the look finds somebody late": late(answers("recheckEnd", known)),
    "the look finds nobody": answers("recheckEnd", { _tag: "SignedOut" }),
    "the look gets no answer": fails("recheckEnd", offline),
    "the look has a defect": breaks("recheckEnd"),
    "10 seconds pass": passes(10_000),
  },
  // oxfmt-ignore
  lines: [
    { spec: "sign-on", given: "somebody is signed in", when: "it begins", must: "following", not: ["checkSession"] },
    { spec: "sign-on", given: "somebody is signed in", when: "somebody signs out at the identity server", must: "checkingSignOut", tags: ["busy"], calls: ["checkSession"], not: ["session.endedElsewhere"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "the identity session runs out", must: "checkingEnd", tags: ["busy"], calls: ["checkSession"], not: ["session.expired"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "somebody signs in in another tab", must: "checkingEnd", calls: ["checkSession"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "the person has saved the own data", must: "checkingEnd", calls: ["checkSession"] },

    // A sign-out
    { spec: "sign-on", given: "it is looked whether a sign-out has ended the session", when: "the look after the sign-out finds somebody", must: "following", tells: [["session.found", { user: ada }]], not: ["session.endedElsewhere"] },
    { spec: "sign-on", given: "it is looked whether a sign-out has ended the session", when: "the look after the sign-out finds nobody", must: "following", tells: ["session.endedElsewhere"], not: ["session.expired", "session.found"] },
    { spec: "sign-on", given: "it is looked whether a sign-out has ended the session", when: "the look after the sign-out gets no answer", must: "following", not: ["session.endedElsewhere", "session.expired"] },
    { spec: "architecture", given: "it is looked whether a sign-out has ended the session", when: "the look after the sign-out has a defect", must: "following", not: ["session.endedElsewhere", "session.expired"] },
    { spec: "decisions/calls", given: "it is looked whether a sign-out has ended the session", when: "10 seconds pass", must: "following", not: ["session.endedElsewhere", "session.expired"] },

    // Other news: what is typed goes only where a person has signed out
    { spec: "decisions/session", given: "it is looked whether the session is still there", when: "the look finds somebody", must: "following", tells: [["session.found", { user: ada }]], not: ["session.expired"] },
    { spec: "decisions/session", given: "it is looked whether the session is still there", when: "the look finds nobody", must: "following", tells: ["session.expired"], not: ["session.endedElsewhere"] },
    { spec: "sign-on", given: "it is looked whether the session is still there", when: "the look gets no answer", must: "following", not: ["session.expired", "session.endedElsewhere"] },
    { spec: "architecture", given: "it is looked whether the session is still there", when: "the look has a defect", must: "following", not: ["session.expired"] },
    { spec: "decisions/calls", given: "it is looked whether the session is still there", when: "10 seconds pass", must: "following", not: ["session.expired"] },
    { spec: "decisions/calls", given: "it is looked whether the session is still there", when: ["10 seconds pass", "the look finds somebody late"], must: "following", not: ["session.found"] },
    { spec: "sign-on", given: "it is looked whether the session is still there", when: "somebody signs out at the identity server", must: "checkingSignOut", calls: ["checkSession"] },
    { spec: "decisions/session", given: "it is looked whether the session is still there", when: "somebody signs in in another tab", must: "checkingEnd", calls: ["checkSession"] },
  ],
});
