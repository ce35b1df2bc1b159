import Keycloak, { type KeycloakAdapter, type KeycloakConfig } from "keycloak-js";
import { afterEach, expect, test, vi } from "vitest";
import { adapterConfig } from "../../src/app/sign-on/adapter-config.ts";
import type { Realm } from "../../src/app/sign-on/realm.ts";

const realmAt = (server: string, origin: string): Realm => ({
  server,
  origin,
  realm: "partner",
  clientId: "portal",
});
const portal = "https://portal.company.example";
afterEach(() => vi.unstubAllGlobals());

test.each([portal, "https://id.company.example"])(
  "for a realm on the portal's own site the adapter is given all addresses: %s",
  (server) => {
    const base = `${server}/realms/partner/protocol/openid-connect`;
    expect(adapterConfig(realmAt(server, portal))).toEqual({
      clientId: "portal",
      oidcProvider: {
        authorization_endpoint: `${base}/auth`,
        token_endpoint: `${base}/token`,
        end_session_endpoint: `${base}/logout`,
        check_session_iframe: `${base}/login-status-iframe.html`,
      },
    });
  },
);

test.each([
  ["on another site", "https://company.id.example"],
  ["without TLS", "http://id.company.example"],
])("for any other realm the adapter is given the server's address only: %s", (_, server) => {
  expect(adapterConfig(realmAt(server, portal))).toEqual({
    clientId: "portal",
    url: server,
    realm: "partner",
  });
});

test("the addresses on the portal's own site are those that the adapter makes of server and realm", async () => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("window", { location: { href: portal } });
  const endpointsOf = async (config: KeycloakConfig): Promise<readonly (string | undefined)[]> => {
    const adapter = new Keycloak(config) as Keycloak & { endpoints: Readonly<Record<string, () => string>> };
    await adapter.init({ checkLoginIframe: false, adapter: {} as KeycloakAdapter });
    const { authorize, token, logout, checkSessionIframe } = adapter.endpoints;
    return [authorize, token, logout, checkSessionIframe].map((address) => address?.());
  };
  expect(await endpointsOf(adapterConfig(realmAt(portal, portal)))).toEqual(
    await endpointsOf({ clientId: "portal", url: portal, realm: "partner" }),
  );
});
