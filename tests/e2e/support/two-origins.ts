import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { freePort } from "../../support/free-port.ts";
import { startServer } from "./server.ts";
import { copyTemplate } from "./test.ts";

/** A server under several names, which are origins of their own to a browser: the page is opened at one, and calls another. */
export interface TwoOrigins {
  readonly page: string;
  readonly calls: string;
  /** For calls that the test makes itself: other programs than browsers need not know what `*.localhost` is. */
  readonly outside: string;
  readonly close: () => Promise<void>;
}

/** Starts a server whose page has the configuration of a deployment with its calls on a host of their own. */
export const openTwoOrigins = async (): Promise<TwoOrigins> => {
  const port = await freePort();
  const origins = {
    page: `http://portal.dev.localhost:${port}`,
    calls: `http://api.dev.localhost:${port}`,
    outside: `http://localhost:${port}`,
  };
  const dataDir = `.cache/e2e-${randomUUID()}`;
  copyTemplate(dataDir);
  const config = JSON.parse(fs.readFileSync("portal-config.json", "utf8")) as {
    readonly identity: object;
  };
  const file = `${dataDir}/page.json`;
  fs.writeFileSync(
    file,
    JSON.stringify({
      ...config,
      developmentPortal: origins.calls,
      identity: { ...config.identity, url: origins.calls },
    }),
  );
  const server = await startServer(dataDir, {
    PORT: String(port),
    BASE_URL: origins.calls,
    ALLOWED_ORIGINS: `${origins.page},${origins.outside}`,
    // Others than this computer could reach such a portal. The accounts of the tests keep their own password.
    DEV_ACCESS_PASSWORD: "of the tools",
    PORTAL_CONFIG: file,
  });
  const close = async (): Promise<void> => {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...origins, close };
};
