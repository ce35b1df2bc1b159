import fs from "node:fs";
import { expect, it } from "vitest";
import { demoAccounts } from "../../server/demo/people.ts";
import { BACKCHANNEL_LOGOUT } from "../../server/identity/backchannel-logout.ts";
import { lifetimes } from "../../server/identity/realm.ts";
import { LOGIN_PAGE, SILENT_PAGE } from "../../src/domain/session/sign-on-pages.ts";
import shipped from "../../portal-config.json" with { type: "json" };
import { PASSWORD } from "../e2e/support/people.ts";

const read = (file: string): unknown => JSON.parse(fs.readFileSync(`deploy/keycloak/${file}`, "utf8"));

/** What a Keycloak puts in place of this is the portal's address, by its environment. */
const portal = "${PORTAL_URL:http://localhost:8080}";

it("Keycloak's client leads to the portal's two pages alone, and tells the portal of ended sessions", () => {
  expect(read("realm.json")).toMatchObject({
    realm: shipped.identity.realm,
    clients: [
      {
        clientId: shipped.identity.clientId,
        redirectUris: [`${portal}${LOGIN_PAGE}`, `${portal}${SILENT_PAGE}`],
        webOrigins: [portal],
        attributes: {
          "post.logout.redirect.uris": `${portal}${LOGIN_PAGE}`,
          "backchannel.logout.url": `${portal}${BACKCHANNEL_LOGOUT}`,
        },
      },
    ],
  });
});

it("sessions and tokens live as long at Keycloak as at the embedded identity server", () => {
  expect(read("realm.json")).toMatchObject({
    accessTokenLifespan: lifetimes.accessToken,
    ssoSessionIdleTimeout: lifetimes.idleSession,
    ssoSessionMaxLifespan: lifetimes.wholeSession,
    accessCodeLifespan: lifetimes.code,
    accessCodeLifespanLogin: lifetimes.login,
  });
});

it("the demo people of Keycloak are those of the demo data", () => {
  expect(read("demo-people.json")).toEqual({
    realm: shipped.identity.realm,
    users: demoAccounts.map(({ id, firstName, lastName }) => ({
      username: `${id}@demo.test`,
      email: `${id}@demo.test`,
      emailVerified: true,
      enabled: true,
      firstName,
      lastName,
      credentials: [{ type: "password", value: PASSWORD, temporary: false }],
      realmRoles: [`default-roles-${shipped.identity.realm}`],
    })),
  });
});
