import type { ActorSystem, AnyActorRef, EventObject } from "xstate";

/**
 * A screen's actor has the portal tell another one, by its key: the one that lives under it now. A reference to it would name
 * one that has ended, where it was stopped and opened again.
 */
export interface ScreenForwarded {
  readonly type: "screen.forwarded";
  readonly key: string;
  readonly event: EventObject;
}

/** The root, whose children are the screens' actors. */
export const portalOf = ({ system }: { readonly system: Pick<ActorSystem<never>, "get"> }): AnyActorRef =>
  system.get("portal") as unknown as AnyActorRef;
