import type { PortalConfig } from "../../domain/shell/portal-config.ts";
import type { Discovery, Initialised } from "../../machines/session/sign-on-events.ts";
import { SILENT_PAGE } from "../../domain/session/sign-on-pages.ts";
import { importOrGone } from "../../ui/code/import-or-gone.ts";
import type { KeycloakAdapter } from "./keycloak-adapter.ts";
import { realmAddress, realmOf, type Realm } from "./realm.ts";

/** Time limit of the request for the identity server's description, in ms: an early one is sent before anyone waits for it. */
const DISCOVERY_LIMIT = 15_000;
/** In ms. A look that nobody has taken by then is dropped: who is signed in there may have changed. */
const KEPT = 30_000;

/** A look at the identity server: whether it responds, the adapter, and whether somebody is signed in there. */
export interface SilentLook {
  readonly found: Promise<Discovery>;
  readonly adapter: Promise<KeycloakAdapter>;
  /** Asked beside the description, because each is a round trip: it counts only if the server responds. */
  readonly initialised: Promise<Initialised>;
}

/** The adapter; its code is a chunk of its own, because people with a session do not need it for their first screen. */
export const loadAdapter = async (realm: Realm): Promise<KeycloakAdapter> =>
  (await importOrGone(() => import("./keycloak-adapter.ts"))).createKeycloakAdapter(realm);

/** Whether the identity server responds, and has the realm. */
export const discover = async (realm: Realm): Promise<Discovery> => {
  try {
    const { ok, status } = await fetch(`${realmAddress(realm)}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(DISCOVERY_LIMIT),
      cache: "no-store",
    });
    return { _tag: ok ? "Up" : status === 404 ? "WrongRealm" : "Down" };
  } catch {
    return { _tag: "Down" };
  }
};

/**
 * Brings the page that receives the identity server's answer into the browser's cache, while the question is on its way:
 * one round trip less. In a frame, because the cache keeps the pages of frames apart from what scripts load.
 */
const cacheSilentPage = (): void => {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "silent-check-sso";
  frame.src = SILENT_PAGE;
  frame.addEventListener("load", () => frame.remove());
  document.body.append(frame);
};

const begun = new Map<string, SilentLook>();
const keyOf = (realm: Realm): string => JSON.stringify(realm);

/** Begins the look before the main code has loaded, which takes it. */
export const beginLook = (config: unknown, origin: string): void => {
  // Not validated yet: the look is taken only if the validated configuration has the same realm.
  const { identity } = (config ?? {}) as Partial<PortalConfig>;
  if (!identity) return;
  const realm = realmOf(identity, origin);
  cacheSilentPage();
  const adapter = loadAdapter(realm);
  const initialised = adapter.then(({ initialise }) => initialise({ statusFirst: false }));
  // Handled where it is awaited.
  initialised.catch(() => {});
  const key = keyOf(realm);
  begun.set(key, { found: discover(realm), adapter, initialised });
  setTimeout(() => begun.delete(key), KEPT);
};

/** Returns the look that has begun, once. */
export const takeLook = (realm: Realm): SilentLook | undefined => {
  const key = keyOf(realm);
  const look = begun.get(key);
  begun.delete(key);
  return look;
};
