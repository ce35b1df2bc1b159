import { createEmptyActor } from "xstate";
import type { signOnMachine } from "../../../machines/session/sign-on.machine.ts";
import { answers, begins, breaks, ends, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { parent: createEmptyActor() };
const start = { type: "signOn.start" } as const;
const login = { type: "signOn.login", returnTo: "/orders/" } as const;
const logout = { type: "signOn.logout" } as const;
const up = ends("probe", { _tag: "Up" });
const down = ends("probe", { _tag: "Down" });
const wrongRealm = ends("probe", { _tag: "WrongRealm" });
const authenticated = { _tag: "Authenticated", token: "t" };
const known = ends("initialise", authenticated);
const nobody = ends("initialise", { _tag: "Anonymous" });
const expired = { type: "adapter.tokenExpired" } as const;
const unreachable = ends("refreshToken", { _tag: "Unreachable" });

const inside = [start, up, known];
const looking = [start, up];
const degraded = [...inside, expired, unreachable];

export const table = tableOf<typeof signOnMachine>()({
  situations: {
    "nothing was looked for yet": { input, steps: [] },
    "the identity server is looked for": { input, steps: [start] },
    "the identity server is looked for, to log in": { input, steps: [login] },
    "the adapter looks silently": { input, steps: looking },
    "the adapter looks silently, and a login is wanted": { input, steps: [login, up] },
    "the adapter looks silently, and a logout is wanted": { input, steps: [logout, up] },
    "nobody is signed in there": { input, steps: [...looking, nobody] },
    "somebody is signed in there": { input, steps: inside },
    "the session's cookie is being set": { input, steps: [...inside, { type: "signOn.accepted" }] },
    "a fresh token is being fetched": { input, steps: [...inside, expired] },
    "there is no fresh token for now": { input, steps: degraded },
    "a new adapter is started": { input, steps: [...degraded, passes(5000)] },
    "the token is being cleared": { input, steps: [...inside, { type: "signOn.clearToken" }] },
    "the page leaves for the login": { input, steps: [...looking, nobody, login] },
    "the page leaves for the logout": { input, steps: [...inside, logout] },
    "somebody has signed out in another tab": { input, steps: [...inside, { type: "adapter.loggedOut" }] },
    "the login was refused": {
      input,
      steps: [...looking, ends("initialise", { _tag: "LoginRefused", code: "access_denied" })],
    },
    "single sign-on is not there": { input, steps: [start, down] },
    "single sign-on is not there for the second time": {
      input,
      steps: [start, down, passes(5000), down],
    },
    "single sign-on is not there for the third time": {
      input,
      steps: [start, down, passes(5000), down, passes(15_000), down],
    },
    "single sign-on is not there for the fourth time": {
      input,
      steps: [start, down, passes(5000), down, passes(15_000), down, passes(60_000), down],
    },
    "the realm is wrong": { input, steps: [start, wrongRealm] },
    "the adapter has a defect": { input, steps: [...looking, breaks("initialise")] },
  },
  steps: {
    "it begins": begins,
    "it is time to look": start,
    "a login is asked for": login,
    "a logout is asked for": logout,
    "a logout is asked for, and a sign-on after it": { type: "signOn.logout", signOnTo: "/orders/" },
    "the identity server answers": up,
    "the identity server does not answer": down,
    "the identity server has no such realm": wrongRealm,
    "looking for it has a defect": breaks("probe"),
    "6 seconds pass": passes(6000),
    "8 seconds pass": passes(8000),
    "10 seconds pass": passes(10_000),
    "2 seconds pass": passes(2000),
    "almost 5 seconds pass": passes(4999),
    "5 seconds pass": passes(5000),
    "15 seconds pass": passes(15_000),
    "40 seconds pass": passes(40_000),
    "60 seconds pass": passes(60_000),
    "the adapter knows the person": known,
    "the adapter knows the person late": late(known),
    "the adapter knows nobody": nobody,
    "the adapter gets no answer": ends("initialise", { _tag: "Unavailable" }),
    "the client is wrong": ends("initialise", { _tag: "Misconfigured" }),
    "the identity server refuses the login": ends("initialise", {
      _tag: "LoginRefused",
      code: "access_denied",
    }),
    "the adapter has a defect": breaks("initialise"),
    "the portal takes the token": { type: "signOn.accepted" },
    "the portal refuses the token": { type: "signOn.clearToken" },
    "the cookie is set": answers("setSessionCookie", { valid: true }),
    "the cookie cannot be set": fails("setSessionCookie", { _tag: "Offline" }),
    "setting the cookie has a defect": breaks("setSessionCookie"),
    "the token runs out": expired,
    "the adapter cannot refresh": { type: "adapter.refreshFailed" },
    "the adapter says that nobody is signed in": { type: "adapter.loggedOut" },
    "there is a fresh token": ends("refreshToken", { _tag: "Fresh", token: "t2" }),
    "a fresh token is refused": ends("refreshToken", { _tag: "Refused" }),
    "the identity server cannot be reached": unreachable,
    "fetching a token has a defect": breaks("refreshToken"),
    "the new adapter knows the person": ends("revive", authenticated),
    "the new adapter knows nobody": ends("revive", { _tag: "Anonymous" }),
    "the new adapter gets no answer": ends("revive", { _tag: "Unavailable" }),
    "the new adapter finds the client wrong": ends("revive", { _tag: "Misconfigured" }),
    "the new adapter is refused": ends("revive", { _tag: "LoginRefused", code: "access_denied" }),
    "the new adapter has a defect": breaks("revive"),
    "the token is cleared": ends("clearToken"),
    "clearing the token has a defect": breaks("clearToken"),
    "the page does not leave for the login": ends("goToLogin"),
    "leaving for the login fails": breaks("goToLogin"),
    "the page does not leave for the logout": ends("goToLogout"),
    "leaving for the logout fails": breaks("goToLogout"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "sign-on", given: "nothing was looked for yet", when: "it begins", must: "idle", not: ["probe", "initialise"] },
    { spec: "shell §7", given: "nothing was looked for yet", when: "it is time to look", must: "probing", tags: ["busy"], calls: ["probe"], not: ["initialise"] },
    { spec: "shell §7", given: "nothing was looked for yet", when: "a login is asked for", must: "probing", calls: ["probe"], not: ["goToLogin"] },
    { spec: "shell §7", given: "nothing was looked for yet", when: "a logout is asked for", must: "probing", calls: ["probe"], not: ["goToLogout", "signOn.loggedOut"] },

    // Is the identity server there?
    { spec: "sign-on", given: "the identity server is looked for", when: "the identity server answers", must: "initialising", tags: ["busy"], calls: [["initialise", { attempt: 1 }]] },
    { spec: "sign-on", given: "the identity server is looked for", when: "the identity server does not answer", must: "unavailable", tags: ["failed", "limited"], tells: [["signOn.unavailable", { reason: "unreachable" }]], not: ["initialise", "signOn.unknown"] },
    { spec: "sign-on", given: "the identity server is looked for", when: "the identity server has no such realm", must: "misconfigured", tags: ["failed", "limited"], tells: [["signOn.unavailable", { reason: "misconfigured" }]], not: ["initialise"] },
    { spec: "sign-on", given: "the identity server is looked for", when: "6 seconds pass", must: "unavailable", tells: [["signOn.unavailable", { reason: "timedOut" }]] },
    { spec: "sign-on", given: "the identity server is looked for", when: "looking for it has a defect", must: "crashed", tags: ["failed", "limited"], tells: [["signOn.unavailable", { reason: "defect" }]] },
    { spec: "shell §7", given: "the identity server is looked for", when: ["a login is asked for", "the identity server answers", "the adapter knows nobody"], must: "redirectingToLogin", tags: ["busy", "leaving"], calls: [["goToLogin", { returnTo: "/orders/" }]], not: ["signOn.anonymous"] },
    { spec: "shell §7", given: "the identity server is looked for", when: ["a logout is asked for", "the identity server answers", "the adapter knows nobody"], must: "anonymous", tells: ["signOn.loggedOut"], not: ["goToLogout"] },
    { spec: "sign-on", given: "the identity server is looked for", when: ["a logout is asked for", "the identity server has no such realm"], must: "misconfigured", tells: ["signOn.loggedOut"], not: ["goToLogout"] },
    { spec: "shell §4", given: "the identity server is looked for", when: ["a logout is asked for", "the identity server does not answer", "5 seconds pass", "the identity server answers", "the adapter knows the person"], must: "redirectingToLogout", tags: ["busy", "leaving"], tells: ["signOn.loggedOut"], calls: ["goToLogout"], not: ["signOn.authenticated"] },
    { spec: "sign-on", given: "the identity server is looked for, to log in", when: ["the identity server does not answer", "5 seconds pass", "the identity server answers", "the adapter knows nobody"], must: "anonymous", tells: ["signOn.anonymous"], not: ["goToLogin"] },

    // Who is signed in there?
    { spec: "shell §7", given: "the adapter looks silently", when: "the adapter knows the person", must: "authenticated.fresh", tells: [["signOn.authenticated", { token: "t" }], "signOn.known"], not: ["goToLogin"] },
    { spec: "shell §7", given: "the adapter looks silently", when: "the adapter knows nobody", must: "anonymous", tells: ["signOn.anonymous", "signOn.unknown"], not: ["goToLogin"] },
    { spec: "sign-on", given: "the adapter looks silently", when: "the adapter gets no answer", must: "unavailable", tells: [["signOn.unavailable", { reason: "unreachable" }]] },
    { spec: "sign-on", given: "the adapter looks silently", when: "the client is wrong", must: "misconfigured", tells: [["signOn.unavailable", { reason: "misconfigured" }]] },
    { spec: "sign-on", given: "the adapter looks silently", when: "the identity server refuses the login", must: "loginRefused", tags: ["failed"], tells: [["signOn.refused", { code: "access_denied" }], "signOn.unknown"] },
    { spec: "sign-on", given: "the adapter looks silently", when: "8 seconds pass", must: "unavailable", tells: [["signOn.unavailable", { reason: "timedOut" }]] },
    { spec: "sign-on", given: "the adapter looks silently", when: ["8 seconds pass", "the adapter knows the person late"], must: "unavailable", not: ["signOn.authenticated", "authenticated"] },
    { spec: "sign-on", given: "the adapter looks silently", when: "the adapter has a defect", must: "crashed", tells: [["signOn.unavailable", { reason: "defect" }]] },
    { spec: "shell §7", given: "the adapter looks silently", when: ["a login is asked for", "the adapter knows nobody"], must: "redirectingToLogin", calls: [["goToLogin", { returnTo: "/orders/" }]] },
    { spec: "shell §4", given: "the adapter looks silently", when: ["a logout is asked for", "the adapter knows the person"], must: "redirectingToLogout", calls: ["goToLogout"], not: ["signOn.authenticated"] },
    { spec: "shell §7", given: "the adapter looks silently, and a login is wanted", when: "the adapter knows the person", must: "authenticated.fresh", sees: { pending: { _tag: "None" } }, tells: ["signOn.authenticated"], not: ["goToLogin"] },
    { spec: "shell §7", given: "the adapter looks silently, and a login is wanted", when: "the adapter knows nobody", must: "redirectingToLogin", calls: [["goToLogin", { returnTo: "/orders/" }]], not: ["signOn.anonymous"] },
    { spec: "shell §4", given: "the adapter looks silently, and a logout is wanted", when: "the adapter knows the person", must: "redirectingToLogout", tells: ["signOn.loggedOut", "signOn.unknown"], calls: [["goToLogout", { returnTo: "/login/" }]], not: ["signOn.authenticated"] },
    { spec: "shell §4", given: "the adapter looks silently, and a logout is wanted", when: "the adapter knows nobody", must: "anonymous", tells: ["signOn.loggedOut"], not: ["goToLogout", "signOn.anonymous"] },
    { spec: "shell §4", given: "the adapter looks silently, and a logout is wanted", when: ["the adapter knows nobody", "it is time to look", "the identity server answers", "the adapter knows the person"], must: "authenticated.fresh", tells: ["signOn.authenticated"], not: ["goToLogout"] },

    // Nobody is signed in
    { spec: "shell §7", given: "nobody is signed in there", when: "a login is asked for", must: "redirectingToLogin", calls: [["goToLogin", { returnTo: "/orders/" }]] },
    { spec: "shell §4", given: "nobody is signed in there", when: "a logout is asked for", must: "anonymous", tells: ["signOn.loggedOut"], not: ["goToLogout"] },
    { spec: "shell §7", given: "nobody is signed in there", when: "it is time to look", must: "probing", calls: ["probe"] },

    // Somebody is signed in
    { spec: "shell §7", given: "somebody is signed in there", when: "the portal takes the token", must: "authenticated.settingCookie", tags: ["busy"], calls: ["setSessionCookie"] },
    { spec: "shell §4", given: "somebody is signed in there", when: "the portal refuses the token", must: "clearingToken", tags: ["busy"], tells: ["signOn.unknown"], calls: ["clearToken"] },
    { spec: "sign-on", given: "somebody is signed in there", when: "the token runs out", must: "authenticated.refreshing", tags: ["busy"], calls: ["refreshToken"] },
    { spec: "sign-on", given: "somebody is signed in there", when: "the adapter cannot refresh", must: "authenticated.degraded", tags: ["limited"], not: ["signOn.signedOutElsewhere", "signOn.ended"] },
    { spec: "sign-on", given: "somebody is signed in there", when: "the adapter says that nobody is signed in", must: "signedOutElsewhere", tells: ["signOn.signedOutElsewhere", "signOn.unknown"] },
    { spec: "shell §7", given: "somebody is signed in there", when: "a login is asked for", must: "probing", calls: ["probe"], not: ["goToLogin"] },
    { spec: "shell §4", given: "somebody is signed in there", when: "a logout is asked for", must: "redirectingToLogout", tells: ["signOn.loggedOut", "signOn.unknown"], calls: [["goToLogout", { returnTo: "/login/" }]] },
    { spec: "decisions/session", given: "somebody is signed in there", when: "a logout is asked for, and a sign-on after it", must: "redirectingToLogout", calls: [["goToLogout", { signOnTo: "/orders/" }]] },
    { spec: "shell §7", given: "the session's cookie is being set", when: "the cookie is set", must: "authenticated.fresh" },
    { spec: "shell §7", given: "the session's cookie is being set", when: "the cookie cannot be set", must: "authenticated.fresh", not: ["signOn.unavailable", "signOn.ended"] },
    { spec: "architecture", given: "the session's cookie is being set", when: "setting the cookie has a defect", must: "authenticated.fresh", not: ["crashed"] },
    { spec: "decisions/calls", given: "the session's cookie is being set", when: "40 seconds pass", must: "authenticated.fresh", not: ["signOn.unavailable"] },
    { spec: "sign-on", given: "the session's cookie is being set", when: "the token runs out", must: "authenticated.refreshing", calls: ["refreshToken"] },
    { spec: "sign-on", given: "the session's cookie is being set", when: "the adapter cannot refresh", must: "authenticated.degraded" },

    // A fresh token
    { spec: "sign-on", given: "a fresh token is being fetched", when: "there is a fresh token", must: "authenticated.fresh", not: ["signOn.authenticated"] },
    { spec: "sign-on", given: "a fresh token is being fetched", when: "a fresh token is refused", must: "anonymous", tells: ["signOn.ended"], not: ["signOn.signedOutElsewhere"] },
    { spec: "sign-on", given: "a fresh token is being fetched", when: "the adapter says that nobody is signed in", must: "anonymous", tells: ["signOn.ended"], not: ["signOn.signedOutElsewhere"] },
    { spec: "sign-on", given: "a fresh token is being fetched", when: "the identity server cannot be reached", must: "authenticated.degraded", not: ["signOn.ended", "signOn.unavailable"] },
    { spec: "sign-on", given: "a fresh token is being fetched", when: "the adapter cannot refresh", must: "authenticated.degraded", not: ["signOn.ended"] },
    { spec: "sign-on", given: "a fresh token is being fetched", when: "10 seconds pass", must: "authenticated.degraded", not: ["signOn.ended"] },
    { spec: "sign-on", given: "a fresh token is being fetched", when: "fetching a token has a defect", must: "crashed", tells: [["signOn.unavailable", { reason: "defect" }]] },
    { spec: "sign-on", given: "there is no fresh token for now", when: "almost 5 seconds pass", must: "authenticated.degraded", not: ["initialise"] },
    { spec: "sign-on", given: "there is no fresh token for now", when: "5 seconds pass", must: "authenticated.reviving", tags: ["busy", "limited"], calls: [["initialise", { attempt: 2 }]] },
    { spec: "sign-on", given: "a new adapter is started", when: "the new adapter knows the person", must: "authenticated.fresh", sees: { failures: 0 }, not: ["signOn.authenticated"] },
    { spec: "sign-on", given: "a new adapter is started", when: "the new adapter knows nobody", must: "anonymous", tells: ["signOn.ended"] },
    { spec: "sign-on", given: "a new adapter is started", when: "the new adapter gets no answer", must: "authenticated.degraded", not: ["signOn.ended"] },
    { spec: "sign-on", given: "a new adapter is started", when: ["the new adapter gets no answer", "5 seconds pass"], must: "authenticated.degraded", not: ["initialise"] },
    { spec: "sign-on", given: "a new adapter is started", when: ["the new adapter gets no answer", "15 seconds pass"], must: "authenticated.reviving", calls: ["initialise"] },
    { spec: "sign-on", given: "a new adapter is started", when: "the new adapter finds the client wrong", must: "authenticated.degraded", not: ["signOn.ended"] },
    { spec: "sign-on", given: "a new adapter is started", when: "the new adapter is refused", must: "authenticated.degraded", not: ["signOn.ended"] },
    { spec: "sign-on", given: "a new adapter is started", when: "8 seconds pass", must: "authenticated.degraded", not: ["signOn.ended"] },
    { spec: "sign-on", given: "a new adapter is started", when: "the new adapter has a defect", must: "crashed", tells: ["signOn.unavailable"] },

    // Clearing and leaving
    { spec: "shell §4", given: "the token is being cleared", when: "the token is cleared", must: "idle" },
    { spec: "sign-on", given: "the token is being cleared", when: "2 seconds pass", must: "idle" },
    { spec: "sign-on", given: "the token is being cleared", when: "clearing the token has a defect", must: "crashed", tells: [["signOn.unavailable", { reason: "defect" }]] },
    { spec: "sign-on", given: "the page leaves for the login", when: "the page does not leave for the login", must: "unavailable", tells: [["signOn.unavailable", { reason: "unreachable" }]] },
    { spec: "sign-on", given: "the page leaves for the login", when: "15 seconds pass", must: "unavailable", tells: [["signOn.unavailable", { reason: "timedOut" }]] },
    { spec: "sign-on", given: "the page leaves for the login", when: "leaving for the login fails", must: "unavailable", tells: [["signOn.unavailable", { reason: "unreachable" }]], not: ["crashed"] },
    { spec: "sign-on", given: "the page leaves for the logout", when: "the page does not leave for the logout", must: "unavailable", tells: ["signOn.unavailable"] },
    { spec: "sign-on", given: "the page leaves for the logout", when: "15 seconds pass", must: "unavailable", tells: [["signOn.unavailable", { reason: "timedOut" }]] },
    { spec: "sign-on", given: "the page leaves for the logout", when: "leaving for the logout fails", must: "unavailable", tells: ["signOn.unavailable"], not: ["crashed"] },

    // Elsewhere, refused, not there
    { spec: "shell §7", given: "somebody has signed out in another tab", when: "a login is asked for", must: "redirectingToLogin", calls: ["goToLogin"] },
    { spec: "shell §4", given: "somebody has signed out in another tab", when: "a logout is asked for", must: "signedOutElsewhere", tells: ["signOn.loggedOut"], not: ["goToLogout"] },
    { spec: "shell §7", given: "somebody has signed out in another tab", when: "it is time to look", must: "probing", calls: ["probe"] },
    { spec: "sign-on", given: "somebody has signed out in another tab", when: "the adapter cannot refresh", must: "signedOutElsewhere", not: ["signOn.ended", "authenticated"] },
    { spec: "sign-on", given: "the login was refused", when: "60 seconds pass", must: "loginRefused", not: ["probe"] },
    { spec: "shell §7", given: "the login was refused", when: "a login is asked for", must: "probing", calls: ["probe"] },
    { spec: "shell §4", given: "the login was refused", when: "a logout is asked for", must: "probing", calls: ["probe"], not: ["signOn.loggedOut"] },
    { spec: "shell §4", given: "the login was refused", when: ["a logout is asked for", "the identity server answers", "the adapter knows nobody"], must: "anonymous", tells: ["signOn.loggedOut"], not: ["goToLogout"] },
    { spec: "sign-on", given: "single sign-on is not there", when: "almost 5 seconds pass", must: "unavailable", not: ["probe"] },
    { spec: "sign-on", given: "single sign-on is not there", when: "5 seconds pass", must: "probing", calls: ["probe"] },
    { spec: "sign-on", given: "single sign-on is not there for the second time", when: "5 seconds pass", must: "unavailable", not: ["probe"] },
    { spec: "sign-on", given: "single sign-on is not there for the second time", when: "15 seconds pass", must: "probing", calls: ["probe"] },
    { spec: "sign-on", given: "single sign-on is not there for the second time", when: ["15 seconds pass", "the identity server answers", "the adapter knows nobody", "it is time to look", "the identity server does not answer", "5 seconds pass"], must: "probing", calls: ["probe"] },
    { spec: "sign-on", given: "single sign-on is not there for the third time", when: "15 seconds pass", must: "unavailable", not: ["probe"] },
    { spec: "sign-on", given: "single sign-on is not there for the third time", when: "60 seconds pass", must: "probing", calls: ["probe"] },
    { spec: "sign-on", given: "single sign-on is not there for the fourth time", when: "60 seconds pass", must: "probing", calls: ["probe"] },
    { spec: "shell §7", given: "single sign-on is not there", when: "a login is asked for", must: "probing", calls: ["probe"] },
    { spec: "shell §7", given: "single sign-on is not there", when: "it is time to look", must: "probing", calls: ["probe"] },
    { spec: "shell §4", given: "single sign-on is not there", when: ["a logout is asked for", "5 seconds pass", "the identity server answers", "the adapter knows the person"], must: "redirectingToLogout", tells: ["signOn.loggedOut"], calls: ["goToLogout"], not: ["signOn.authenticated"] },
    { spec: "sign-on", given: "the realm is wrong", when: "60 seconds pass", must: "misconfigured", not: ["probe"] },
    { spec: "shell §7", given: "the realm is wrong", when: "a login is asked for", must: "probing", calls: ["probe"] },
    { spec: "sign-on", given: "the realm is wrong", when: "a logout is asked for", must: "misconfigured", tells: ["signOn.loggedOut"], not: ["goToLogout"] },
    { spec: "sign-on", given: "the adapter has a defect", when: "60 seconds pass", must: "crashed", not: ["probe"] },
    { spec: "shell §7", given: "the adapter has a defect", when: "a login is asked for", must: "probing", calls: ["probe"] },
    { spec: "shell §4", given: "the adapter has a defect", when: "a logout is asked for", must: "probing", calls: ["probe"], not: ["signOn.loggedOut"] },
  ],
});
