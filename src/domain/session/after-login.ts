import type { Group } from "../shell/access.ts";
import type { PortalConfig } from "../shell/portal-config.ts";
import { safeRedirect } from "./redirect.ts";
import { landingPath, routeOfPath, routes } from "../shell/routes.ts";

/** Where a sign-in leads: another address of the portal, or out to a shop. */
export type AfterLogin =
  | { readonly _tag: "Stay"; readonly path: string }
  | { readonly _tag: "Leave"; readonly url: string };

/** What the login's address asks for, and who has signed in. */
export interface LoginAsked {
  readonly redirect: string | undefined;
  readonly shop: string | undefined;
  readonly groups: readonly Group[];
  readonly origin: string;
  readonly shops: PortalConfig["shops"];
}

/** Where a sign-in leads (shell §2): a redirect inside the portal, a configured shop, else the landing page; anything else is dropped. */
export const afterLogin = ({ redirect, shop, groups, origin, shops }: LoginAsked): AfterLogin => {
  const inside = safeRedirect(redirect, origin);
  if (inside !== undefined) return { _tag: "Stay", path: inside };
  const target = shop !== undefined && Object.hasOwn(shops, shop) ? shops[shop] : undefined;
  return target === undefined
    ? { _tag: "Stay", path: landingPath(groups) }
    : { _tag: "Leave", url: target.url };
};

/** Where logins may lead: the page's own origin, and the shops of the configuration. */
export type LoginTargets = Pick<LoginAsked, "origin" | "shops">;

/** The shop that the path of a login or a registration names. */
const shopIn = (path: string): string | undefined => /^\/(?:login|registration)\/([^/]+)/.exec(path)?.[1];

/** The instance of the configured shop that a path names: the language of a login from there goes by it. */
export const shopInstanceAt = (path: string, shops: PortalConfig["shops"]): string | undefined => {
  const shop = shopIn(path);
  return shop !== undefined && Object.hasOwn(shops, shop) ? shops[shop]?.instance : undefined;
};

/** Where a sign-in leads that is made at this address; undefined at any other than the login's. */
export const afterLoginAt = (
  { path, search }: { readonly path: string; readonly search: string },
  groups: readonly Group[],
  targets: LoginTargets,
): AfterLogin | undefined => {
  if (routeOfPath(path).name !== routes.login.name) return undefined;
  return afterLogin({
    redirect: new URLSearchParams(search).get("redirect") ?? undefined,
    shop: shopIn(path),
    groups,
    ...targets,
  });
};
