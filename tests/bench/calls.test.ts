import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHandlers } from "../../server/handlers.ts";
import { demoPassword, seedDemo } from "../../server/demo/seed-demo.ts";
import { emptyDirectory } from "../../server/devices/device-directory.ts";
import { createFileStore } from "../../server/files/file-store.ts";
import type { Database } from "../../server/store/database.ts";
import { migrate } from "../../server/store/migrate.ts";
import { migrations } from "../../server/store/migrations.ts";
import { cheapHash } from "../support/portal/cheap-hash.ts";
import { handlerSettings } from "../support/portal/account-portal.ts";
import { roomForTests } from "../support/portal/room.ts";
import { startTestPortal, type TestPortal } from "../support/portal/portal.ts";
import { shareOf } from "./support/rates.ts";
import { onEachStore, type OpenStore } from "./support/stores.ts";

/** Least share of the requests that a bare handler answers in the same time. */
const AT_LEAST = 0.5;

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

onEachStore("calls by 20 clients", (name, open) => {
  let folder = "";
  let store: Awaited<ReturnType<OpenStore>>;
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
      passwordCost: cheapHash,
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
      const form = { "Content-Type": "application/x-www-form-urlencoded" };
      const own = {
        url: `${portal.url}/api/${call}`,
        method: "POST",
        headers: { ...form, Origin: portal.url, Cookie: cookie },
        body: "",
      } as const;
      const bareOne = { ...own, url: `http://127.0.0.1:${portOf(bare)}${path}`, headers: form };
      expect(await shareOf(`${name}, ${call}`, own, bareOne)).toBeGreaterThanOrEqual(AT_LEAST);
    },
    120_000,
  );
});
