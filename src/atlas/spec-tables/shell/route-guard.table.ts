import { notFoundRoute, routes, type Route } from "../../../domain/shell/routes.ts";
import type { routeGuardMachine } from "../../../machines/shell/route-guard.machine.ts";
import { begins, breaks, ends, late, passes, tableOf } from "../spec-table.ts";

const partner = { groups: ["partner"], rights: undefined } as const;
const customer = { groups: ["endcustomer"], rights: undefined } as const;
const starting = { groups: ["partner", "startingPartner"], rights: undefined } as const;
const staff = { groups: ["ma"], rights: undefined } as const;
const clerk = { groups: ["partner"], rights: ["tickets"] } as const;
const targets = {
  origin: "https://portal.test",
  shops: { at: { url: "https://shop.test/at/", instance: "AT" } },
};

const enter = (route: Route, search = "", path = route.path) =>
  ({ type: "route.entered", route, path, search }) as const;
const visits = (visitor: typeof partner | typeof customer | typeof starting | typeof staff | typeof clerk) =>
  ({ type: "session.changed", visitor }) as const;
const nobody = { type: "session.changed", visitor: undefined } as const;
const unanswered = { type: "session.unanswered" } as const;
const at = (...steps: readonly (ReturnType<typeof enter | typeof visits> | typeof unanswered)[]) => ({
  input: targets,
  steps,
});
const login = (search = "", path = "/login/") => enter(routes.login, search, path);

const go = (to: string) => [["navigate", { to, replace: true }]] as const;

export const table = tableOf<typeof routeGuardMachine>()({
  situations: {
    "a page is opened": at(),
    "the orders are opened before the session is known": at(enter(routes.orders, "?page=2")),
    "the orders wait for the portal's answer": at(enter(routes.orders, "?page=2"), unanswered),
    "the home page is opened before the session is known": at(enter(routes.dashboard)),
    "the login is open": { input: targets, steps: [login(), nobody] },
    "the login is open on the way to the orders": {
      input: targets,
      steps: [login("?redirect=%2Forders%2F%3Fpage%3D2"), nobody],
    },
    "the login is open on the way to another site": {
      input: targets,
      steps: [login("?redirect=https%3A%2F%2Fevil.test%2F"), nobody],
    },
    "the login of a shop is open": { input: targets, steps: [login("", "/login/at/"), nobody] },
    "the login of an unknown shop is open": { input: targets, steps: [login("", "/login/xx/"), nobody] },
    "nobody is signed in": { input: targets, steps: [nobody] },
    "a partner is signed in": at(visits(partner)),
    "a starting partner is signed in": at(visits(starting)),
    "an end customer is signed in": at(visits(customer)),
    "staff is signed in": at(visits(staff)),
    "an employee with the right for tickets alone is signed in": at(visits(clerk)),
    "a partner looks at the orders": at(visits(partner), enter(routes.orders)),
    "a partner looks at the messages": at(visits(partner), enter(routes.messages)),
    "a partner is led from the login": at(visits(partner), login()),
    "the session check took too long": {
      input: targets,
      steps: [enter(routes.orders), passes(60_000), ends("navigate")],
    },
    "the redirect has broken": { input: targets, steps: [nobody, enter(routes.orders), breaks("navigate")] },
  },
  steps: {
    "it begins": begins,
    "the orders are opened": enter(routes.orders, "?page=2"),
    "a link to an order is opened": enter(routes.order, "?from=mail&x=a%20b", "/order/4711/"),
    "the home page is opened": enter(routes.dashboard),
    "the messages are opened": enter(routes.messages),
    "a message is opened": enter(routes.message, "", "/message/7/"),
    "the forgotten password is opened": enter(routes.forgotPassword),
    "a link of a letter is opened": enter(routes.resetPassword, "", "/reset-password/"),
    "the page without permission is opened": enter(routes.noAccess),
    "an unknown address is opened": enter(notFoundRoute, "", "/nowhere/"),
    "the website is opened": enter(routes.website),
    "the first steps are opened": enter(routes.firstSteps),
    "the registration is opened": enter(routes.registration, "", "/registration/"),
    "the tickets are opened": enter(routes.tickets),
    "the downloads are opened": enter(routes.downloads, "?page=2"),
    "the ticket statistics are opened": enter(routes.ticketStatistics, "?year=2024"),
    "the support is opened": enter(routes.support),
    "the login is opened": login(),
    "a partner turns out to be signed in": visits(partner),
    "an end customer turns out to be signed in": visits(customer),
    "a partner signs in": visits(partner),
    "a starting partner signs in": visits(starting),
    "nobody turns out to be signed in": nobody,
    "the session ends": nobody,
    "the rights are now for tickets alone": visits(clerk),
    "a minute passes": passes(60_000),
    "almost a minute passes": passes(59_999),
    "10 seconds pass": passes(10_000),
    "the person signs out": { type: "session.loggedOut" },
    "another account takes over": { type: "session.takenOver", visitor: starting },
    "another account takes over whose landing page is here": { type: "session.takenOver", visitor: partner },
    "the session is checked again": { type: "session.restoring" },
    "the session's check gets no answer": unanswered,
    "the address has changed": ends("navigate"),
    "the router has a defect": breaks("navigate"),
    "the address has changed late": late(ends("navigate")),
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §4", given: "a page is opened", when: "it begins", must: "idle", not: ["navigate"] },
    { spec: "shell §4", given: "a page is opened", when: "the orders are opened", must: "waitingForSession", tags: ["busy"], not: ["allowed", "redirecting", "navigate"] },
    { spec: "shell §4", given: "the orders are opened before the session is known", when: "a partner turns out to be signed in", must: "allowed", tags: ["allowed"], not: ["navigate"] },
    { spec: "shell §5", given: "the orders are opened before the session is known", when: "nobody turns out to be signed in", must: "redirecting", tags: ["busy"], calls: go("/login/?redirect=%2Forders%2F%3Fpage%3D2"), not: ["allowed"] },
    { spec: "shell §5", given: "the home page is opened before the session is known", when: "nobody turns out to be signed in", must: "redirecting", calls: go("/login/"), not: ["allowed"] },
    { spec: "shell §4", given: "the orders are opened before the session is known", when: "almost a minute passes", must: "waitingForSession", not: ["navigate"] },
    { spec: "shell §4", given: "the orders are opened before the session is known", when: "a minute passes", must: "redirecting", calls: go("/login/?redirect=%2Forders%2F%3Fpage%3D2"), not: ["allowed"] },
    { spec: "shell §4", given: "the session check took too long", when: "a partner turns out to be signed in", must: "idle", not: ["allowed", "navigate"] },
    { spec: "shell §5", given: "a page is opened", when: "the messages are opened", must: "allowed", not: ["navigate"] },
    { spec: "shell §5", given: "a page is opened", when: "the registration is opened", must: "allowed", not: ["navigate"] },
    { spec: "shell §2", given: "a page is opened", when: "the login is opened", must: "allowed", not: ["navigate"] },
    { spec: "shell §5", given: "nobody is signed in", when: "the messages are opened", must: "allowed", not: ["navigate"] },
    { spec: "decisions/shell", given: "nobody is signed in", when: "a message is opened", must: "allowed", not: ["navigate"] },
    { spec: "decisions/shell", given: "nobody is signed in", when: "the forgotten password is opened", must: "allowed", not: ["navigate"] },
    { spec: "decisions/shell", given: "nobody is signed in", when: "a link of a letter is opened", must: "allowed", not: ["navigate"] },
    { spec: "decisions/shell", given: "nobody is signed in", when: "the page without permission is opened", must: "allowed", not: ["navigate"] },
    { spec: "decisions/shell", given: "nobody is signed in", when: "an unknown address is opened", must: "allowed", not: ["navigate"] },
    { spec: "shell §5", given: "nobody is signed in", when: "the website is opened", must: "redirecting", calls: go("/login/?redirect=%2Fwebsite%2F"), not: ["allowed"] },
    { spec: "shell §5", given: "nobody is signed in", when: "the orders are opened", must: "redirecting", calls: go("/login/?redirect=%2Forders%2F%3Fpage%3D2"), not: ["allowed"] },

    { spec: "shell §5", given: "nobody is signed in", when: "a link to an order is opened", must: "redirecting", calls: go("/login/?redirect=%2Forder%2F4711%2F%3Ffrom%3Dmail%26x%3Da%2520b"), not: ["allowed"] },

    // No answer, where the browser has a mark of a session
    { spec: "decisions/session", given: "the orders are opened before the session is known", when: "the session's check gets no answer", must: "waitingForAnswer", sees: { sessionKnown: false }, not: ["navigate", "redirecting", "allowed"] },
    { spec: "decisions/session", given: "the orders wait for the portal's answer", when: ["a minute passes", "a minute passes"], must: "waitingForAnswer", not: ["navigate", "redirecting"] },
    { spec: "decisions/session", given: "the orders wait for the portal's answer", when: ["the tickets are opened", "a minute passes"], must: "waitingForAnswer", not: ["navigate", "redirecting", "allowed"] },
    { spec: "decisions/session", given: "the orders wait for the portal's answer", when: "the messages are opened", must: "allowed", not: ["navigate"] },
    { spec: "decisions/session", given: "a page is opened", when: ["the messages are opened", "the session's check gets no answer"], must: "allowed", not: ["navigate"] },
    { spec: "decisions/session", given: "a page is opened", when: ["the messages are opened", "the session's check gets no answer", "the tickets are opened"], must: "waitingForAnswer", not: ["navigate", "waitingForSession"] },
    { spec: "decisions/session", given: "the orders wait for the portal's answer", when: "the session is checked again", must: "waitingForSession", tags: ["busy"], not: ["navigate"] },
    { spec: "decisions/session", given: "the orders wait for the portal's answer", when: ["the session is checked again", "a partner turns out to be signed in"], must: "allowed", not: ["navigate"] },
    { spec: "shell §5", given: "the orders wait for the portal's answer", when: ["the session is checked again", "nobody turns out to be signed in"], must: "redirecting", calls: go("/login/?redirect=%2Forders%2F%3Fpage%3D2"), not: ["allowed"] },
    { spec: "shell §4", given: "the orders wait for the portal's answer", when: ["the session is checked again", "the tickets are opened"], must: "waitingForSession", not: ["waitingForAnswer"] },
    { spec: "shell §4", given: "the orders wait for the portal's answer", when: "a partner turns out to be signed in", must: "allowed", not: ["navigate"] },

    // Groups and rights
    { spec: "shell §6", given: "a partner is signed in", when: "the orders are opened", must: "allowed" },
    { spec: "shell §6", given: "an end customer is signed in", when: "the home page is opened", must: "allowed" },
    { spec: "shell §6", given: "a partner is signed in", when: "the downloads are opened", must: "allowed" },
    { spec: "shell §2", given: "an end customer is signed in", when: "the downloads are opened", must: "redirecting", calls: go("/no-access/?page=2"), not: ["allowed"] },
    { spec: "shell §2", given: "a partner is signed in", when: "the ticket statistics are opened", must: "redirecting", calls: go("/no-access/?year=2024"), not: ["allowed"] },
    { spec: "shell §6", given: "staff is signed in", when: "the ticket statistics are opened", must: "allowed" },
    { spec: "shell §6", given: "staff is signed in", when: "the support is opened", must: "allowed" },
    { spec: "shell §6", given: "a partner is signed in", when: "the support is opened", must: "allowed" },
    { spec: "shell §6", given: "an end customer is signed in", when: "the support is opened", must: "redirecting", calls: go("/no-access/"), not: ["allowed"] },
    { spec: "shell §2", given: "a partner is signed in", when: "the website is opened", must: "allowed" },
    { spec: "shell §2", given: "an end customer is signed in", when: "the website is opened", must: "redirecting", calls: go("/no-access/"), not: ["allowed"] },
    { spec: "shell §2", given: "staff is signed in", when: "the downloads are opened", must: "redirecting", calls: go("/no-access/?page=2"), not: ["allowed"] },
    { spec: "shell §6", given: "a partner is signed in", when: "the first steps are opened", must: "redirecting", calls: go("/no-access/"), not: ["allowed"] },
    { spec: "shell §6", given: "a starting partner is signed in", when: "the first steps are opened", must: "allowed", not: ["navigate"] },
    { spec: "business §6", given: "an employee with the right for tickets alone is signed in", when: "the tickets are opened", must: "allowed" },
    { spec: "business §6", given: "an employee with the right for tickets alone is signed in", when: "the orders are opened", must: "redirecting", calls: go("/no-access/?page=2"), not: ["allowed"] },
    { spec: "business §6", given: "an employee with the right for tickets alone is signed in", when: "the website is opened", must: "redirecting", calls: go("/no-access/"), not: ["allowed"] },
    { spec: "decisions/shell", given: "an employee with the right for tickets alone is signed in", when: "the downloads are opened", must: "allowed" },
    { spec: "business §6", given: "a partner looks at the orders", when: "the rights are now for tickets alone", must: "redirecting", calls: go("/no-access/") },

    // After a sign-in
    { spec: "shell §2", given: "the login is open", when: "a partner signs in", must: "redirecting", calls: go("/") },
    { spec: "shell §2", given: "the login is open", when: "a starting partner signs in", must: "redirecting", calls: go("/first-steps/") },
    { spec: "shell §2", given: "the login is open on the way to the orders", when: "a starting partner signs in", must: "redirecting", calls: go("/orders/?page=2") },
    { spec: "decisions/session", given: "the login is open on the way to another site", when: "a partner signs in", must: "redirecting", calls: go("/") },
    { spec: "shell §2", given: "the login of a shop is open", when: "a partner signs in", must: "redirecting", calls: go("https://shop.test/at/") },
    { spec: "decisions/session", given: "the login of an unknown shop is open", when: "a partner signs in", must: "redirecting", calls: go("/") },
    { spec: "shell §2", given: "a partner is signed in", when: "the login is opened", must: "redirecting", calls: go("/"), not: ["allowed"] },

    // The end of a session
    { spec: "shell §4", given: "a partner looks at the orders", when: "the session ends", must: "redirecting", calls: go("/login/") },
    { spec: "shell §5", given: "a partner looks at the messages", when: "the session ends", must: "allowed", not: ["navigate"] },
    { spec: "shell §4", given: "a partner looks at the orders", when: "the person signs out", must: "redirecting", sees: { visitor: undefined }, calls: go("/login/") },
    { spec: "shell §4", given: "a partner looks at the messages", when: "the person signs out", must: "redirecting", calls: go("/login/") },
    { spec: "shell §4", given: "the login is open", when: "the person signs out", must: "allowed", not: ["navigate"] },
    { spec: "shell §4", given: "a partner looks at the orders", when: "the session is checked again", must: "allowed", not: ["navigate", "waitingForSession"] },
    { spec: "shell §4", given: "a partner looks at the orders", when: ["the session is checked again", "the session ends"], must: "redirecting", calls: go("/login/") },
    { spec: "shell §4", given: "a partner looks at the orders", when: ["the session is checked again", "the tickets are opened"], must: "waitingForSession", not: ["allowed"] },
    { spec: "decisions/session", given: "a partner looks at the orders", when: "another account takes over", must: "redirecting", calls: go("/first-steps/"), not: ["allowed"] },
    { spec: "decisions/session", given: "an end customer is signed in", when: ["the home page is opened", "another account takes over whose landing page is here"], must: "allowed", not: ["navigate"] },

    // The redirect
    { spec: "shell §5", given: "a partner is led from the login", when: "the address has changed", must: "idle", not: ["navigate"] },
    { spec: "shell §5", given: "a partner is led from the login", when: "the messages are opened", must: "allowed", not: ["navigate"] },
    { spec: "decisions/calls", given: "a partner is led from the login", when: ["the messages are opened", "the address has changed late"], must: "allowed", not: ["idle"] },
    { spec: "shell §4", given: "a partner is led from the login", when: "an end customer turns out to be signed in", must: "redirecting", calls: go("/") },
    { spec: "architecture", given: "a partner is led from the login", when: "the router has a defect", must: "crashed" },
    { spec: "decisions/calls", given: "a partner is led from the login", when: "10 seconds pass", must: "crashed" },
    { spec: "architecture", given: "the redirect has broken", when: "the messages are opened", must: "allowed" },
  ],
});
