import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { ActorRefFrom, AnyActorLogic, InputFrom } from "xstate";
import type { AccountMenuRef } from "../../machines/shell/account-menu.machine.ts";
import type { EndpointHealthRef } from "../../machines/shell/endpoint-health.machine.ts";
import type { LanguageRef } from "../../machines/session/language.machine.ts";
import type { MobileNavigationRef } from "../../machines/shell/mobile-navigation.machine.ts";
import type { NotificationCentreRef } from "../../machines/shell/notification-centre.machine.ts";
import type { RouteGuardRef } from "../../machines/shell/route-guard.machine.ts";
import type { SessionRef } from "../../machines/session/session.machine.ts";

/**
 * A screen actor's key: its name, and behind a colon what identifies the content, such as `getOrder:SO-2026-000560`. The
 * journal keeps the name, so the type admits no name with a text from outside the code; `actorKey` makes that of a call's actor.
 */
export type ScreenKey = ScreenName | `${ScreenName}:${string}`;
type ScreenName = Lowercase<string> | "helpOverlay";

/** Returns the running actor of a key, or starts one: live in the app, inert in tests and in the replay desk. */
export type OpenActor = <Logic extends AnyActorLogic>(
  key: ScreenKey,
  logic: Logic,
  input: InputFrom<Logic>,
) => ActorRefFrom<Logic>;

/** Marks the actor of a key as shown until the returned function is called; shown actors are not evicted. */
type ShowActor = (key: ScreenKey) => () => void;

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

/** True while the page's own message says that it is offline or that the portal does not answer; false where no such message stands, as in the atlas. */
export const useIsLimited = (): boolean =>
  useSelector(
    useContext(PortalActorsContext)?.endpointHealth,
    (snapshot) => snapshot?.hasTag("limited") === true,
  );
