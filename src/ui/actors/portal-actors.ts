import { createContext, useContext } from "react";
import type { ActorRefFrom, AnyActorLogic, InputFrom } from "xstate";
import type { AccountMenuRef } from "../../machines/shell/account-menu.machine.ts";
import type { EndpointHealthRef } from "../../machines/shell/endpoint-health.machine.ts";
import type { LanguageRef } from "../../machines/session/language.machine.ts";
import type { MobileNavigationRef } from "../../machines/shell/mobile-navigation.machine.ts";
import type { NotificationCentreRef } from "../../machines/shell/notification-centre.machine.ts";
import type { RouteGuardRef } from "../../machines/shell/route-guard.machine.ts";
import type { SessionRef } from "../../machines/session/session.machine.ts";

/** Returns the running actor of a key, or starts one: live in the app, inert in tests and in the replay desk. */
export type OpenActor = <Logic extends AnyActorLogic>(
  key: string,
  logic: Logic,
  input: InputFrom<Logic>,
) => ActorRefFrom<Logic>;

/** Marks the actor of a key as shown until the returned function is called; shown actors are not evicted. */
type ShowActor = (key: string) => () => void;

/** The actors that live as long as the page. */
export interface PortalActors {
  readonly session: SessionRef;
  readonly language: LanguageRef;
  readonly endpointHealth: EndpointHealthRef;
  readonly routeGuard: RouteGuardRef;
  readonly accountMenu: AccountMenuRef;
  readonly mobileNavigation: MobileNavigationRef;
  readonly notificationCentre: NotificationCentreRef;
  readonly open: OpenActor;
  readonly show: ShowActor;
}

const PortalActorsContext = createContext<PortalActors | undefined>(undefined);

/** Provides the page's actors. */
export const PortalActorsProvider = PortalActorsContext.Provider;

/** The page's actors; throws without a provider. */
export const usePortalActors = (): PortalActors => {
  const actors = useContext(PortalActorsContext);
  if (actors === undefined) throw new Error("No PortalActorsProvider above this view");
  return actors;
};
