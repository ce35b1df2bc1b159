import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHandlers } from "../../dev-portal/handlers.ts";
import { demoPassword, seedDemo } from "../../dev-portal/demo/seed-demo.ts";
import { emptyDirectory } from "../../dev-portal/devices/device-directory.ts";
import { createFileStore } from "../../dev-portal/files/file-store.ts";
import { openDatabase, type Database } from "../../dev-portal/store/database.ts";
import { migrate } from "../../dev-portal/store/migrate.ts";
import { migrations } from "../../dev-portal/store/migrations.ts";
import { handlerSettings } from "../support/portal/account-portal.ts";
import { roomForTests } from "../support/portal/room.ts";
import { startTestPortal, type TestPortal } from "../support/portal/portal.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../support/portal/postgres.ts";

const CLIENTS = 20;
const ROUND = 2_000;
const ROUNDS = 5;
/** Least share of the requests that a bare handler answers in the same time. */
const AT_LEAST = 0.5;

const run = promisify(execFile);

/** Answers that 20 clients of another process get. */
const answersOf = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> => {
  const form = { "Content-Type": "application/x-www-form-urlencoded", ...headers };
  const order = JSON.stringify({ url, headers: form, body, clients: CLIENTS, ms: ROUND });
  const { stdout } = await run(process.execPath, ["tests/bench/support/load.mjs", order]);
  return Number(stdout);
};

/** Fastify without anything else: a form, one query, JSON. */
const bareServer = async ({ sql }: Database): Promise<FastifyInstance> => {
  const app = fastify({ logger: false });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  app.post("/session", async () => {
    const [row] = await sql`
      select a.*, c.name as company from accounts a join companies c on c.id = a.company_id where a.id = 'gold'`;
    return row;
  });
  app.post("/orders", async () => ({
    rows: await sql`select * from orders where company_id = 'gold' order by ordered_on desc, id desc limit 25`,
  }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app;
};

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

const measured = (
  name: string,
  open: (dataDir: string) => Promise<{ database: Database; stop: () => Promise<void> }>,
) => {
  let folder = "";
  let store: Awaited<ReturnType<typeof open>>;
  let portal: TestPortal;
  let bare: FastifyInstance;
  let cookie = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "portal-load-"));
    store = await open(folder);
    const { database } = store;
    const fileStore = createFileStore({ dataDir: folder, storeId: "bench" }, roomForTests);
    await migrate(database, migrations);
    await seedDemo(database, {
      now: new Date(),
      scale: 1,
      fileStore,
      passwordCost: { n: 2 ** 10, r: 8, p: 1 },
    });
    portal = await startTestPortal(database, {
      handlers: (services) =>
        createHandlers(services, { ...handlerSettings, devices: emptyDirectory, connectLimit: 1_000 }),
      fileStore,
      mode: "production",
    });
    bare = await bareServer(database);
    const client = portal.client();
    await client.call("login", { email_address: "gold@demo.test", password: demoPassword });
    cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
  }, 120_000);
  afterAll(async () => {
    await bare.close();
    await portal.close();
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ["checkUserSession", "/session"],
    ["getOrders", "/orders"],
  ])(
    `${name}: %s, as a share of a bare handler with one query`,
    async (call, path) => {
      const own = () => answersOf(`${portal.url}/api/${call}`, { Origin: portal.url, Cookie: cookie }, "");
      const bareOnes = () => answersOf(`http://127.0.0.1:${portOf(bare)}${path}`, {}, "");
      // Both are warm before anything counts, and they take turns.
      await own();
      await bareOnes();
      const shares: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const [portalAnswers, bareAnswers] = [await own(), await bareOnes()];
        shares.push(portalAnswers / bareAnswers);
        console.log(
          `${name}, ${call}: ${((portalAnswers * 1000) / ROUND).toFixed(0)} of ${((bareAnswers * 1000) / ROUND).toFixed(0)} a second`,
        );
      }
      const median = shares.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
      console.log(`${name}, ${call}: ${median.toFixed(2)} of a bare handler (at least ${AT_LEAST})`);
      expect(median).toBeGreaterThanOrEqual(AT_LEAST);
    },
    120_000,
  );
};

describe("calls by 20 clients on the embedded store", () => {
  measured("PGlite", async (dataDir) => {
    const database = await openDatabase({ dataDir });
    return { database, stop: () => database.close() };
  });
});

describe.skipIf(!hasPostgres())("calls by 20 clients on PostgreSQL", () => {
  measured("PostgreSQL", async (dataDir) => {
    const server: PostgresServer = await startPostgres();
    const database = await openDatabase({ dataDir, databaseUrl: await server.freshUrl() });
    const stop = async (): Promise<void> => {
      await database.close();
      await server.stop();
    };
    return { database, stop };
  });
});
