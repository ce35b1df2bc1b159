import type { PortalConfig } from "../../domain/shell/portal-config.ts";

/** Whether an identity server is there; where it is, what it says of itself, which nobody has checked yet. */
export type Found =
  | { readonly _tag: "Up"; readonly description: unknown }
  | { readonly _tag: "WrongRealm" }
  | { readonly _tag: "Down" };

/** How long somebody waits for the identity server to say that it is there, in ms. */
const LIMIT = 3000;
/** How long a look itself may take: an early one comes with the portal's own code, and nobody waits for it yet. */
const LOOK_LIMIT = 15_000;

const begun = new Map<string, Promise<Found>>();

/** The identity server's address: the page's own origin where none is configured. */
export const serverOf = ({ url }: PortalConfig["identity"], origin: string): string =>
  url === "" ? origin : url;

const addressOf = (identity: PortalConfig["identity"], origin: string): string =>
  `${serverOf(identity, origin)}/realms/${identity.realm}/.well-known/openid-configuration`;

/** The adapter's code: nobody with a session waits for it, so it is in no other file. */
export const loadAdapter = () => import("./keycloak-adapter.ts");

const look = async (address: string): Promise<Found> => {
  // The code comes meanwhile: one round trip less. Whether it does is for whoever needs it to say.
  loadAdapter().catch(() => {});
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LOOK_LIMIT), cache: "no-store" });
    return answer.ok
      ? { _tag: "Up", description: await answer.json() }
      : { _tag: answer.status === 404 ? "WrongRealm" : "Down" };
  } catch {
    return { _tag: "Down" };
  }
};

/** Looks for the identity server before the portal's own code is there. */
export const lookEarly = (config: typeof PORTAL_CONFIG, origin: string): void => {
  // Nobody has checked it yet: what another address than the checked one answers is never taken.
  const { identity } = (config ?? {}) as Partial<PortalConfig>;
  if (!identity) return;
  const address = addressOf(identity, origin);
  begun.set(address, look(address));
};

/** Looks for the identity server: what an early look has found, once; after that anew. */
export const discover = (identity: PortalConfig["identity"], origin: string): Promise<Found> => {
  const address = addressOf(identity, origin);
  const early = begun.get(address);
  begun.delete(address);
  return Promise.race([
    early ?? look(address),
    new Promise<Found>((resolve) => {
      setTimeout(() => resolve({ _tag: "Down" }), LIMIT);
    }),
  ]);
};
