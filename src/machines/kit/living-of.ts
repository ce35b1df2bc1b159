import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { ParentRef } from "./parent-ref.ts";
import type { ContentOutdated } from "./resource.machine.ts";

/**
 * The screen's actor that lives now under the key of the one that a machine was given with its input: that one may have failed, and its screen has
 * opened it again. An actor of which there is no other is itself; the desk gives a machine none.
 */
export const livingOf = <Ref extends AnyActorRef>(given: Ref): Ref => {
  const above = (given as Ref | undefined)?._parent?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  return (above?.children?.[given.id] as Ref | undefined) ?? given;
};

/** What an action of a machine sends. */
interface Enqueue {
  sendTo(actor: ParentRef<ContentOutdated>, event: ContentOutdated): void;
}

/** Has the content loaded again by whoever holds it, if anybody does. */
export const refreshContent = (enqueue: Enqueue, holder: ParentRef<ContentOutdated> | undefined): void => {
  if (holder !== undefined) enqueue.sendTo(livingOf(holder), { type: "resource.refresh" });
};
