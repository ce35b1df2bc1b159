import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createSessionHandlers,
  type SignInServices,
} from "../../../server/areas/session/session.handlers.ts";
import { callNames } from "../../../server/http/dispatch.ts";
import type { CallName, FileStore, Handlers } from "../../../server/http/handler.ts";
import { readMark } from "../../../server/mark/mark.ts";
import { createLog } from "../../../server/log.ts";
import { listen } from "../../../server/listener.ts";
import { createPortalServer, type PortalServerOptions } from "../../../server/server.ts";
import type { Database } from "../../../server/store/database.ts";
import { emailOf, testPassword } from "./demo-like-accounts.ts";
import { createPortalClient, type PortalClient } from "./portal-client.ts";
import { testSecrets } from "./test-secrets.ts";
import { roomForTests } from "./room.ts";

/** A clock that a test advances. */
interface TestClock {
  readonly now: () => Date;
  readonly forward: (seconds: number) => void;
  /** Stands still at a moment, or goes on where none is given: for what changes at a second. */
  readonly stopAt: (moment: Date | undefined) => void;
}

const testClock = (): TestClock => {
  let ahead = 0;
  let stopped: Date | undefined;
  return {
    now: () => stopped ?? new Date(Date.now() + ahead),
    stopAt: (moment) => {
      stopped = moment;
    },
    forward: (seconds) => {
      ahead += seconds * 1000;
    },
  };
};

/** A portal on a free port. */
export interface TestPortal {
  readonly url: string;
  readonly dataDir: string;
  readonly fileStore: FileStore;
  readonly clock: TestClock;
  readonly client: () => PortalClient;
  /** A client that is signed in as one of the test accounts. */
  readonly signedIn: (id: string) => Promise<PortalClient>;
  readonly close: () => Promise<void>;
}

/** The real session calls, and business calls that the test defines; any other call fails. */
export const handlersWith =
  (own: Partial<Handlers<CallName>>) =>
  (services: SignInServices): Handlers<CallName> => {
    const unused = Object.fromEntries(
      callNames.map((name) => [name, () => Promise.reject(new Error(`${name} is not part of this test`))]),
    );
    return { ...unused, ...createSessionHandlers(services), ...own } as unknown as Handlers<CallName>;
  };

export const noFiles: FileStore = {
  room: roomForTests,
  hasFreeSpace: () => Promise.resolve(true),
  remove: () => Promise.resolve(),
  keep: ({ path }) => Promise.resolve(path),
  open: () => Promise.resolve(undefined),
  has: () => Promise.resolve(false),
};

/** Starts a portal on a store that is open, migrated and filled. */
export const startTestPortal = async (
  database: Database,
  options: Partial<PortalServerOptions> = {},
): Promise<TestPortal> => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-files-"));
  const clock = testClock();
  const listener = await listen(0, "127.0.0.1");
  const url = `http://localhost:${listener.port}`;
  const server = await createPortalServer({
    database,
    prepared: Promise.resolve(),
    secrets: testSecrets,
    dataDir,
    baseUrl: url,
    mode: "development",
    identity: { url: undefined, realm: "partner", clientId: "portal" },
    allowedOrigins: [],
    staticDir: undefined,
    pageConfig: undefined,
    productionPortal: () => Promise.resolve("https://portal.production.example"),
    mapAddress: () => Promise.resolve("https://map.example/?q={address}"),
    atlasDir: "no-atlas",
    trustProxy: undefined,
    securityContact: "mailto:security@test.example",
    cspReports: undefined,
    devAccessPassword: undefined,
    mail: { smtpUrl: undefined, from: "portal@test.example", drawMark: () => Promise.resolve(undefined) },
    mark: readMark({}),
    now: clock.now,
    handlers: handlersWith({}),
    fileStore: noFiles,
    jobs: [],
    log: createLog({ level: "warn", mode: "development" }, { write: (line) => console.error(line) }),
    metrics: undefined,
    ...options,
  });
  listener.serve(server.handle);
  const client = (): PortalClient => createPortalClient(url);
  const signedIn = async (id: string): Promise<PortalClient> => {
    const own = client();
    const answer = await own.call("login", { email_address: emailOf(id), password: testPassword });
    if (!(answer.json as { valid: boolean }).valid)
      throw new Error(`${id} could not sign in: ${answer.text}`);
    return own;
  };
  const close = async (): Promise<void> => {
    await listener.close(0);
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, fileStore: options.fileStore ?? noFiles, clock, client, signedIn, close };
};
