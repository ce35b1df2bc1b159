/** Decides who may open a route: only after the session check, and by the route's requirements (shell §4, §5; business §6). */
import { assign, setup, type ActorRefFrom } from "xstate";
import { isAllowed, type Visitor } from "../../domain/shell/access.ts";
import { afterLoginAt, type AfterLogin, type LoginTargets } from "../../domain/session/after-login.ts";
import { landingPath, loginPath, routes, type Route } from "../../domain/shell/routes.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** The current address: `search` is empty or begins with `?`. */
export interface Address {
  readonly path: string;
  readonly search: string;
}

export interface RouteGuardContext {
  /** False until the session has been checked, and during a repeated check. */
  readonly sessionKnown: boolean;
  /** True while the session's check gets no answer and is repeated: nobody is led to the login meanwhile. */
  readonly unanswered: boolean;
  readonly visitor: Visitor | undefined;
  readonly address: Address;
  readonly route: Route;
  readonly targets: LoginTargets;
  /** The redirect target if access is denied, or after a sign-in. */
  readonly leadsTo: string;
}

export type RouteGuardEvent =
  | { readonly type: "route.entered"; readonly route: Route; readonly path: string; readonly search: string }
  | { readonly type: "session.changed"; readonly visitor: Visitor | undefined }
  /** Another account has signed in without leaving the page: the address is still that of the previous account. */
  | { readonly type: "session.takenOver"; readonly visitor: Visitor }
  /** The person has signed out: redirects to the login from every screen (shell §4). */
  | { readonly type: "session.loggedOut" }
  | { readonly type: "session.restoring" }
  | { readonly type: "session.unanswered" };

const sessionMeta: MachineMeta = { spec: "shell §4" };
const unansweredMeta: MachineMeta = { spec: "decisions/session", screen: "start" };

/** The login address with the return path; the home page needs none, because the login leads to the landing page by default. */
const loginWithReturn = ({ path, search }: Address): string =>
  path === routes.dashboard.path && search === ""
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ redirect: `${path}${search}` }).toString()}`;

const wayOn = ({ visitor, address, targets }: RouteGuardContext): AfterLogin | undefined =>
  visitor === undefined ? undefined : afterLoginAt(address, visitor.groups, targets);

const guardSetup = setup({
  types: {
    context: {} as RouteGuardContext,
    input: {} as LoginTargets | undefined,
    events: {} as RouteGuardEvent,
    tags: {} as "busy" | "allowed",
    meta: {} as MachineMeta,
  },
  actors: { navigate: toBeProvided<void, { readonly to: string; readonly replace: boolean }>("navigate") },
  guards: {
    isAtLandingOf: ({ context: { address } }, { visitor }: { visitor: Visitor }) =>
      `${address.path}${address.search}` === landingPath(visitor.groups),
    isAtLogin: ({ context }) => context.route.name === routes.login.name,
    isSignedInAtLogin: ({ context }) => wayOn(context) !== undefined,
    isOpen: ({ context }) => context.route.open,
    isUnanswered: ({ context }) => context.unanswered,
    sessionUnknown: ({ context }) => !context.sessionKnown,
    isLoggedOut: ({ context }) => context.visitor === undefined,
    isPermitted: ({ context }) => context.visitor !== undefined && isAllowed(context.route, context.visitor),
    losesVisitor: ({ context }, params: { visitor: Visitor | undefined }) =>
      params.visitor === undefined && !context.route.open,
  },
  actions: {
    enter: assign((_, { route, path, search }: { route: Route; path: string; search: string }) => ({
      route,
      address: { path, search },
    })),
    setVisitor: assign((_, params: { visitor: Visitor | undefined }) => ({
      visitor: params.visitor,
      sessionKnown: true,
      unanswered: false,
    })),
    invalidateSession: assign({ sessionKnown: false, unanswered: false }),
    setUnanswered: assign({ unanswered: true }),
    leadOn: assign(({ context }): Partial<RouteGuardContext> => {
      const next = wayOn(context);
      return next === undefined ? {} : { leadsTo: next._tag === "Stay" ? next.path : next.url };
    }),
    leadToLanding: assign(({ context }) => ({ leadsTo: landingPath(context.visitor?.groups ?? []) })),
    leadToLogin: assign({ leadsTo: ({ context }) => loginWithReturn(context.address) }),
    leadToPlainLogin: assign({ leadsTo: loginPath }),
    leadToNoAccess: assign({ leadsTo: ({ context }) => `${routes.noAccess.path}${context.address.search}` }),
  },
  delays: { sessionLimit: 60_000 },
});

const request = requestsOf<typeof guardSetup>();

const changed = {
  target: "deciding",
  actions: {
    type: "setVisitor",
    params: ({ event }: { event: { readonly visitor: Visitor | undefined } }) => ({ visitor: event.visitor }),
  },
  description: "The session is known or changed: the guard decides again",
  meta: sessionMeta,
} as const;

const deciding = guardSetup.createStateConfig({
  description: "Checks whether this visitor may open this route",
  always: [
    {
      guard: "isSignedInAtLogin",
      target: "redirecting",
      actions: "leadOn",
      description: "Signed in: redirects to the target in the login's address, or to the landing page",
      meta: { spec: "shell §2" },
    },
    { guard: "isOpen", target: "allowed", description: "Open without a login" },
    {
      guard: "isUnanswered",
      target: "waitingForAnswer",
      description: "The session's check gets no answer: the address stays",
      meta: unansweredMeta,
    },
    {
      guard: "sessionUnknown",
      target: "waitingForSession",
      description: "The session is checked before a route is allowed",
      meta: sessionMeta,
    },
    {
      guard: "isLoggedOut",
      target: "redirecting",
      actions: "leadToLogin",
      description: "Redirects to the login with the return path",
    },
    {
      guard: "isPermitted",
      target: "allowed",
      description: "The visitor has one of the route's groups and its right",
    },
    {
      target: "redirecting",
      actions: "leadToNoAccess",
      description: "Redirects to no-access, the query string is kept",
      meta: { spec: "shell §2", code: "NO_ACCESS" },
    },
  ],
});

const allowed = guardSetup.createStateConfig({
  description: "The route is shown",
  tags: ["allowed"],
  on: {
    "session.changed": [
      {
        guard: { type: "losesVisitor", params: ({ event }) => ({ visitor: event.visitor }) },
        target: "redirecting",
        actions: [
          { type: "setVisitor", params: ({ event }) => ({ visitor: event.visitor }) },
          "leadToPlainLogin",
        ],
        description: "The session ended: to the login, without the page of the one who left",
        meta: sessionMeta,
      },
      changed,
    ],
  },
});

const redirecting = guardSetup.createStateConfig({
  ...request("navigate", {
    input: ({ context }) => ({ to: context.leadsTo, replace: true }),
    limit: 10_000,
    done: { target: "idle", description: "The address has changed" },
    failed: { target: "crashed", description: "The address did not change", meta: { spec: "architecture" } },
    crashed: { target: "crashed", description: "A defect in the router" },
  }),
  description: "Leads to the login or to no-access",
  on: { "session.changed": changed },
});

export const routeGuardMachine = guardSetup.createMachine({
  id: "routeGuard",
  description: "Guards the routes",
  meta: { spec: "shell §5" },
  context: ({ input }) => ({
    sessionKnown: false,
    unanswered: false,
    visitor: undefined,
    address: { path: "/", search: "" },
    route: routes.dashboard,
    targets: input ?? { origin: "http://localhost", shops: {} },
    leadsTo: loginPath,
  }),
  initial: "idle",
  on: {
    "route.entered": {
      target: ".deciding",
      actions: {
        type: "enter",
        params: ({ event }) => ({ route: event.route, path: event.path, search: event.search }),
      },
      description: "The address changed",
    },
    "session.changed": {
      actions: { type: "setVisitor", params: ({ event }) => ({ visitor: event.visitor }) },
      description: "Who visits is known",
      meta: sessionMeta,
    },
    "session.loggedOut": [
      {
        guard: "isAtLogin",
        target: ".deciding",
        actions: { type: "setVisitor", params: { visitor: undefined } },
        description: "The person has signed out, at the login",
        meta: sessionMeta,
      },
      {
        target: ".redirecting",
        actions: [{ type: "setVisitor", params: { visitor: undefined } }, "leadToPlainLogin"],
        description: "The person has signed out: to the login, from an open screen as well",
        meta: sessionMeta,
      },
    ],
    "session.takenOver": [
      {
        guard: { type: "isAtLandingOf", params: ({ event }) => ({ visitor: event.visitor }) },
        target: ".deciding",
        actions: { type: "setVisitor", params: ({ event }) => ({ visitor: event.visitor }) },
        description: "Another account, whose landing page is at this address: decide again",
        meta: { spec: "decisions/session" },
      },
      {
        target: ".redirecting",
        actions: [
          { type: "setVisitor", params: ({ event }) => ({ visitor: event.visitor }) },
          "leadToLanding",
        ],
        description: "Another account: to its landing page, not to what the first one looked at",
        meta: { spec: "decisions/session" },
      },
    ],
    "session.restoring": {
      actions: "invalidateSession",
      description: "The session is checked again; what is shown stays",
      meta: sessionMeta,
    },
    "session.unanswered": {
      actions: "setUnanswered",
      description: "The session's check gets no answer; what is shown stays",
      meta: unansweredMeta,
    },
  },
  states: {
    idle: { description: "Waits for a route" },
    deciding,
    waitingForSession: {
      description: "Nothing is shown before the session is known",
      meta: { ...sessionMeta, screen: "start" },
      tags: ["busy"],
      on: {
        "session.changed": changed,
        "session.unanswered": {
          target: "waitingForAnswer",
          actions: "setUnanswered",
          description: "The session's check gets no answer: nobody is led to the login",
          meta: unansweredMeta,
        },
      },
      after: {
        sessionLimit: {
          target: "redirecting",
          actions: "leadToLogin",
          description: "The session check did not finish: redirects to the login with the return path",
          meta: sessionMeta,
        },
      },
    },
    waitingForAnswer: {
      description: "The address stays until the portal answers who is signed in",
      meta: unansweredMeta,
      on: {
        "session.changed": changed,
        "session.restoring": {
          target: "waitingForSession",
          actions: "invalidateSession",
          description: "The session is no longer without an answer",
          meta: sessionMeta,
        },
      },
    },
    allowed,
    redirecting,
    crashed: {
      description: "The redirect failed; the next route is decided again",
      meta: { spec: "architecture", code: "DEFECT", screen: "load error" },
    },
  },
});

export type RouteGuardRef = ActorRefFrom<typeof routeGuardMachine>;
