import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { startServer, type RunningPortal } from "../../e2e/support/server.ts";
import { test as base, type Portal } from "../../e2e/support/test.ts";
import { PASSWORD } from "../../e2e/support/people.ts";
import { freePort } from "../../support/free-port.ts";
import { startPostgres, type PostgresServer } from "../../support/portal/postgres.ts";
import { startKeycloak, type Keycloak } from "./keycloak.ts";

export { expect };

/** Where the parts of a deployment are. */
interface Places {
  readonly folder: string;
  readonly portalPort: number;
  readonly identityPort: number;
  readonly managementPort: number;
}

const local = (port: number): string => `http://localhost:${port}`;

/** The page's configuration with another identity server. */
const pageConfiguration = (identityUrl: string): string => {
  const shipped = JSON.parse(fs.readFileSync("portal-config.json", "utf8")) as { readonly identity: object };
  return JSON.stringify({ ...shipped, identity: { ...shipped.identity, url: identityUrl } });
};

/** Starts the portal as an operator does, on PostgreSQL and with an identity server of somebody else. */
const startPortal = async ({ folder, portalPort, identityPort }: Places, databaseUrl: string) => {
  const dataDir = path.join(folder, "portal");
  const page = path.join(folder, "page.json");
  fs.mkdirSync(dataDir);
  fs.writeFileSync(page, pageConfiguration(local(identityPort)));
  const start = (): Promise<RunningPortal> =>
    startServer(dataDir, {
      PORT: String(portalPort),
      DATABASE_URL: databaseUrl,
      SECRETS_KEY: "of the tests, thirty-two letters at least",
      IDENTITY_URL: local(identityPort),
      PORTAL_CONFIG: page,
    });
  let server = await start();
  const portal: Portal = {
    url: local(portalPort),
    dataDir,
    stop: (signal) => server.stop(signal),
    restart: async () => {
      server = await start();
    },
  };
  return portal;
};

interface Parts {
  readonly places: Places;
  readonly postgres: PostgresServer;
  readonly keycloak: Keycloak;
}

/** The base of the tests on real parts: each a process of its own, one of each for all tests, and the assertion that no page has errors. */
export const test = base.extend<{}, Parts>({
  places: [
    async ({}, use) => {
      const folder = path.resolve(`.cache/deployment-${randomUUID()}`);
      fs.mkdirSync(folder, { recursive: true });
      const [portalPort, identityPort, managementPort] = await Promise.all([
        freePort(),
        freePort(),
        freePort(),
      ]);
      await use({ folder, portalPort, identityPort, managementPort });
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  postgres: [
    async ({}, use) => {
      const postgres = await startPostgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: "worker" },
  ],
  keycloak: [
    async ({ places: { folder, portalPort, identityPort, managementPort } }, use) => {
      const keycloak = startKeycloak({
        folder: path.join(folder, "keycloak"),
        port: identityPort,
        managementPort,
        portalUrl: local(portalPort),
      });
      await use(keycloak);
      await keycloak.stop();
    },
    { scope: "worker" },
  ],
  portal: [
    async ({ places, postgres, keycloak }, use) => {
      // Keycloak starts meanwhile.
      const portal = await startPortal(places, await postgres.freshUrl());
      await keycloak.listening();
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

/** The address of a demo person. */
export const addressOf = (name: string): string => `${name}@demo.test`;

/** Waits for Keycloak's login. */
export const expectKeycloakLogin = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { name: "Sign in to your account" })).toBeVisible();

/** Types a person's address and password into Keycloak's login, and submits them. */
export const fillKeycloakLogin = async (page: Page, name: string): Promise<void> => {
  await expectKeycloakLogin(page);
  await page.getByLabel("Email").fill(addressOf(name));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
};
