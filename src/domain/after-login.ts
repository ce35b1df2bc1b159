import type { Group } from "./access.ts"
import type { PortalConfig } from "./portal-config.ts"
import { safeRedirect } from "./redirect.ts"
import { landingPath } from "./routes.ts"

/** Where a sign-in leads: another address of the portal, or out to a shop. */
export type AfterLogin = { readonly _tag: "Stay"; readonly path: string } | { readonly _tag: "Leave"; readonly url: string }

/** What the login's address asks for, and who has signed in. */
export interface LoginAsked {
  readonly redirect: string | undefined
  readonly shop: string | undefined
  readonly groups: readonly Group[]
  readonly origin: string
  readonly shops: PortalConfig["shops"]
}

/** Where a sign-in leads (shell §2): a redirect inside the portal, a configured shop, else the landing page; anything else is dropped. */
export const afterLogin = ({ redirect, shop, groups, origin, shops }: LoginAsked): AfterLogin => {
  const inside = safeRedirect(redirect, origin)
  if (inside !== undefined) return { _tag: "Stay", path: inside }
  const target = shop !== undefined && Object.hasOwn(shops, shop) ? shops[shop] : undefined
  return target === undefined ? { _tag: "Stay", path: landingPath(groups) } : { _tag: "Leave", url: target.url }
}
