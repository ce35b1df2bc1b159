import type { AnyActorRef, AnyMachineSnapshot } from "xstate";

const fieldsOf = (value: unknown): readonly unknown[] =>
  Object.values(Object(value) as Readonly<Record<string, unknown>>);

/**
 * What the context of an actor, or of one that it has started, names, by itself or in a list: the actors that it may tell something are among
 * it, such as the content that a form or an action concerns.
 */
export const namedBy = (actor: AnyActorRef | undefined): readonly unknown[] => {
  const snapshot = actor?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  const named = fieldsOf(snapshot?.context).flat();
  return [
    ...named,
    ...named.flatMap(fieldsOf),
    ...fieldsOf(snapshot?.children).flatMap((child) => namedBy(child as AnyActorRef)),
  ].filter((one) => one !== actor);
};
