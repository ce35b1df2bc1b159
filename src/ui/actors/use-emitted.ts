import { useEffect } from "react";
import type { ActorRef, AnyActorRef, EventObject } from "xstate";

type EmittedOf<Ref extends AnyActorRef> =
  Ref extends ActorRef<infer _Snapshot, infer _Event, infer Emitted extends EventObject> ? Emitted : never;
type EmittedBy<Ref extends AnyActorRef, Type> = Extract<EmittedOf<Ref>, { readonly type: Type }>;

/** Calls the listener for each event of one type that an actor emits while the view is mounted. */
export const useEmitted = <Ref extends AnyActorRef, const Type extends string & EmittedOf<Ref>["type"]>(
  actor: Ref,
  type: Type,
  listener: (event: EmittedBy<Ref, Type>) => void,
): void => {
  useEffect(() => {
    const { unsubscribe } = actor.on(type, (event) => listener(event as EmittedBy<Ref, Type>));
    return unsubscribe;
  }, [actor, type, listener]);
};
