import { createEmptyActor, type ActorLogic, type AnyEventObject, type Snapshot } from "xstate";
import type { Visitor } from "../../domain/shell/access.ts";
import { routes } from "../../domain/shell/routes.ts";
import { ownDataSaved } from "../../machines/session/own-data-saved.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline } from "./sample-kinds.ts";
import { userData } from "./session.samples.ts";

const owner: Visitor = { groups: ["partner"], rights: undefined };
const clerk: Visitor = { groups: ["partner"], rights: ["tickets"] };
const standing = { tier: "gold", groups: ["partner"], distributor: false };

/** A screen's actor that breaks when it is told to. */
const screen: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  getInitialSnapshot: () => ({ status: "active", output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) =>
    event.type === "stub.failed" ? { status: "error", output: undefined, error: event["error"] } : snapshot,
};

const message = (id: string) => ({
  id,
  title: "News",
  date: new Date("2024-05-07T00:00:00Z"),
  priority: { _tag: "Known", code: "default" },
  tags: [],
  read: false,
});

const loaded = [answered(undefined), { output: { _tag: "Failed", failure: { _tag: "Gone" } } }, offline];

export const samples = {
  "account-menu": { inputs: [undefined], payloads: {} },
  "new-version": { inputs: [undefined], payloads: {} },
  "followed-tab": { inputs: [undefined], payloads: {} },
  alert: {
    inputs: [{ tone: "warning" }, { tone: "danger", hideAfter: 3000 }],
    payloads: {},
  },
  "endpoint-health": {
    inputs: [{ parent: createEmptyActor() }],
    payloads: {
      "xstate.done.actor.probe": [
        answered(undefined),
        { output: { _tag: "Failed", failure: { _tag: "EndpointFailure", status: 500 } } },
        { output: { _tag: "Failed", failure: { _tag: "SessionExpired" } } },
      ],
    },
  },
  keys: {
    inputs: [{ on: true }],
    payloads: {
      "keys.pressed": [{ key: "?" }, { key: "/" }, { key: "g" }, { key: "o" }, { key: "x" }],
      "xstate.done.actor.keep": [answered({ on: false }), offline],
    },
  },
  "list-preferences": {
    inputs: [undefined],
    payloads: {
      "listView.hide": [{ list: "orders", columns: ["total"] }],
      "listView.compact": [{ compact: true }],
      "listView.reset": [{ list: "orders" }],
      "xstate.done.actor.keep": [answered(userData("a")), offline],
    },
  },
  "mobile-navigation": { inputs: [undefined], payloads: {} },
  "notification-centre": {
    inputs: [{ locale: "int" }],
    payloads: {
      "notifications.localeChanged": [{ locale: "dede" }],
      "notifications.read": [{ id: "1" }, { id: "2" }],
      "xstate.done.actor.loadMessages": [answered([message("1"), message("2")]), offline],
      "xstate.done.actor.markRead": loaded,
    },
    key: ({ context }) => [context.unreported.length, context.unread],
  },
  portal: {
    inputs: [{ locale: "int", chosen: false, hasPendingLogout: false }],
    payloads: {
      "live.changed": [{ topics: ["messages"] }, { topics: ["orders"] }],
      "screen.opened": [{ key: "screen.orders", logic: screen, input: {} }],
      "screen.entered": (snapshot) => (snapshot.context.shown.length < 2 ? [{ key: "screen.orders" }] : []),
      "screen.left": [{ key: "screen.orders" }],
      "screen.forwarded": [{ key: "screen.orders", event: { type: "resource.refresh" } }, ownDataSaved],
      "xstate.error.actor.*": (snapshot) =>
        snapshot.context.screens.map((key: string) => ({
          type: `xstate.error.actor.${key}`,
          actorId: key,
          error: new Error("defect"),
        })),
      "session.started": [
        { user: userData("a"), visitor: owner, standing, takenOver: false },
        { user: userData("b"), visitor: owner, standing, takenOver: true },
      ],
      "session.standingChanged": [{ visitor: owner, standing }],
      "session.ended": [{ reason: "loggedOut" }, { reason: "notSignedIn" }],
      "call.answered": [{ seconds: 1800 }, {}],
      "call.failed": [
        { failure: { _tag: "Refused", code: "OTHER_ACCOUNT" } },
        { failure: { _tag: "Refused", code: "CONFLICT" } },
        { failure: { _tag: "SessionExpired" } },
        { failure: { _tag: "Offline" } },
      ],
      "language.changed": [{ locale: "dede", from: "int" }],
      "route.changed": [{ shopInstance: "AT" }],
    },
    key: ({ context }) => [context.screens, context.shown, context.left, context.shopInstance],
  },
  "route-guard": {
    inputs: [undefined],
    payloads: {
      "route.entered": [
        { route: routes.orders, path: "/orders/", search: "?page=2" },
        { route: routes.messages, path: "/messages/", search: "" },
        { route: routes.dashboard, path: "/", search: "" },
        { route: routes.login, path: "/login/", search: "?redirect=%2Forders%2F" },
      ],
      "session.takenOver": [{ visitor: owner }],
      "session.changed": [{ visitor: owner }, { visitor: clerk }, { visitor: undefined }],
    },
  },
  "screen-loading": {
    inputs: [
      { name: "orders", loaded: false },
      { name: "orders", loaded: true },
    ],
    payloads: { "xstate.done.actor.loadScreen": loaded },
  },
} satisfies AreaSamples;
