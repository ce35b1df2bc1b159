import type { PortalConfig } from "../../domain/shell/portal-config.ts";

/** Whether an identity server responds, and its description, not yet validated. */
export type Found =
  | { readonly _tag: "Up"; readonly description: unknown }
  | { readonly _tag: "WrongRealm" }
  | { readonly _tag: "Down" };

/** Maximum time that a person waits for the identity server's response, in ms. */
const LIMIT = 3000;
/** Time limit of the request itself, in ms: an early one is sent before anyone waits for it. */
const LOOK_LIMIT = 15_000;

const begun = new Map<string, Promise<Found>>();

/** The identity server's address; the page's origin if none is configured. */
export const serverOf = ({ url }: PortalConfig["identity"], origin: string): string =>
  url === "" ? origin : url;

const addressOf = (identity: PortalConfig["identity"], origin: string): string =>
  `${serverOf(identity, origin)}/realms/${identity.realm}/.well-known/openid-configuration`;

/** The adapter's code; a chunk of its own, because people with a session do not need it. */
export const loadAdapter = () => import("./keycloak-adapter.ts");

const look = async (address: string): Promise<Found> => {
  // Loads the code in parallel, which saves a round trip; a failure is handled where the code is awaited.
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

/** Requests the identity server's description before the main code has loaded. */
export const lookEarly = (config: unknown, origin: string): void => {
  // Not validated yet: the answer is used only if the validated configuration has the same address.
  const { identity } = (config ?? {}) as Partial<PortalConfig>;
  if (!identity) return;
  const address = addressOf(identity, origin);
  begun.set(address, look(address));
};

/** The identity server's description: the early answer once, then a new request. */
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
