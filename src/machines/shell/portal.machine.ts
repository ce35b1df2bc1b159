/** The root machine: starts the actors that live as long as the page, manages the screens' actors, and routes events between them (architecture). */
import {
  assign,
  enqueueActions,
  sendTo,
  setup,
  stopChild,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyMachineSnapshot,
} from "xstate";
import type { LoginTargets } from "../../domain/session/after-login.ts";
import { meansLimited, meansOtherAccount, type CallFailure } from "../../domain/kit/call-failure.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import type { UserData } from "../../domain/session/user.ts";
import { originOf } from "../../domain/session/login-language.ts";
import type { Visitor } from "../../domain/shell/access.ts";
import { accountMenuMachine } from "./account-menu.machine.ts";
import { endpointHealthMachine, type EndpointReport } from "./endpoint-health.machine.ts";
import { languageMachine, type LanguageReport } from "../session/language.machine.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { mobileNavigationMachine } from "./mobile-navigation.machine.ts";
import { notificationCentreMachine } from "./notification-centre.machine.ts";
import { isAtWork } from "../kit/at-work.ts";
import { namedBy } from "../kit/named-by.ts";
import type { ScreenBroadcast } from "../kit/screen-broadcast.ts";
import type { ScreenForwarded } from "../kit/screen-forwarded.ts";
import { providedCallback } from "../kit/provide.ts";
import { routeGuardMachine } from "./route-guard.machine.ts";
import type { SessionEnd, SessionReport } from "../session/session-events.ts";
import { sessionMachine } from "../session/session.machine.ts";

export interface PortalInput {
  readonly locale: Locale;
  /** True if the person has chosen a language. */
  readonly chosen: boolean;
  /** True if a logout is pending: the server has not heard of it. */
  readonly hasPendingLogout: boolean;
  /** True if the browser has a mark of a session. */
  readonly expectsSession?: boolean;
  /** True if the browser has a mark of single sign-on. */
  readonly expectsSignOn?: boolean;
  /** Where single sign-on is to lead that was asked for before the page left for a logout. */
  readonly signOnTo?: string | undefined;
  /** Allowed targets after a login; left out where no redirect outside the portal is allowed. */
  readonly targets?: LoginTargets;
}

export interface PortalContext extends PortalInput {
  /** The instance of the shop in the current address. */
  readonly shopInstance: string | undefined;
  /** The keys of the running screen actors. */
  readonly screens: readonly string[];
  /** The keys that views currently show, one entry per view. */
  readonly shown: readonly string[];
  /** The keys that no view shows any more, the first left first. */
  readonly left: readonly string[];
}

export type PortalEvent =
  | {
      readonly type: "screen.opened";
      readonly key: string;
      readonly logic: AnyActorLogic;
      readonly input: unknown;
    }
  /** A view shows a screen's actor. */
  | { readonly type: "screen.entered"; readonly key: string }
  /** A view no longer shows it. */
  | { readonly type: "screen.left"; readonly key: string }
  | ScreenForwarded
  | { readonly type: "route.changed"; readonly shopInstance?: string }
  /** A call was answered; `seconds` is how long the session is still valid, if the answer has it. */
  | { readonly type: "call.answered"; readonly seconds?: number }
  | { readonly type: "call.failed"; readonly failure: CallFailure }
  /** Another tab, person or program has changed what these topics name. */
  | { readonly type: "live.changed"; readonly topics: readonly string[] }
  /** A screen's actor failed; `actorId` is its key. */
  | { readonly type: `xstate.error.actor.${string}`; readonly actorId: string; readonly error: unknown }
  | SessionReport
  | LanguageReport
  | EndpointReport;

/**
 * Maximum of running screen actors: those that are not shown are kept for a return, up to this number. Shown ones, those at work and those
 * that a running one names, by a reference or by their key, are never stopped.
 */
const KEPT_SCREENS = 40;

const shell: MachineMeta = { spec: "shell §4" };

export const portalMachine = setup({
  types: {
    context: {} as PortalContext,
    input: {} as PortalInput,
    events: {} as PortalEvent,
    meta: {} as MachineMeta,
  },
  actors: {
    session: sessionMachine,
    language: languageMachine,
    endpointHealth: endpointHealthMachine,
    routeGuard: routeGuardMachine,
    accountMenu: accountMenuMachine,
    mobileNavigation: mobileNavigationMachine,
    notificationCentre: notificationCentreMachine,
    watchCalls: providedCallback("watchCalls"),
  },
  guards: {
    isLiving: ({ context }, { key }: { key: string }) => context.screens.includes(key),
    /** A screen's actor, or the session, which has what the frame shows of a person. */
    isReachable: ({ context }, { key }: { key: string }) =>
      key === "session" || context.screens.includes(key),
    isNew: ({ context }, { key }: { key: string }) => !context.screens.includes(key),
    wasLeft: ({ context }, { key }: { key: string }) => context.left.includes(key),
    isShown: ({ context }, { key }: { key: string }) => context.shown.includes(key),
    isLogout: (_, { reason }: { reason: SessionEnd }) => reason === "loggedOut" || reason === "silent",
    isTakenOver: (_, { takenOver }: { takenOver: boolean }) => takenOver,
    meansExpired: (_, { failure }: { failure: CallFailure }) => failure._tag === "SessionExpired",
    meansOtherAccount: (_, { failure }: { failure: CallFailure }) => meansOtherAccount(failure),
    meansLimited: (_, { failure }: { failure: CallFailure }) => meansLimited(failure),
  },
  actions: {
    enterScreen: assign(({ context }, { key }: { key: string }) => ({
      shown: [...context.shown, key],
      left: context.left.filter((other) => other !== key),
    })),
    // Actors that have nothing to do on a return ignore the event.
    tellReturn: sendTo((_, { key }: { key: string }) => key, {
      type: "screen.returned",
    } satisfies ScreenBroadcast),
    tellScreen: sendTo(
      (_, { key }: Omit<ScreenForwarded, "type">) => key,
      (_, { event }) => event,
    ),
    leaveScreen: assign(({ context }, { key }: { key: string }) => {
      const shown = context.shown.toSpliced(context.shown.indexOf(key), 1);
      const isLeft = context.screens.includes(key) && !shown.includes(key);
      return { shown, left: isLeft ? [...context.left, key] : context.left };
    }),
    openScreen: enqueueActions(
      (
        { context, enqueue, self },
        { key, logic, input }: { key: string; logic: AnyActorLogic; input: unknown },
      ) => {
        const { children } = self.getSnapshot() as
          | Pick<AnyMachineSnapshot, "children">
          | { children?: never };
        const tooMany = Math.max(0, context.screens.length + 1 - KEPT_SCREENS);
        const named = new Set(
          tooMany === 0 ? [] : context.screens.flatMap((other) => namedBy(children?.[other])),
        );
        const evicted = context.left
          .filter(
            (other) => !isAtWork(children?.[other]) && !named.has(children?.[other]) && !named.has(other),
          )
          .slice(0, tooMany);
        for (const other of evicted) enqueue.stopChild(other);
        // The types allow an id for named actors only; a screen actor needs one to be looked up.
        enqueue.spawnChild(logic, { id: key as never, input });
        enqueue.assign({
          screens: [...context.screens.filter((other) => !evicted.includes(other)), key],
          left: context.left.filter((other) => !evicted.includes(other)),
        });
      },
    ),
    stopScreens: enqueueActions(({ context, enqueue }) => {
      for (const key of context.screens) enqueue.stopChild(key);
      enqueue.assign({ screens: [], left: [] });
    }),
    // Actors without a retry ignore the event.
    retryScreens: enqueueActions(({ context, enqueue }) => {
      for (const key of context.screens) {
        enqueue.sendTo(key, { type: "resource.retry" } satisfies ScreenBroadcast);
        enqueue.sendTo(key, { type: "screen.retry" } satisfies ScreenBroadcast);
      }
    }),
    // Screens that are not shown load again when they are.
    invalidate: enqueueActions(({ context, enqueue }, { topics }: { topics: readonly string[] }) => {
      for (const key of context.screens)
        if (context.shown.includes(key))
          enqueue.sendTo(key, { type: "resource.invalidate", topics } satisfies ScreenBroadcast);
      if (topics.includes("messages"))
        enqueue.sendTo("notificationCentre", { type: "notifications.invalidate" });
    }),
    // The help overlay belongs to a screen; other actors ignore the event.
    closeHelp: enqueueActions(({ context, enqueue }) => {
      for (const key of context.screens)
        enqueue.sendTo(key, { type: "help.close" } satisfies ScreenBroadcast);
    }),
    stopScreen: stopChild((_, { key }: { key: string }) => key),
    clearScreen: assign(({ context }, { key }: { key: string }) => ({
      screens: context.screens.filter((other) => other !== key),
      left: context.left.filter((other) => other !== key),
    })),
    enterShop: assign((_, params: { shopInstance: string | undefined }) => ({
      shopInstance: params.shopInstance,
    })),
    tellGuard: sendTo("routeGuard", (_, { visitor }: { visitor: Visitor | undefined }) => ({
      type: "session.changed",
      visitor,
    })),
    tellGuardTakenOver: sendTo("routeGuard", (_, { visitor }: { visitor: Visitor }) => ({
      type: "session.takenOver",
      visitor,
    })),
    tellGuardLoggedOut: sendTo("routeGuard", { type: "session.loggedOut" }),
    tellGuardRestoring: sendTo("routeGuard", { type: "session.restoring" }),
    tellGuardUnanswered: sendTo("routeGuard", { type: "session.unanswered" }),
    tellLanguage: sendTo("language", ({ context }, { user }: { user: UserData }) => ({
      type: "language.loggedIn",
      origin: originOf(user, context.shopInstance),
    })),
    renewNotifications: sendTo("notificationCentre", { type: "notifications.accountChanged" }),
    clearNotifications: sendTo("notificationCentre", { type: "notifications.signedOut" }),
    translateNotifications: sendTo("notificationCentre", (_, { locale }: { locale: Locale }) => ({
      type: "notifications.localeChanged",
      locale,
    })),
    retryNotifications: sendTo("notificationCentre", { type: "notifications.retry" }),
    expireSession: sendTo("session", { type: "session.expired" }),
    displaceSession: sendTo("session", { type: "session.displaced" }),
    extendSession: enqueueActions(({ enqueue }, { seconds }: { seconds: number | undefined }) => {
      if (seconds !== undefined) enqueue.sendTo("session", { type: "session.extended", seconds });
    }),
    reportAnswer: sendTo("endpointHealth", { type: "endpoint.answered" }),
    reportFailure: sendTo("endpointHealth", { type: "endpoint.failed" }),
    retrySession: sendTo("session", { type: "session.retry" }),
    closeAccountMenu: sendTo("accountMenu", { type: "accountMenu.close" }),
    closeMobileNavigation: sendTo("mobileNavigation", { type: "mobileNavigation.close" }),
    closeNotifications: sendTo("notificationCentre", { type: "notifications.close" }),
  },
}).createMachine({
  id: "portal",
  description: "The whole portal",
  meta: { spec: "architecture" },
  context: ({ input }) => ({ ...input, shopInstance: undefined, screens: [], shown: [], left: [] }),
  invoke: [
    { id: "watchCalls", src: "watchCalls" },
    { id: "routeGuard", systemId: "routeGuard", src: "routeGuard", input: ({ context }) => context.targets },
    {
      id: "notificationCentre",
      systemId: "notificationCentre",
      src: "notificationCentre",
      input: ({ context }) => ({ locale: context.locale }),
    },
    { id: "accountMenu", systemId: "accountMenu", src: "accountMenu" },
    { id: "mobileNavigation", systemId: "mobileNavigation", src: "mobileNavigation" },
    {
      id: "endpointHealth",
      systemId: "endpointHealth",
      src: "endpointHealth",
      input: ({ self }) => ({ parent: self }),
    },
    {
      id: "language",
      systemId: "language",
      src: "language",
      input: ({ context, self }) => ({
        locale: context.locale,
        chosen: context.chosen,
        parent: self,
      }),
    },
    {
      id: "session",
      systemId: "session",
      src: "session",
      input: ({ context, self }) => ({
        parent: self,
        logoutPending: context.hasPendingLogout,
        expected: context.expectsSession ?? false,
        signedOn: context.expectsSignOn ?? false,
        signOnTo: context.signOnTo,
      }),
    },
  ],
  on: {
    "screen.opened": {
      guard: { type: "isNew", params: ({ event }) => ({ key: event.key }) },
      actions: {
        type: "openScreen",
        params: ({ event }) => ({ key: event.key, logic: event.logic, input: event.input }),
      },
      description:
        "The screen's actor starts; above 40, the one left first is stopped, never one that is shown, at work, or sent something by another",
    },
    "screen.entered": [
      {
        guard: { type: "wasLeft", params: ({ event }) => ({ key: event.key }) },
        actions: [
          { type: "enterScreen", params: ({ event }) => ({ key: event.key }) },
          { type: "tellReturn", params: ({ event }) => ({ key: event.key }) },
        ],
        description: "A view shows the screen's actor again, which refreshes its content",
      },
      {
        actions: { type: "enterScreen", params: ({ event }) => ({ key: event.key }) },
        description: "A view shows the screen's actor",
      },
    ],
    "screen.left": {
      guard: { type: "isShown", params: ({ event }) => ({ key: event.key }) },
      actions: { type: "leaveScreen", params: ({ event }) => ({ key: event.key }) },
      description: "A view no longer shows the screen's actor: after the last view it is kept for a return",
    },
    "screen.forwarded": {
      guard: { type: "isReachable", params: ({ event }) => event },
      actions: { type: "tellScreen", params: ({ event }) => event },
      description:
        "A screen's actor tells another one, or the session: the one that lives now under its key hears it",
    },
    "xstate.error.actor.*": {
      guard: { type: "isLiving", params: ({ event }) => ({ key: event.actorId }) },
      actions: [
        { type: "stopScreen", params: ({ event }) => ({ key: event.actorId }) },
        { type: "clearScreen", params: ({ event }) => ({ key: event.actorId }) },
      ],
      description:
        "A screen's actor failed: the rest of the portal continues, and the actor restarts when the screen is opened again",
      meta: { code: "DEFECT" },
    },
    "session.started": [
      {
        guard: { type: "isTakenOver", params: ({ event }) => ({ takenOver: event.takenOver }) },
        actions: [
          { type: "tellGuardTakenOver", params: ({ event }) => ({ visitor: event.visitor }) },
          { type: "tellLanguage", params: ({ event }) => ({ user: event.user }) },
          "renewNotifications",
          "retryScreens",
        ],
        description:
          "Another account is signed in: it is redirected to its landing page, not to the previous account's page",
        meta: { spec: "decisions/session" },
      },
      {
        actions: [
          { type: "tellGuard", params: ({ event }) => ({ visitor: event.visitor }) },
          { type: "tellLanguage", params: ({ event }) => ({ user: event.user }) },
          "renewNotifications",
          "retryScreens",
        ],
        description: "Somebody is signed in: calls that failed without a session are repeated",
        meta: shell,
      },
    ],
    "session.standingChanged": {
      actions: { type: "tellGuard", params: ({ event }) => ({ visitor: event.visitor }) },
      description: "The partner data with the permissions was loaded",
      meta: shell,
    },
    "session.restoring": {
      actions: "tellGuardRestoring",
      description: "The session is checked again",
      meta: shell,
    },
    "session.unanswered": {
      actions: "tellGuardUnanswered",
      description: "Whether somebody is signed in cannot be told, and the browser has a mark of a session",
      meta: { spec: "decisions/session" },
    },
    "session.ended": [
      {
        guard: { type: "isLogout", params: ({ event }) => ({ reason: event.reason }) },
        actions: ["tellGuardLoggedOut", "clearNotifications"],
        description: "The person signed out: redirected to the login from every screen",
        meta: shell,
      },
      {
        actions: [{ type: "tellGuard", params: { visitor: undefined } }, "clearNotifications"],
        description: "Nobody is signed in",
        meta: shell,
      },
    ],
    "call.answered": {
      actions: [
        "reportAnswer",
        { type: "extendSession", params: ({ event }) => ({ seconds: event.seconds }) },
      ],
      description: "The endpoint answered; the answer can have the session's remaining time",
      meta: shell,
    },
    "call.failed": [
      {
        guard: { type: "meansExpired", params: ({ event }) => ({ failure: event.failure }) },
        actions: ["expireSession", "reportAnswer"],
        description: "The session has ended",
        meta: { spec: "decisions/session" },
      },
      {
        guard: { type: "meansOtherAccount", params: ({ event }) => ({ failure: event.failure }) },
        actions: ["displaceSession", "reportAnswer"],
        description: "Another account is signed in in this browser: the call was not carried out",
        meta: { spec: "decisions/session" },
      },
      {
        guard: { type: "meansLimited", params: ({ event }) => ({ failure: event.failure }) },
        actions: "reportFailure",
        description: "The endpoint failed or did not answer",
        meta: { spec: "shell §8" },
      },
      { actions: "reportAnswer", description: "The endpoint answered with a refusal", meta: shell },
    ],
    "live.changed": {
      actions: { type: "invalidate", params: ({ event }) => event },
      description: "Something has changed on the server: what is shown looks again",
      meta: { spec: "decisions/live" },
    },
    "endpoint.recovered": {
      actions: ["retrySession", "retryNotifications", "retryScreens"],
      description: "The endpoint answers again: failed calls are repeated",
      meta: shell,
    },
    "account.discarded": {
      actions: ["stopScreens", "closeAccountMenu", "closeMobileNavigation", "closeNotifications"],
      description: "All data of the account's screens is removed",
      meta: { spec: "decisions/session" },
    },
    "language.changed": {
      actions: { type: "translateNotifications", params: ({ event }) => ({ locale: event.locale }) },
      description: "The messages are loaded in the new language",
      meta: { spec: "shell §7" },
    },
    "route.changed": {
      actions: [
        { type: "enterShop", params: ({ event }) => ({ shopInstance: event.shopInstance }) },
        "closeAccountMenu",
        "closeMobileNavigation",
        "closeNotifications",
        "closeHelp",
      ],
      description: "Overlays close on a route change",
      meta: { spec: "shell §1" },
    },
  },
});

export type PortalRef = ActorRefFrom<typeof portalMachine>;
