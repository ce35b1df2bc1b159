import { createMachine, fromCallback } from "xstate";
import { ownDataSaved } from "../../../machines/session/own-data-saved.ts";
import type { portalMachine } from "../../../machines/shell/portal.machine.ts";
import { userData } from "../../samples/session.samples.ts";
import { begins, tableOf } from "../spec-table.ts";

const input = { locale: "int", chosen: false, hasPendingLogout: false };
const ada = userData("a");
const owner = { groups: ["partner"], rights: undefined } as const;
const started = {
  type: "session.started",
  user: ada,
  visitor: owner,
  standing: { tier: "gold", groups: ["partner"], distributor: false },
  takenOver: false,
} as const;

/** The portal itself: the only actor that nobody started. */
const portal = { _parent: undefined };
/** A screen's actor that does nothing. */
const screen = fromCallback(() => undefined);
/** A screen's actor that waits for an answer. */
const sending = createMachine({ initial: "sending", states: { sending: { tags: "busy" } } });
const names = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `screen-${from + index}`);
/** Forty screens that were shown one after the other, and are kept for a return. */
const forty = (logic: typeof screen | typeof sending = screen) =>
  names(1, 40).flatMap((key, index) => [
    { type: "screen.opened", key, logic: index === 0 ? logic : screen, input: {} } as const,
    { type: "screen.entered", key } as const,
    { type: "screen.left", key } as const,
  ]);
const opened = { type: "screen.opened", key: "orders", logic: screen, input: {} } as const;
const entered = { type: "screen.entered", key: "orders" } as const;
const left = { type: "screen.left", key: "orders" } as const;
const shown = [opened, entered];
const call = (failure: object) => ({ type: "call.failed", failure }) as never;

export const table = tableOf<typeof portalMachine>()({
  situations: {
    "the page begins": { input, steps: [] },
    "the page begins with what the browser knows": {
      input: {
        locale: "dede",
        chosen: true,
        hasPendingLogout: true,
        expectsSession: true,
        expectsSignOn: true,
        signOnTo: "/orders/",
      },
      steps: [],
    },
    "the orders are shown": { input, steps: shown },
    "forty screens are kept for a return": { input, steps: forty() },
    "forty screens are kept, and the oldest is shown again": {
      input,
      steps: [...forty(), { type: "screen.entered", key: "screen-1" }],
    },
    "forty screens are kept, and the oldest still waits for an answer": { input, steps: forty(sending) },
    "the orders were shown, and are kept for a return": { input, steps: [...shown, left] },
  },
  steps: {
    "it begins": begins,
    "the person has signed out in another tab": { type: "session.ended", reason: "elsewhere" },
    "who is signed in cannot be told": { type: "session.ended", reason: "unreachable" },
    "the orders are opened": opened,
    "a view shows the orders": entered,
    "the view of the orders goes": left,
    "another screen tells the orders something": {
      type: "screen.forwarded",
      key: "orders",
      event: { type: "orders.begin" },
    },
    "a screen tells the session that the person has saved their own data": {
      type: "screen.forwarded",
      ...ownDataSaved,
    },
    "the actor of the orders fails": {
      type: "xstate.error.actor.orders",
      actorId: "orders",
      error: new Error("a defect"),
    },
    "somebody is signed in": started,
    "another account takes the page over": { ...started, takenOver: true },
    "the partner data comes": { type: "session.standingChanged", visitor: owner, standing: started.standing },
    "the session is checked again": { type: "session.restoring" },
    "the session's check gets no answer": { type: "session.unanswered" },
    "the person signs out": { type: "session.ended", reason: "loggedOut" },
    "the person is signed out silently": { type: "session.ended", reason: "silent" },
    "nobody turns out to be signed in": { type: "session.ended", reason: "notSignedIn" },
    "the data of the account has to go": { type: "account.discarded" },
    "a call is answered": { type: "call.answered" },
    "a call is answered, which says how long the session lasts": { type: "call.answered", seconds: 1800 },
    "a call is answered that the session is over": call({ _tag: "SessionExpired" }),
    "a call is refused as another account's": call({ _tag: "Refused", code: "OTHER_ACCOUNT" }),
    "a call gets no answer": call({ _tag: "Offline" }),
    "a call is refused for another reason": call({ _tag: "Refused", code: "CONFLICT" }),
    "the endpoint answers again": { type: "endpoint.recovered" },
    "orders change on the server": { type: "live.changed", topics: ["orders"] },
    "messages change on the server": { type: "live.changed", topics: ["messages"] },
    "the language is changed": { type: "language.changed", locale: "dede", from: "enen" },
    "another page is opened, in the shop": { type: "route.changed", shopInstance: "AT" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "architecture", given: "the page begins", when: "it begins", must: "", sees: { screens: [] }, calls: [["session", { parent: portal, logoutPending: false, expected: false, signedOn: false, signOnTo: undefined }], ["language", { parent: portal, locale: "int", chosen: false }], ["endpointHealth", { parent: portal }], "routeGuard", "accountMenu", "mobileNavigation", ["notificationCentre", { locale: "int" }], "watchCalls"] },
    { spec: "decisions/session", given: "the page begins with what the browser knows", when: "it begins", must: "", calls: [["session", { logoutPending: true, expected: true, signedOn: true, signOnTo: "/orders/" }], ["language", { locale: "dede", chosen: true }]] },

    // Who is signed in
    { spec: "shell §4", given: "the orders are shown", when: "somebody is signed in", must: "", tells: [["session.changed", { visitor: owner }], "language.loggedIn", "notifications.accountChanged", "resource.retry", "screen.retry"], not: ["session.takenOver"] },
    { spec: "shell §4", given: "the page begins", when: ["another page is opened, in the shop", "somebody is signed in"], must: "", tells: [["language.loggedIn", { origin: { navInstance: "AT", accountCountry: "AT", shopInstance: "AT" } }]] },
    { spec: "decisions/session", given: "the orders are shown", when: "another account takes the page over", must: "", tells: [["session.takenOver", { visitor: owner }], "language.loggedIn", "notifications.accountChanged"], not: ["session.changed"] },
    { spec: "shell §5", given: "the page begins", when: "the partner data comes", must: "", tells: [["session.changed", { visitor: owner }]], not: ["language.loggedIn"] },
    { spec: "shell §4", given: "the page begins", when: "the session is checked again", must: "", tells: ["session.restoring"] },
    { spec: "decisions/session", given: "the orders are shown", when: "the session's check gets no answer", must: "", tells: ["session.unanswered"], not: ["session.changed", "notifications.signedOut", "session.restoring"] },
    { spec: "shell §2", given: "the orders are shown", when: "the person signs out", must: "", tells: ["session.loggedOut", "notifications.signedOut"], not: ["session.changed"] },
    { spec: "shell §4", given: "the orders are shown", when: "the person is signed out silently", must: "", tells: ["session.loggedOut", "notifications.signedOut"], not: ["session.changed"] },
    { spec: "shell §5", given: "the page begins", when: "nobody turns out to be signed in", must: "", tells: [["session.changed", { visitor: undefined }], "notifications.signedOut"], not: ["session.loggedOut"] },
    { spec: "decisions/session", given: "the orders are shown", when: "the person has signed out in another tab", must: "", tells: [["session.changed", { visitor: undefined }], "notifications.signedOut"], not: ["session.loggedOut"] },
    { spec: "decisions/session", given: "the page begins", when: "who is signed in cannot be told", must: "", tells: [["session.changed", { visitor: undefined }]], not: ["session.loggedOut"] },
    { spec: "decisions/session", given: "the orders are shown", when: "the data of the account has to go", must: "", sees: { screens: [] }, tells: ["accountMenu.close", "mobileNavigation.close", "notifications.close"] },
    { spec: "decisions/session", given: "the orders were shown, and are kept for a return", when: "the data of the account has to go", must: "", sees: { screens: [], left: [] } },

    // What calls say
    { spec: "shell §4", given: "the page begins", when: "a call is answered", must: "", tells: ["endpoint.answered"], not: ["session.extended"] },
    { spec: "decisions/session", given: "the page begins", when: "a call is answered, which says how long the session lasts", must: "", tells: ["endpoint.answered", ["session.extended", { seconds: 1800 }]] },
    { spec: "decisions/session", given: "the orders are shown", when: "a call is answered that the session is over", must: "", sees: { screens: ["orders"] }, tells: ["session.expired", "endpoint.answered"], not: ["endpoint.failed", "session.displaced"] },
    { spec: "decisions/session", given: "the orders are shown", when: "a call is refused as another account's", must: "", sees: { screens: ["orders"] }, tells: ["session.displaced", "endpoint.answered"], not: ["session.expired", "endpoint.failed"] },
    { spec: "shell §8", given: "the page begins", when: "a call gets no answer", must: "", tells: ["endpoint.failed"], not: ["session.expired"] },
    { spec: "shell §4", given: "the page begins", when: "a call is refused for another reason", must: "", tells: ["endpoint.answered"], not: ["endpoint.failed", "session.expired", "session.displaced"] },
    { spec: "shell §4", given: "the orders are shown", when: "the endpoint answers again", must: "", tells: ["session.retry", "notifications.retry", "resource.retry", "screen.retry"] },

    // Screens
    { spec: "decisions/shell", given: "the page begins", when: "the orders are opened", must: "", sees: { screens: ["orders"], shown: [] }, calls: ["orders"] },
    { spec: "decisions/shell", given: "the page begins", when: ["the orders are opened", "a view shows the orders"], must: "", sees: { shown: ["orders"] }, not: ["screen.returned"] },
    { spec: "decisions/shell", given: "the orders are shown", when: "the orders are opened", must: "", sees: { screens: ["orders"] }, not: ["orders"] },
    { spec: "decisions/shell", given: "the orders are shown", when: "the view of the orders goes", must: "", sees: { screens: ["orders"], shown: [], left: ["orders"] } },
    { spec: "decisions/shell", given: "the orders were shown, and are kept for a return", when: "a view shows the orders", must: "", sees: { shown: ["orders"], left: [] }, tells: ["screen.returned"] },
    { spec: "decisions/shell", given: "the orders are shown", when: "a view shows the orders", must: "", sees: { shown: ["orders", "orders"] }, not: ["screen.returned"] },
    { spec: "decisions/shell", given: "the orders are shown", when: ["a view shows the orders", "the view of the orders goes"], must: "", sees: { shown: ["orders"], left: [] } },
    { spec: "decisions/shell", given: "the orders were shown, and are kept for a return", when: "the view of the orders goes", must: "", sees: { shown: [], left: ["orders"] } },
    { spec: "decisions/shell", given: "the orders are shown", when: "another screen tells the orders something", must: "", tells: ["orders.begin"] },
    { spec: "decisions/shell", given: "the page begins", when: "another screen tells the orders something", must: "", sees: { screens: [] }, not: ["orders.begin"] },
    { spec: "shell §3", given: "the page begins", when: "a screen tells the session that the person has saved their own data", must: "", tells: ["session.dataSaved"] },
    { spec: "decisions/shell", given: "the orders are shown", when: "the actor of the orders fails", must: "", sees: { screens: [] } },
    { spec: "decisions/shell", given: "the orders are shown", when: ["the actor of the orders fails", "the orders are opened"], must: "", sees: { screens: ["orders"] }, calls: ["orders"] },
    { spec: "decisions/shell", given: "forty screens are kept for a return", when: "the orders are opened", must: "", sees: { screens: [...names(2, 40), "orders"], left: names(2, 40) }, calls: ["orders"] },
    { spec: "decisions/shell", given: "forty screens are kept, and the oldest is shown again", when: "the orders are opened", must: "", sees: { screens: ["screen-1", ...names(3, 40), "orders"], shown: ["screen-1"] } },
    { spec: "decisions/shell", given: "forty screens are kept, and the oldest still waits for an answer", when: "the orders are opened", must: "", sees: { screens: ["screen-1", ...names(3, 40), "orders"] } },
    { spec: "decisions/live", given: "the orders are shown", when: "orders change on the server", must: "", tells: [["resource.invalidate", { topics: ["orders"] }]], not: ["notifications.invalidate"] },
    { spec: "decisions/live", given: "the orders were shown, and are kept for a return", when: "orders change on the server", must: "", not: ["resource.invalidate"] },
    { spec: "decisions/live", given: "the page begins", when: "messages change on the server", must: "", tells: ["notifications.invalidate"] },

    // The shell
    { spec: "shell §7", given: "the page begins", when: "the language is changed", must: "", tells: [["notifications.localeChanged", { locale: "dede" }]] },
    { spec: "shell §1", given: "the orders are shown", when: "another page is opened, in the shop", must: "", sees: { shopInstance: "AT" }, tells: ["accountMenu.close", "mobileNavigation.close", "notifications.close", "help.close"] },
  ],
});
