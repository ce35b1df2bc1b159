import type { AnyActorRef, AnyMachineSnapshot } from "xstate";

/**
 * The screen's actor that lives now under the key of the one that a machine was given with its input: that one may have failed, and its screen has
 * opened it again. An actor of which there is no other is itself; the desk gives a machine none.
 */
export const livingOf = <Ref extends AnyActorRef>(given: Ref): Ref => {
  const above = (given as Ref | undefined)?._parent?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  return (above?.children?.[given.id] as Ref | undefined) ?? given;
};
