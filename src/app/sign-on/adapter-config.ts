import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { KeycloakConfig } from "keycloak-js";
import type { PortalConfig } from "../../domain/shell/portal-config.ts";

/** The realm and the client of the identity server, and the page's address. */
export interface Realm extends Pick<PortalConfig["identity"], "realm" | "clientId"> {
  readonly server: string;
  readonly origin: string;
}

/**
 * The registrable domain of an address, which decides whether a frame's cookies are first-party. For hosts below a
 * two-label suffix such as `co.uk` it also equates different sites.
 */
const siteOf = (address: string): string => {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname.split(".").slice(-2).join(".")}`;
};

/** The properties of a realm's description that the adapter uses. */
const Addresses = Schema.Struct({
  authorization_endpoint: Schema.String,
  token_endpoint: Schema.String,
  end_session_endpoint: Schema.String,
  check_session_iframe: Schema.String,
});
const decode = Schema.decodeUnknownResult(Addresses);

/**
 * The adapter's options. Given only the server, the adapter first tests in frames whether third-party cookies are
 * allowed. On the portal's site cookies are first-party and each frame costs a round trip, so the addresses are given
 * instead.
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
