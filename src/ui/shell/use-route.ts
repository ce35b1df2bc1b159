import { useLocation } from "react-router-dom";
import { shopAt } from "../../domain/session/after-login.ts";
import { routeOfPath, type Route, type RouteName } from "../../domain/shell/routes.ts";

/** The address's data for the page around a screen. */
export interface PresentRoute {
  readonly route: Route & { readonly name: RouteName };
  readonly path: string;
  readonly search: string;
  /** The `shop` that the address names: the person came from a shop and returns to it. */
  readonly shop: string | undefined;
  /** The path registration shows the routed page only (shell §1). */
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
    shop: shopAt({ path: pathname, search }),
    registration: /^\/registration(\/|$)/.test(pathname),
  };
};
