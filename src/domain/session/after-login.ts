import type { Group } from "../shell/access.ts";
import type { PortalConfig } from "../shell/portal-config.ts";
import { safeRedirect } from "./redirect.ts";
import { landingPath, routeOfPath, routes } from "../shell/routes.ts";

/** The target after a sign-in: an address of the portal, or a shop. */
export type AfterLogin =
  | { readonly _tag: "Stay"; readonly path: string }
  | { readonly _tag: "Leave"; readonly url: string };

/** The target that the login's address requests, and the person's groups. */
export interface LoginAsked {
  readonly redirect: string | undefined;
  readonly shop: string | undefined;
  readonly groups: readonly Group[];
  readonly origin: string;
  readonly shops: PortalConfig["shops"];
}

/** The configuration of a shop that an address names; undefined where it names none, or one that is not configured. */
const configuredShop = (
  shop: string | undefined,
  shops: PortalConfig["shops"],
): PortalConfig["shops"][string] | undefined =>
  shop !== undefined && Object.hasOwn(shops, shop) ? shops[shop] : undefined;

/** The target after a sign-in (shell §2): a redirect inside the portal, a configured shop, or else the landing page; any other target is ignored. */
export const afterLogin = ({ redirect, shop, groups, origin, shops }: LoginAsked): AfterLogin => {
  const inside = safeRedirect(redirect, origin);
  if (inside !== undefined) return { _tag: "Stay", path: inside };
  const target = configuredShop(shop, shops);
  return target === undefined
    ? { _tag: "Stay", path: landingPath(groups) }
    : { _tag: "Leave", url: target.url };
};

/** Allowed targets: the page's own origin and the configured shops. */
export type LoginTargets = Pick<LoginAsked, "origin" | "shops">;

/** An address of the portal. */
interface Address {
  readonly path: string;
  readonly search: string;
}

/** The shop that the address of a login or a registration names: its path, or else its parameter `shop` (shell §2, §3). */
export const shopAt = ({ path, search }: Address): string | undefined => {
  const named = /^\/(?:login|registration)(?:\/([^/]+))?\/?$/.exec(path);
  if (named === null) return undefined;
  const [, segment = new URLSearchParams(search).get("shop")] = named;
  return segment === null || segment === "" ? undefined : segment;
};

/** The instance of the configured shop that an address names: it decides the language after a login there. */
export const shopInstanceAt = (address: Address, shops: PortalConfig["shops"]): string | undefined =>
  configuredShop(shopAt(address), shops)?.instance;

/** The target after a sign-in at this address; undefined if it is not the login's. */
export const afterLoginAt = (
  { path, search }: Address,
  groups: readonly Group[],
  { origin, shops }: LoginTargets,
): AfterLogin | undefined => {
  if (routeOfPath(path).name !== routes.login.name) return undefined;
  return afterLogin({
    redirect: new URLSearchParams(search).get("redirect") ?? undefined,
    shop: shopAt({ path, search }),
    groups,
    origin,
    shops,
  });
};
