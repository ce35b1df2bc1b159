import { expect, test } from "vitest";
import { adapterConfig, type Realm } from "../../src/app/sign-on/adapter-config.ts";

const realmAt = (server: string, origin: string): Realm => ({
  server,
  origin,
  realm: "partner",
  clientId: "portal",
});
const describedAt = (server: string) => ({
  issuer: `${server}/realms/partner`,
  authorization_endpoint: `${server}/auth`,
  token_endpoint: `${server}/token`,
  end_session_endpoint: `${server}/logout`,
  check_session_iframe: `${server}/frame`,
});
const portal = "https://portal.company.example";

test.each([portal, "https://id.company.example"])(
  "for a realm on the portal's own site the adapter is given all addresses: %s",
  (server) => {
    const { issuer: _issuer, ...addresses } = describedAt(server);
    expect(adapterConfig(realmAt(server, portal), describedAt(server))).toEqual({
      clientId: "portal",
      oidcProvider: addresses,
    });
  },
);

const own = describedAt(portal);
test.each([
  ["on another site", "https://company.id.example", describedAt("https://company.id.example")],
  ["without TLS", "http://id.company.example", describedAt("http://id.company.example")],
  [
    "whose description names somebody else",
    portal,
    { ...own, token_endpoint: "https://portal.company.example.evil.example/token" },
  ],
  ["whose description leaves an address out", portal, { ...own, check_session_iframe: undefined }],
  ["whose description is none", portal, "<!doctype html>"],
  ["that nobody has asked", portal, undefined],
])("for any other realm the adapter is given the server's address only: %s", (_, server, description) => {
  expect(adapterConfig(realmAt(server, portal), description)).toEqual({
    clientId: "portal",
    url: server,
    realm: "partner",
  });
});
