import type { ActorLogic, AnyEventObject, Snapshot } from "xstate";
import type { MachineSamples } from "../walk/walk.ts";
import { userData } from "./session.samples.ts";

/** A screen's actor that breaks when it is told to. */
const screen: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  getInitialSnapshot: () => ({ status: "active", output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) =>
    event.type === "stub.failed" ? { status: "error", output: undefined, error: event["error"] } : snapshot,
};

const visitor = { groups: ["partner"], rights: undefined };
const standing = { tier: "gold", groups: ["partner"], distributor: false };

export const samples: MachineSamples = {
  inputs: [{ locale: "int", chosen: false }],
  payloads: {
    "screen.opened": [{ key: "screen.orders", logic: screen, input: {} }],
    "screen.entered": (snapshot) => (snapshot.context.shown.length < 2 ? [{ key: "screen.orders" }] : []),
    "screen.left": [{ key: "screen.orders" }],
    "xstate.error.actor.*": (snapshot) =>
      snapshot.context.screens.map((key: string) => ({
        type: `xstate.error.actor.${key}`,
        actorId: key,
        error: new Error("defect"),
      })),
    "session.started": [
      { user: userData("a"), visitor, standing, takenOver: false },
      { user: userData("b"), visitor, standing, takenOver: true },
    ],
    "session.standingChanged": [{ visitor, standing }],
    "session.ended": [{ reason: "loggedOut" }, { reason: "notSignedIn" }],
    "call.answered": [{ seconds: 1800 }, {}],
    "call.failed": [{ failure: { _tag: "SessionExpired" } }, { failure: { _tag: "Offline" } }],
    "language.changed": [{ locale: "dede" }],
    "route.changed": [{ shopInstance: "AT" }],
  },
  key: ({ context }) => [context.screens, context.shown, context.shopInstance],
};
