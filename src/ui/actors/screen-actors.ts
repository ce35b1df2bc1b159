import { createContext, useContext, useEffect, type Provider } from "react";
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, InputFrom } from "xstate";
import { usePortalActors } from "./portal-actors.ts";

/** A context for the logics that an area's screens start, filled by the app (live) or by tests and the desk (inert). */
export const createLogicContext = <Logics extends object>(
  area: string,
): readonly [Provider<Logics | undefined>, () => Logics] => {
  const Context = createContext<Logics | undefined>(undefined);
  const useLogics = (): Logics => {
    const logics = useContext(Context);
    if (logics === undefined) throw new Error(`No logics of the area ${area} above this view`);
    return logics;
  };
  return [Context.Provider, useLogics];
};

/**
 * The actor of a screen, by its key: found living, or started with `input`. It outlives the view, so that a screen that
 * one comes back to shows what it had and refreshes behind it.
 */
export const useScreenActor = <Logic extends AnyActorLogic>(
  key: string,
  logic: Logic,
  input: InputFrom<Logic>,
): ActorRefFrom<Logic> => {
  const { open, show } = usePortalActors();
  const ref = open(key, logic, input);
  const shown: AnyActorRef = ref;
  useEffect(() => {
    const leave = show(key);
    shown.send({ type: "screen.shown" });
    return leave;
  }, [shown, key, show]);
  return ref;
};
