import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { KeycloakConfig } from "keycloak-js";
import type { PortalConfig } from "../../domain/shell/portal-config.ts";

/** Whom the adapter signs in, and where. */
export interface Realm extends Pick<PortalConfig["identity"], "realm" | "clientId"> {
  readonly server: string;
  /** The page's own origin. */
  readonly origin: string;
}

/** The part of an address that decides whose cookies a frame has; of hosts below two shared labels, as in `co.uk`, it says "the same" too often. */
const siteOf = (address: string): string => {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname.split(".").slice(-2).join(".")}`;
};

/** What the adapter reads of a realm's description. */
const Addresses = Schema.Struct({
  authorization_endpoint: Schema.String,
  token_endpoint: Schema.String,
  end_session_endpoint: Schema.String,
  check_session_iframe: Schema.String,
});
const decode = Schema.decodeUnknownResult(Addresses);

/**
 * What the adapter begins with. Told the server alone, it first tries in frames whether the browser keeps a third party's
 * cookies; on the portal's own site they are none, and each frame is a round trip: there it is told the addresses.
 */
export const adapterConfig = (
  { server, realm, clientId, origin }: Realm,
  description: unknown,
): KeycloakConfig => {
  const known = decode(description);
  const own =
    Result.isSuccess(known) &&
    siteOf(server) === siteOf(origin) &&
    Object.values(known.success).every((address) => address.startsWith(`${server}/`));
  return own ? { clientId, oidcProvider: known.success } : { clientId, url: server, realm };
};
