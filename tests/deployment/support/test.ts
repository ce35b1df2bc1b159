import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { startServer } from "../../e2e/support/server.ts";
import { test as base, type Portal } from "../../e2e/support/test.ts";
import { PASSWORD } from "../../e2e/support/people.ts";
import { freePort } from "../../support/free-port.ts";
import { startPostgres } from "../../support/portal/postgres.ts";
import { startKeycloak, type Keycloak } from "./keycloak.ts";

export { expect };

/** What an operator brings, and the portal that runs on it. */
interface Deployment {
  readonly keycloak: Keycloak;
  readonly portal: Portal;
}

/** The page's configuration with another identity server. */
const pageConfiguration = (identityUrl: string): string => {
  const shipped = JSON.parse(fs.readFileSync("portal-config.json", "utf8")) as { readonly identity: object };
  return JSON.stringify({ ...shipped, identity: { ...shipped.identity, url: identityUrl } });
};

/** Starts PostgreSQL, Keycloak and the portal, each in a process of its own. */
const openDeployment = async (): Promise<Deployment & { readonly close: () => Promise<void> }> => {
  const folder = path.resolve(`.cache/deployment-${randomUUID()}`);
  const dataDir = path.join(folder, "portal");
  const page = path.join(folder, "page.json");
  fs.mkdirSync(dataDir, { recursive: true });
  const [port, identityPort, managementPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const url = `http://localhost:${port}`;
  const identityUrl = `http://localhost:${identityPort}`;
  fs.writeFileSync(page, pageConfiguration(identityUrl));
  const postgres = await startPostgres();
  const environment = {
    PORT: String(port),
    DATABASE_URL: await postgres.freshUrl(),
    SECRETS_KEY: randomUUID(),
    IDENTITY_URL: identityUrl,
    PORTAL_CONFIG: page,
  };
  const [keycloak, first] = await Promise.all([
    startKeycloak({
      folder: path.join(folder, "keycloak"),
      port: identityPort,
      managementPort,
      portalUrl: url,
    }),
    startServer(dataDir, environment),
  ]);
  let server = first;
  return {
    keycloak,
    portal: {
      url,
      dataDir,
      stop: (signal) => server.stop(signal),
      restart: async () => {
        server = await startServer(dataDir, environment);
      },
    },
    close: async () => {
      await Promise.all([server.stop(), keycloak.remove()]);
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The base of the tests on real parts: one deployment for all, and the assertion that no page has errors. */
export const test = base.extend<{}, { deployment: Deployment; keycloak: Keycloak }>({
  deployment: [
    async ({}, use) => {
      const { close, ...deployment } = await openDeployment();
      await use(deployment);
      await close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  keycloak: [async ({ deployment }, use) => use(deployment.keycloak), { scope: "worker" }],
  portal: [async ({ deployment }, use) => use(deployment.portal), { scope: "worker" }],
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
