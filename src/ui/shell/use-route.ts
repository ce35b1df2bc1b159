import { matchPath, useLocation } from "react-router-dom";
import { routeOfPath, type Route, type RouteName } from "../../domain/shell/routes.ts";

/** What the address says about the page around a screen. */
export interface PresentRoute {
  readonly route: Route & { readonly name: RouteName };
  readonly path: string;
  readonly search: string;
  /** The route parameter `shop`: somebody comes from a shop and goes back to it. */
  readonly shop: string | undefined;
  /** The path registration shows the routed page alone (shell §1). */
  readonly registration: boolean;
}

/** The route of the present address. */
export const useRoute = (): PresentRoute => {
  const { pathname, search } = useLocation();
  const route = routeOfPath(pathname);
  return {
    route,
    path: pathname,
    search,
    shop: matchPath(route.path, pathname)?.params["shop"],
    registration: /^\/registration(\/|$)/.test(pathname),
  };
};
