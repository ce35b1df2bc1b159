import { createEmptyActor } from "xstate";
import type { sessionMachine } from "../../../machines/session/session.machine.ts";
import { userData } from "../../samples/session.samples.ts";
import { answers, begins, breaks, ends, fails, late, passes, tableOf } from "../spec-table.ts";

const ada = userData("a");
const bob = userData("b");
const parent = createEmptyActor();
const HOUR = 60 * 60 * 1000;
const offline = { _tag: "Offline" };

const fresh = { parent, owed: false };
const nobody = answers("checkSession", { _tag: "SignedOut" });
const known = answers("checkSession", { _tag: "SignedIn", user: ada });
const sent = { type: "session.signIn", email: "ada@demo.test", password: "Secret-2026" } as const;
const signOn = { type: "session.signInWithSignOn", returnTo: "/orders/" } as const;
const authenticated = { type: "signOn.authenticated", token: "t" } as const;
const anonymous = { type: "signOn.anonymous" } as const;
const expired = { type: "session.expired" } as const;
const displaced = { type: "session.displaced" } as const;
const logOut = { type: "session.logOut" } as const;
const accepted = ends("signIn", { _tag: "Accepted", user: ada, by: "Password" });
const acceptedBob = ends("signIn", { _tag: "Accepted", user: bob, by: "Password" });
const refused = ends("signIn", { _tag: "Refused", code: "INVALID_PASSWORD" });
const partnerData = answers("loadPartnerData", {
  partner_data: { partner_status: "platin" },
  reg_flex_enabled: false,
});

const login = [nobody, anonymous];
const inside = [known, partnerData];
const covered = [...inside, expired, displaced];
const unreachable = [fails("checkSession", offline)];

export const table = tableOf<typeof sessionMachine>()({
  situations: {
    "a page is opened": { input: fresh, steps: [] },
    "a page is opened while a logout is owed": { input: { parent, owed: true }, steps: [] },
    "a page is opened whose browser has a mark of a session": {
      input: { ...fresh, expected: true },
      steps: [],
    },
    "a page is opened whose browser has a mark of single sign-on": {
      input: { ...fresh, signedOn: true },
      steps: [],
    },
    "a silent sign-on is expected to succeed": { input: { ...fresh, signedOn: true }, steps: [nobody] },
    "a silent sign-on is under way": { input: { ...fresh, signedOn: true }, steps: [nobody, authenticated] },
    "nobody is signed in, and the identity server is asked": { input: fresh, steps: [nobody] },
    "the login form": { input: fresh, steps: login },
    "a sign-in is under way": { input: fresh, steps: [...login, sent] },
    "the login form tells a refusal": { input: fresh, steps: [...login, sent, refused] },
    "whether somebody is signed in cannot be told": { input: fresh, steps: unreachable },
    "it is asked again who is signed in": { input: fresh, steps: [...unreachable, passes(5000)] },
    "it could not be told twice": {
      input: fresh,
      steps: [...unreachable, passes(5000), fails("checkAgain", offline)],
    },
    "the login form tells a defect": { input: fresh, steps: [breaks("checkSession")] },
    "somebody is signed in, and the partner data is loading": { input: fresh, steps: [known] },
    "somebody is signed in": { input: fresh, steps: inside },
    "the session has expired": { input: fresh, steps: [...inside, expired] },
    "the session has expired, and a sign-in is under way": {
      input: fresh,
      steps: [...inside, expired, sent],
    },
    "the session has expired, and single sign-on is asked for": {
      input: fresh,
      steps: [...inside, expired, signOn],
    },
    "the page is covered, as another account is signed in": { input: fresh, steps: covered },
    "it is looked who is signed in, to go on as that account": {
      input: fresh,
      steps: [...covered, { type: "session.switchAccount" }],
    },
    "somebody signs out": { input: fresh, steps: [...inside, logOut] },
    "somebody has signed out, and the browser forgets": {
      input: fresh,
      steps: [...inside, logOut, answers("logOut")],
    },
    "somebody is signed out silently": { input: fresh, steps: [...inside, expired, passes(12 * HOUR)] },
    "somebody signed out in another tab": { input: fresh, steps: [...inside, { type: "tabs.loggedOut" }] },
    "somebody has signed out in another tab": {
      input: fresh,
      steps: [...inside, { type: "tabs.loggedOut" }, answers("clearElsewhere")],
    },
    "another account replaces the first": { input: fresh, steps: [...inside, expired, sent, acceptedBob] },
    "a logout is owed, and the server is told": { input: { parent, owed: true }, steps: [] },
    "a logout is owed, and the server could not be told": {
      input: { parent, owed: true },
      steps: [fails("logOutOwed", offline)],
    },
  },
  steps: {
    "it begins": begins,
    "the check finds nobody": nobody,
    "the check finds somebody": known,
    "the check gets no answer": fails("checkSession", offline),
    "the check has a defect": breaks("checkSession"),
    "10 seconds pass": passes(10_000),
    "the check finds somebody late": late(known),
    "the login form is sent": sent,
    "the password is accepted": accepted,
    "the password of another account is accepted": acceptedBob,
    "it is accepted by single sign-on": ends("signIn", { _tag: "Accepted", user: ada, by: "SignOn" }),
    "it is refused": refused,
    "it gets no answer": ends("signIn", { _tag: "Failed", failure: offline }),
    "it has a defect": ends("signIn", { _tag: "Crashed" }),
    "the sign-in breaks": breaks("signIn"),
    "it is accepted late": late(accepted),
    "the identity server knows nobody": anonymous,
    "the identity server knows the person": authenticated,
    "single sign-on is not there": { type: "signOn.unavailable", reason: "unreachable" },
    "the identity server refuses": { type: "signOn.refused", code: "access_denied" },
    "the identity server says nothing for 15 seconds": passes(15_000),
    "the identity server says nothing for 30 seconds": passes(30_000),
    "150 ms pass": passes(150),
    "3 seconds pass": passes(3000),
    "the login form is wanted": { type: "session.askLogin" },
    "single sign-on is asked for": signOn,
    "almost 5 seconds pass": passes(4999),
    "5 seconds pass": passes(5000),
    "15 seconds pass": passes(15_000),
    "a retry is asked for": { type: "session.retry" },
    "the repeated check finds somebody": answers("checkAgain", { _tag: "SignedIn", user: ada }),
    "the repeated check finds nobody": answers("checkAgain", { _tag: "SignedOut" }),
    "the repeated check gets no answer": fails("checkAgain", offline),
    "the partner data comes": partnerData,
    "the partner data does not come": fails("loadPartnerData", offline),
    "the partner data comes late": late(partnerData),
    "an answer says how long the session lasts": { type: "session.extended", seconds: 900 },
    "another tab has extended the session": { type: "tabs.extended", seconds: 900 },
    "the own data is saved": { type: "session.dataSaved" },
    "the screen is ready": { type: "session.screenReady" },
    "the session turns out to be the same": { type: "session.found", user: { ...ada, firstname: "Grace" } },
    "another account turns out to be signed in": { type: "session.found", user: bob },
    "a call is refused as another account's": displaced,
    "a call is answered that the session is over": expired,
    "the session is gone without news": { type: "session.endedElsewhere" },
    "the identity session is signed out": { type: "signOn.signedOutElsewhere" },
    "the identity session runs out": { type: "signOn.ended" },
    "sign out is pressed": logOut,
    "another tab signs out": { type: "tabs.loggedOut" },
    "another tab signs in": { type: "tabs.loggedIn" },
    "almost 12 hours pass": passes(12 * HOUR - 1),
    "12 hours pass": passes(12 * HOUR),
    "to go on as the other account is pressed": { type: "session.switchAccount" },
    "the look finds the first account": answers("checkForSwitch", { _tag: "SignedIn", user: ada }),
    "the look finds the other account": answers("checkForSwitch", { _tag: "SignedIn", user: bob }),
    "the look finds nobody": answers("checkForSwitch", { _tag: "SignedOut" }),
    "the look gets no answer": fails("checkForSwitch", offline),
    "the server knows of the logout": answers("logOut"),
    "the server cannot be told of the logout": fails("logOut", offline),
    "the browser has forgotten": answers("clearOnLogout"),
    "the browser does not forget in 5 seconds": passes(5000),
    "the server knows of the silent logout": answers("logOutSilently"),
    "the browser has forgotten all of the first": answers("clearForOther"),
    "the browser cannot forget the first": fails("clearForOther", offline),
    "the server knows of the owed logout": answers("logOutOwed"),
    "the server knows of the owed logout at last": { type: "session.logoutTold" },
  },
  // oxfmt-ignore
  lines: [
    // The start
    { spec: "shell §4", given: "a page is opened", when: "it begins", must: "restoring.unexpected", calls: ["checkSession"], not: ["session.started", "session.ended", "restoring.expected"] },
    { spec: "decisions/session", given: "a page is opened whose browser has a mark of a session", when: "it begins", must: "restoring.expected", calls: ["checkSession"] },
    { spec: "decisions/session", given: "a page is opened whose browser has a mark of single sign-on", when: "it begins", must: "restoring.expected", calls: ["checkSession"] },
    { spec: "decisions/session", given: "a page is opened while a logout is owed", when: "it begins", must: "leaving.owed", sees: { left: true }, calls: ["logOut"], not: ["checkSession", "restoring"] },
    { spec: "shell §4", given: "a page is opened", when: "the check finds somebody", must: "signedIn.loadingPartnerData", sees: { account: { _tag: "Known", user: ada } }, tells: [["session.started", { user: ada, takenOver: false }]], calls: ["loadPartnerData", "clock", "follow"] },
    { spec: "shell §4", given: "a page is opened", when: "the check finds nobody", must: "signedOut.asking.checkingSignOn", sees: { account: { _tag: "None" } }, tells: [["session.ended", { reason: "notSignedIn" }], "signOn.start"], not: ["session.started", "recognising"] },
    { spec: "shell §4", given: "a page is opened", when: "the check gets no answer", must: "signedOut.asking.unreachable.waiting", tells: [["session.ended", { reason: "unreachable" }]], not: ["signedIn"] },
    { spec: "decisions/calls", given: "a page is opened", when: "10 seconds pass", must: "signedOut.asking.unreachable.waiting", tells: [["session.ended", { reason: "unreachable" }]] },
    { spec: "decisions/calls", given: "a page is opened", when: ["10 seconds pass", "the check finds somebody late"], must: "signedOut.asking.unreachable.waiting", not: ["signedIn", "session.started"] },
    { spec: "architecture", given: "a page is opened", when: "the check has a defect", must: "signedOut.asking.crashed", tells: [["session.ended", { reason: "unreachable" }]] },
    { spec: "shell §4", given: "a page is opened", when: "the login form is sent", must: "signedOut.signingIn", calls: ["signIn"] },
    { spec: "shell §4", given: "a page is opened", when: ["the login form is sent", "the check finds somebody late"], must: "signedOut.signingIn", not: ["signedIn", "session.started"] },
    { spec: "shell §7", given: "a page is opened", when: "the identity server knows the person", must: "signedOut.signingIn", calls: [["signIn", { credentials: { _tag: "SignOn", token: "t" } }]] },

    // The silent look at the identity server
    { spec: "shell §7", given: "a page is opened whose browser has a mark of single sign-on", when: "the check finds nobody", must: "recognising.attempt.looking", tells: ["signOn.start"], not: ["signedOut", "session.ended"] },
    { spec: "shell §7", given: "a silent sign-on is expected to succeed", when: "150 ms pass", must: "recognising.patience.told" },
    { spec: "shell §7", given: "a silent sign-on is expected to succeed", when: ["150 ms pass", "3 seconds pass"], must: "recognising.patience.slow" },
    { spec: "shell §7", given: "a silent sign-on is expected to succeed", when: "the login form is wanted", must: "signedOut.asking.checkingSignOn", tells: [["session.ended", { reason: "notSignedIn" }]] },
    { spec: "shell §7", given: "a silent sign-on is expected to succeed", when: "the identity server knows the person", must: "recognising.attempt.signingIn", calls: [["signIn", { credentials: { _tag: "SignOn", token: "t" } }]], not: ["signedOut"] },
    { spec: "shell §7", given: "a silent sign-on is expected to succeed", when: "the identity server knows nobody", must: "signedOut.asking.idle", tells: [["session.ended", { reason: "notSignedIn" }]] },
    { spec: "shell §7", given: "a silent sign-on is expected to succeed", when: "single sign-on is not there", must: "signedOut.asking.idle", tells: [["session.ended", { reason: "notSignedIn" }]] },
    { spec: "shell §7", given: "a silent sign-on is expected to succeed", when: "the identity server refuses", must: "signedOut.asking.idle", tells: [["session.ended", { reason: "notSignedIn" }]] },
    { spec: "shell §7", given: "a silent sign-on is expected to succeed", when: "the identity server says nothing for 15 seconds", must: "signedOut.asking.idle", tells: [["session.ended", { reason: "notSignedIn" }]] },
    { spec: "sign-on", given: "a silent sign-on is expected to succeed", when: "another tab signs in", must: "restoring.expected", calls: ["checkSession"] },
    { spec: "shell §7", given: "a silent sign-on is under way", when: "it is accepted by single sign-on", must: "signedIn", tells: ["session.started", "signOn.accepted", ["tabs.tell", { news: { kind: "loggedIn" } }]] },
    { spec: "shell §4", given: "a silent sign-on is under way", when: "it is refused", must: "signedOut.asking.refused", tells: ["signOn.clearToken", ["session.ended", { reason: "notSignedIn" }]], not: ["signedIn"] },
    { spec: "shell §7", given: "a silent sign-on is under way", when: "it gets no answer", must: "signedOut.asking.failed", tells: [["session.ended", { reason: "notSignedIn" }]] },
    { spec: "architecture", given: "a silent sign-on is under way", when: "it has a defect", must: "signedOut.asking.crashed", tells: [["session.ended", { reason: "notSignedIn" }]] },
    { spec: "architecture", given: "a silent sign-on is under way", when: "the sign-in breaks", must: "signedOut.asking.crashed", tells: [["session.ended", { reason: "notSignedIn" }]] },
    { spec: "shell §7", given: "nobody is signed in, and the identity server is asked", when: "the identity server knows nobody", must: "signedOut.asking.idle" },
    { spec: "shell §7", given: "nobody is signed in, and the identity server is asked", when: "the identity server knows the person", must: "signedOut.signingIn", calls: ["signIn"] },
    { spec: "shell §7", given: "nobody is signed in, and the identity server is asked", when: "single sign-on is not there", must: "signedOut.asking.idle" },
    { spec: "shell §7", given: "nobody is signed in, and the identity server is asked", when: "the identity server refuses", must: "signedOut.asking.idle" },
    { spec: "shell §7", given: "nobody is signed in, and the identity server is asked", when: "the identity server says nothing for 15 seconds", must: "signedOut.asking.idle" },

    // The sign-in
    { spec: "shell §4", given: "the login form", when: "the login form is sent", must: "signedOut.signingIn", calls: [["signIn", { credentials: { _tag: "Password", request: { email_address: "ada@demo.test", password: "Secret-2026" } } }]], not: ["session.started"] },
    { spec: "decisions/calls", given: "a sign-in is under way", when: "the login form is sent", must: "signedOut.signingIn", not: ["signIn"] },
    { spec: "shell §4", given: "a sign-in is under way", when: "the password is accepted", must: "signedIn.loadingPartnerData", sees: { account: { user: ada } }, tells: [["session.started", { user: ada, takenOver: false }], ["tabs.tell", { news: { kind: "loggedIn" } }]], calls: ["loadPartnerData"], not: ["signOn.accepted"] },
    { spec: "shell §4", given: "a sign-in is under way", when: "it is refused", must: "signedOut.asking.refused", sees: { problem: { _tag: "Refused", code: "INVALID_PASSWORD" }, account: { _tag: "None" } }, tells: ["signOn.clearToken"], not: ["signedIn", "session.started"] },
    { spec: "shell §8", given: "a sign-in is under way", when: "it gets no answer", must: "signedOut.asking.failed", sees: { problem: { _tag: "Failed", failure: offline } }, not: ["signedIn", "signOn.clearToken"] },
    { spec: "architecture", given: "a sign-in is under way", when: "it has a defect", must: "signedOut.asking.crashed", not: ["signedIn"] },
    { spec: "architecture", given: "a sign-in is under way", when: "the sign-in breaks", must: "signedOut.asking.crashed", not: ["signedIn"] },
    { spec: "shell §8", given: "the login form tells a refusal", when: "the login form is sent", must: "signedOut.signingIn", sees: { problem: { _tag: "None" } }, calls: ["signIn"] },
    { spec: "shell §7", given: "the login form", when: "single sign-on is asked for", must: "signedOut.asking.idle", tells: [["signOn.login", { returnTo: "/orders/" }]] },
    { spec: "sign-on", given: "the login form", when: "another tab signs in", must: "restoring", tells: ["session.restoring"], calls: ["checkSession"] },

    // Who is signed in cannot be told
    { spec: "architecture", given: "whether somebody is signed in cannot be told", when: "almost 5 seconds pass", must: "signedOut.asking.unreachable.waiting", not: ["checkSession"] },
    { spec: "architecture", given: "whether somebody is signed in cannot be told", when: "5 seconds pass", must: "signedOut.asking.unreachable.checking", calls: ["checkSession"] },
    { spec: "shell §4", given: "whether somebody is signed in cannot be told", when: "a retry is asked for", must: "signedOut.asking.unreachable.checking", calls: ["checkSession"] },
    { spec: "shell §4", given: "whether somebody is signed in cannot be told", when: "the login form is sent", must: "signedOut.signingIn", sees: { failure: undefined }, calls: ["signIn"] },
    { spec: "decisions/calls", given: "it is asked again who is signed in", when: "a retry is asked for", must: "signedOut.asking.unreachable.checking", not: ["checkSession"] },
    { spec: "shell §4", given: "it is asked again who is signed in", when: "the repeated check finds somebody", must: "signedIn", tells: ["session.started"] },
    { spec: "shell §4", given: "it is asked again who is signed in", when: "the repeated check finds nobody", must: "signedOut.asking.checkingSignOn", tells: [["session.ended", { reason: "notSignedIn" }]] },
    { spec: "architecture", given: "it is asked again who is signed in", when: "the repeated check gets no answer", must: "signedOut.asking.unreachable.waiting" },
    { spec: "architecture", given: "it could not be told twice", when: "5 seconds pass", must: "signedOut.asking.unreachable.waiting", not: ["checkSession"] },
    { spec: "architecture", given: "it could not be told twice", when: "15 seconds pass", must: "signedOut.asking.unreachable.checking", calls: ["checkSession"] },
    { spec: "shell §4", given: "the login form tells a defect", when: "a retry is asked for", must: "restoring", tells: ["session.restoring"], calls: ["checkSession"] },

    // Signed in
    { spec: "shell §7", given: "somebody is signed in, and the partner data is loading", when: "the partner data comes", must: "signedIn.complete", tells: ["session.standingChanged"] },
    { spec: "shell §8", given: "somebody is signed in, and the partner data is loading", when: "the partner data does not come", must: "signedIn.withoutPartnerData", sees: { failure: undefined }, not: ["session.standingChanged", "session.ended"] },
    { spec: "decisions/calls", given: "somebody is signed in, and the partner data is loading", when: ["sign out is pressed", "the partner data comes late"], must: "leaving.loggingOut", sees: { account: { _tag: "None" } }, not: ["session.standingChanged", "signedIn"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "an answer says how long the session lasts", must: "signedIn.complete", sees: { secondsLeft: 900 }, tells: ["session.extended", ["tabs.tell", { news: { kind: "extended", seconds: 900 } }]] },
    { spec: "decisions/session", given: "somebody is signed in", when: "another tab has extended the session", must: "signedIn.complete", sees: { secondsLeft: 900 }, tells: ["tabs.extended"], not: ["tabs.tell"] },
    { spec: "shell §3", given: "somebody is signed in", when: "the own data is saved", must: "signedIn.complete", tells: ["session.dataSaved"] },
    { spec: "shell §7", given: "somebody is signed in", when: "the screen is ready", must: "signedIn.complete", tells: ["signOn.start"] },
    { spec: "shell §4", given: "somebody is signed in", when: "the session turns out to be the same", must: "signedIn.complete", sees: { account: { user: { firstname: "Grace" } } }, tells: ["session.standingChanged"], not: ["expired", "session.started"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "another account turns out to be signed in", must: "expired", sees: { displaced: true, account: { user: ada } }, not: ["session.started", "account.discarded"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "a call is refused as another account's", must: "expired", sees: { displaced: true, account: { user: ada } }, not: ["account.discarded"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "a call is answered that the session is over", must: "expired.asking.idle", sees: { displaced: false, account: { user: ada } }, not: ["session.ended", "account.discarded"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "the session is gone without news", must: "leaving.elsewhere", sees: { account: { _tag: "None" } }, tells: ["account.discarded", ["session.ended", { reason: "elsewhere" }]], calls: [["clearBrowserState", { scope: "logout" }]], not: ["logOut"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "another tab signs out", must: "leaving.elsewhere", tells: ["account.discarded", ["session.ended", { reason: "elsewhere" }]], not: ["logOut", "tabs.tell"] },
    { spec: "sign-on", given: "somebody is signed in", when: "another tab signs in", must: "signedIn.complete", tells: ["tabs.loggedIn"] },
    { spec: "sign-on", given: "somebody is signed in", when: "the identity session is signed out", must: "signedIn.complete", tells: ["signOn.signedOutElsewhere"], not: ["session.ended"] },
    { spec: "decisions/session", given: "somebody is signed in", when: "the identity session runs out", must: "signedIn.complete", tells: ["signOn.ended"], not: ["session.ended"] },

    // Signing out
    { spec: "shell §4", given: "somebody is signed in", when: "sign out is pressed", must: "leaving.loggingOut.telling", sees: { account: { _tag: "None" }, owed: true }, tells: ["account.discarded", ["session.ended", { reason: "loggedOut" }], ["tabs.tell", { news: { kind: "loggedOut" } }], "logout.owed"], calls: ["logOut"], not: ["signOn.logout"] },
    { spec: "decisions/calls", given: "somebody signs out", when: "sign out is pressed", must: "leaving.loggingOut.telling", not: ["logOut", "session.ended"] },
    { spec: "shell §4", given: "somebody signs out", when: "the server knows of the logout", must: "leaving.loggingOut.clearing", sees: { owed: false }, calls: [["clearBrowserState", { scope: "logout" }]] },
    { spec: "decisions/session", given: "somebody signs out", when: "the server cannot be told of the logout", must: "leaving.loggingOut.clearing", sees: { owed: true, account: { _tag: "None" } }, calls: [["clearBrowserState", { scope: "logout" }]], not: ["signedIn", "logout.settled"] },
    { spec: "decisions/calls", given: "somebody signs out", when: "10 seconds pass", must: "leaving.loggingOut.clearing", sees: { owed: true } },
    { spec: "shell §4", given: "somebody has signed out, and the browser forgets", when: "the browser has forgotten", must: "signedOut.asking.idle", tells: ["signOn.logout"], not: ["signedIn"] },
    { spec: "decisions/session", given: "somebody has signed out, and the browser forgets", when: "the browser does not forget in 5 seconds", must: "signedOut.asking.idle", sees: { failure: undefined }, tells: ["signOn.logout"] },
    { spec: "decisions/session", given: "somebody signed out in another tab", when: "sign out is pressed", must: "leaving.elsewhere", not: ["logOut", "session.ended"] },
    { spec: "decisions/session", given: "somebody has signed out in another tab", when: "the identity server knows the person", must: "signedOut.asking.idle", not: ["signIn", "signedIn"] },
    { spec: "shell §4", given: "somebody is signed out silently", when: "the server knows of the silent logout", must: "leaving.loggingOutSilently.clearing", sees: { owed: false }, tells: ["logout.settled"], calls: [["clearBrowserState", { scope: "silent" }]], not: ["signOn.logout"] },
    { spec: "decisions/session", given: "a page is opened while a logout is owed", when: "the server knows of the owed logout", must: "signedOut.asking.idle", sees: { owed: false }, tells: ["signOn.logout"], not: ["checkSession"] },
    { spec: "decisions/session", given: "a logout is owed, and the server is told", when: "single sign-on is asked for", must: "leaving.owed", sees: { signOnTo: "/orders/" }, not: ["signOn.login"] },
    { spec: "decisions/session", given: "a logout is owed, and the server is told", when: "the login form is sent", must: "signedOut.signingIn", calls: ["signIn"] },
    { spec: "decisions/session", given: "a logout is owed, and the server could not be told", when: "single sign-on is asked for", must: "signedOut.asking.idle", sees: { signOnTo: "/orders/" }, tells: ["session.retry"], not: ["signOn.login"] },
    { spec: "decisions/session", given: "a logout is owed, and the server could not be told", when: "a retry is asked for", must: "signedOut.asking.idle", tells: ["session.retry"] },
    { spec: "decisions/session", given: "a logout is owed, and the server could not be told", when: "the server knows of the owed logout at last", must: "signedOut.asking.idle", sees: { owed: false }, tells: ["signOn.logout"] },
    { spec: "decisions/session", given: "the login form", when: "a retry is asked for", must: "signedOut.asking.idle", not: ["session.retry"] },

    // Expired
    { spec: "decisions/session", given: "the session has expired", when: "the login form is sent", must: "expired.signingIn", sees: { account: { user: ada } }, calls: ["signIn"] },
    { spec: "decisions/calls", given: "the session has expired, and a sign-in is under way", when: "the login form is sent", must: "expired.signingIn", not: ["signIn"] },
    { spec: "decisions/session", given: "the session has expired, and a sign-in is under way", when: "the password is accepted", must: "signedIn", tells: [["session.started", { takenOver: false }], ["tabs.tell", { news: { kind: "loggedIn" } }]], not: ["account.discarded", "leaving"] },
    { spec: "decisions/session", given: "the session has expired, and a sign-in is under way", when: "the password of another account is accepted", must: "leaving.toOtherAccount", tells: ["account.discarded"], calls: [["clearBrowserState", { scope: "otherAccount" }]], not: ["session.started", "signedIn"] },
    { spec: "shell §8", given: "the session has expired, and a sign-in is under way", when: "it is refused", must: "expired.asking.refused", sees: { problem: { code: "INVALID_PASSWORD" }, account: { user: ada } }, tells: ["signOn.clearToken"], not: ["session.ended"] },
    { spec: "decisions/session", given: "the session has expired, and a sign-in is under way", when: "it gets no answer", must: "expired.asking.failed", sees: { account: { user: ada } }, not: ["session.ended"] },
    { spec: "decisions/session", given: "the session has expired, and a sign-in is under way", when: "the identity session is signed out", must: "expired.signingIn", not: ["leaving", "account.discarded"] },
    { spec: "decisions/session", given: "the session has expired, and a sign-in is under way", when: ["sign out is pressed", "it is accepted late"], must: "leaving.loggingOut", sees: { account: { _tag: "None" } }, not: ["signedIn", "session.started"] },
    { spec: "decisions/session", given: "the session has expired", when: "the identity server knows the person", must: "expired.asking.idle", not: ["signIn"] },
    { spec: "decisions/session", given: "the session has expired", when: "single sign-on is asked for", must: "expired.asking.reachingSignOn", tells: ["signOn.login"] },
    { spec: "decisions/session", given: "the session has expired, and single sign-on is asked for", when: "the identity server knows the person", must: "expired.signingIn", calls: ["signIn"] },
    { spec: "decisions/session", given: "the session has expired, and single sign-on is asked for", when: "single sign-on is not there", must: "expired.asking.idle" },
    { spec: "decisions/session", given: "the session has expired, and single sign-on is asked for", when: "the identity server refuses", must: "expired.asking.idle" },
    { spec: "decisions/session", given: "the session has expired, and single sign-on is asked for", when: "the identity server says nothing for 30 seconds", must: "expired.asking.idle" },
    { spec: "decisions/session", given: "the session has expired", when: "another tab signs in", must: "expired.asking.idle", tells: ["tabs.loggedIn"], not: ["signedIn"] },
    { spec: "decisions/session", given: "the session has expired", when: "the session turns out to be the same", must: "signedIn", tells: ["session.started"], not: ["account.discarded"] },
    { spec: "decisions/session", given: "the session has expired", when: "another account turns out to be signed in", must: "expired.asking.idle", sees: { displaced: true, account: { user: ada } }, not: ["account.discarded", "signedIn"] },
    { spec: "decisions/session", given: "the session has expired", when: "to go on as the other account is pressed", must: "expired.asking.idle", not: ["checkSession"] },
    { spec: "decisions/session", given: "the session has expired", when: "the identity session is signed out", must: "leaving.elsewhere", tells: ["account.discarded"] },
    { spec: "decisions/session", given: "the session has expired", when: "another tab signs out", must: "leaving.elsewhere", tells: ["account.discarded"], not: ["logOut"] },
    { spec: "decisions/session", given: "the session has expired", when: "sign out is pressed", must: "leaving.loggingOut", tells: ["account.discarded"], calls: ["logOut"] },
    { spec: "decisions/session", given: "the session has expired", when: "almost 12 hours pass", must: "expired.asking.idle", not: ["logOut"] },
    { spec: "shell §4", given: "the session has expired", when: "12 hours pass", must: "leaving.loggingOutSilently", sees: { account: { _tag: "None" } }, tells: ["account.discarded", ["session.ended", { reason: "silent" }], "signOn.clearToken"], calls: ["logOut"], not: ["tabs.tell", "signOn.logout"] },

    // Another account
    { spec: "decisions/session", given: "the page is covered, as another account is signed in", when: "12 hours pass", must: "expired.asking.idle", sees: { displaced: true }, not: ["logOut"] },
    { spec: "decisions/session", given: "the page is covered, as another account is signed in", when: "another tab signs out", must: "expired.asking.idle", sees: { displaced: true }, not: ["leaving", "account.discarded"] },
    { spec: "decisions/session", given: "the page is covered, as another account is signed in", when: "the identity session is signed out", must: "expired.asking.idle", sees: { displaced: true }, not: ["leaving", "account.discarded"] },
    { spec: "decisions/session", given: "the page is covered, as another account is signed in", when: "to go on as the other account is pressed", must: "expired.switching", calls: ["checkSession"] },
    { spec: "decisions/calls", given: "it is looked who is signed in, to go on as that account", when: "to go on as the other account is pressed", must: "expired.switching", not: ["checkSession"] },
    { spec: "decisions/session", given: "it is looked who is signed in, to go on as that account", when: "the look finds the first account", must: "signedIn", sees: { account: { user: ada }, displaced: false }, tells: ["session.started"], not: ["account.discarded"] },
    { spec: "decisions/session", given: "it is looked who is signed in, to go on as that account", when: "the look finds the other account", must: "leaving.toOtherAccount", tells: ["account.discarded"], not: ["session.started"] },
    { spec: "decisions/session", given: "it is looked who is signed in, to go on as that account", when: "the look finds nobody", must: "leaving.elsewhere", tells: ["account.discarded", "session.ended"] },
    { spec: "decisions/session", given: "it is looked who is signed in, to go on as that account", when: "the look gets no answer", must: "expired.asking.failed", sees: { displaced: true, account: { user: ada } }, not: ["account.discarded"] },
    { spec: "decisions/session", given: "another account replaces the first", when: "the browser has forgotten all of the first", must: "signedIn", sees: { account: { user: bob } }, tells: [["session.started", { user: bob, takenOver: true }]] },
    { spec: "decisions/session", given: "another account replaces the first", when: "the browser cannot forget the first", must: "signedOut.asking.crashed", sees: { account: { _tag: "None" } }, tells: [["session.ended", { reason: "unreachable" }]], not: ["session.started", "signedIn"] },
  ],
});
