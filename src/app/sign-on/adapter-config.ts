import type { KeycloakConfig } from "keycloak-js";
import { realmAddress, type Realm } from "./realm.ts";

/**
 * The registrable domain of an address, which decides whether a frame's cookies are first-party. For hosts below a
 * two-label suffix such as `co.uk` it also equates different sites.
 */
const siteOf = (address: string): string => {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname.split(".").slice(-2).join(".")}`;
};

/**
 * The adapter's options. Given only the server, the adapter first tests in frames whether third-party cookies are
 * allowed. On the portal's site cookies are first-party and each frame costs a round trip, so the addresses are given
 * instead: those that the adapter makes itself of server and realm.
 */
export const adapterConfig = (at: Realm): KeycloakConfig => {
  const { server, realm, clientId, origin } = at;
  if (siteOf(server) !== siteOf(origin)) return { clientId, url: server, realm };
  const base = `${realmAddress(at)}/protocol/openid-connect`;
  return {
    clientId,
    oidcProvider: {
      authorization_endpoint: `${base}/auth`,
      token_endpoint: `${base}/token`,
      end_session_endpoint: `${base}/logout`,
      check_session_iframe: `${base}/login-status-iframe.html`,
    },
  };
};
