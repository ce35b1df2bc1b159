import type { AnyActorRef, AnyMachineSnapshot } from "xstate";

/** True while an actor, or one that it has started, loads, sends, or waits for the connection to send. */
export const isAtWork = (actor: AnyActorRef | undefined): boolean => {
  const snapshot = actor?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  return (
    snapshot?.hasTag?.("busy") === true ||
    snapshot?.hasTag?.("waiting") === true ||
    Object.values<AnyActorRef | undefined>(snapshot?.children ?? {}).some(isAtWork)
  );
};
