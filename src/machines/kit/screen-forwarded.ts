import type { ActorSystem, AnyActorRef, EventObject } from "xstate";
import type { ParentRef } from "./parent-ref.ts";

/** What another actor is told, by its key: the one that lives under it now. A reference to it would name one that has ended, where it was stopped and opened again. */
export interface Forwarded {
  readonly key: string;
  readonly event: EventObject;
}

/** A screen's actor has the portal tell another one. */
export interface ScreenForwarded extends Forwarded {
  readonly type: "screen.forwarded";
}

interface InPortal {
  readonly system: Pick<ActorSystem<never>, "get">;
}

/** The root, whose children are the screens' actors. */
export const portalOf = ({ system }: InPortal): AnyActorRef => system.get("portal") as unknown as AnyActorRef;

/** What an action of a machine sends. */
interface Enqueue {
  sendTo(actor: ParentRef<ScreenForwarded>, event: ScreenForwarded): void;
}

/** Has the portal tell other actors what is theirs. */
export const forwardAll = (
  { enqueue, system }: InPortal & { readonly enqueue: Enqueue },
  forwards: readonly Forwarded[],
): void => {
  for (const one of forwards) enqueue.sendTo(portalOf({ system }), { type: "screen.forwarded", ...one });
};
