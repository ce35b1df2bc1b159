import { createContext, useContext, useEffect, type Provider } from "react";
import type { ActorRefFrom, AnyActorLogic, InputFrom } from "xstate";
import { usePortalActors, type ScreenKey } from "./portal-actors.ts";

/** Creates the context of actor logic that is neither a call's nor a machine of its own: live in the app, inert in tests and the desk. */
export const createActorContext = <Actors extends object>(
  area: string,
): readonly [Provider<Actors | undefined>, () => Actors] => {
  const Context = createContext<Actors | undefined>(undefined);
  const useActors = (): Actors => {
    const actors = useContext(Context);
    if (actors === undefined) throw new Error(`Nothing provides the actors of ${area} above this view`);
    return actors;
  };
  return [Context.Provider, useActors];
};

/**
 * The actor of a screen by its key: the running one, or a new one started with `input`, of the machine as the app, a test or the desk
 * provides it. It outlives the view, so that
 * a screen opened again shows its content at once and refreshes it.
 */
export const useScreenActor = <Logic extends AnyActorLogic>(
  key: ScreenKey,
  logic: Logic,
  input: InputFrom<Logic>,
): ActorRefFrom<Logic> => {
  const { open, show } = usePortalActors();
  const ref = open(key, logic, input);
  useEffect(() => show(key), [key, show]);
  return ref;
};
