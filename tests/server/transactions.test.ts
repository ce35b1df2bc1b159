import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "../../server/accounts/password.ts";
import { createVatCheck } from "../../server/areas/sign-up/vat-check.ts";
import { testConnection } from "../../server/devices/connection-test.ts";
import { createTokenVerifier } from "../../server/identity/verify-token.ts";
import { smtpSender } from "../../server/mail/outbox-worker.ts";
import { openDatabase, type Database } from "../../server/store/database.ts";
import { cheapHash } from "../support/portal/cheap-hash.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { putStore } from "../support/portal/prepared.ts";

/** By the module that asks a network or hashes: what of it refuses to run inside a transaction. */
const waiting: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  "accounts/password.ts": [
    () => hashPassword("secret", cheapHash),
    async () => verifyPassword("secret", `scrypt$1024$8$1$${"A".repeat(22)}$${"A".repeat(43)}`),
  ],
  "areas/sign-up/vat-check.ts": [
    () => createVatCheck(() => Promise.resolve("valid"))("ATU12345675", "AT", () => false),
    () => createVatCheck(undefined)("ATU12345675", "AT", () => false),
  ],
  "devices/connection-test.ts": [
    () =>
      testConnection(
        "504F94D00001",
        {
          host: "127.0.0.1",
          http: undefined,
          https: undefined,
          certificate: undefined,
          reported: { ip: "203.0.113.9", http: undefined, https: undefined },
          mqtt: undefined,
        },
        1_000,
        new AbortController().signal,
      ),
  ],
  "identity/verify-token.ts": [
    () =>
      createTokenVerifier({
        issuer: "https://identity.example",
        clientId: "portal",
        jwksUrl: "https://identity.example/certs",
      })("token"),
  ],
  "mail/outbox-worker.ts": [
    () =>
      smtpSender("smtp://127.0.0.1:1", "portal@test.example", () => Promise.resolve(undefined))({
        recipient: "a@b.c",
        subject: "",
        body: "",
        language: "en",
        calendar: null,
        unsubscribe: null,
      }),
  ],
};

/** Modules that use sockets or fetch, but not while a call is answered, or only behind a module that refuses. */
const elsewhere = [
  "devices/mqtt-probe.ts",
  "devices/simulated-device.ts",
  "devices/web-probe.ts",
  "listener.ts",
  "metrics.ts",
];

const waits =
  /\bfetch\(|\bscrypt\(|\bcreateRemoteJWKSet\(|\bcreateTransport\(|\bcreateServer\(|import \{[^}]*\bconnect\b[^}]*\} from "node:(?:net|tls)"|http\.get\(/;

it("knows every module of the server that asks a network, or hashes passwords", () => {
  const found = readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && waits.test(readFileSync(join("server", path), "utf8")))
    .toSorted();
  const known = [...Object.keys(waiting), ...elsewhere].filter(
    (path) => path !== "devices/connection-test.ts",
  );
  expect(found).toEqual(known.toSorted());
});

eachStore("a transaction", onBoth.limits, (store) => {
  it.each(Object.entries(waiting))("is refused by %s", async (_path, works) => {
    for (const work of works) {
      await expect(store.database().transaction(work)).rejects.toThrow("inside a transaction");
    }
  });

  let folder = "";
  let hasty: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "portal-hasty-"));
    if (store.engine === "PGlite") putStore("empty", folder);
    hasty = await openDatabase({
      ...(store.engine === "PGlite" ? {} : store.options()),
      dataDir: folder,
      limits: { statement: 300, idleInTransaction: 300 },
    });
    await hasty.sql.script("create table notes (text text)");
  });
  afterAll(async () => {
    await hasty.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("that runs no statement is ended, and nobody else waits for it", async () => {
    const hanging = hasty.transaction(async (sql) => {
      await sql`insert into notes values ('hanging')`;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await sql`insert into notes values ('late')`;
    });
    const next = hasty.transaction((sql) => sql`insert into notes values ('next')`);
    await expect(hanging).rejects.toThrow("without a statement for 300 ms");
    await next;
    expect(await hasty.sql`select text from notes`).toEqual([{ text: "next" }]);
  });

  it("of many short steps may last longer", async () => {
    await hasty.transaction(async (sql) => {
      for (let step = 0; step < 5; step += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await sql`insert into notes values ('step')`;
      }
    });
    expect(await hasty.sql`select text from notes where text = 'step'`).toHaveLength(5);
  });

  // Under libfaketime (`npm run test:dates`) PostgreSQL's limits do not end: a signal that comes during `epoll_wait` reads the real time.
  it.runIf(store.engine === "PostgreSQL" && process.env["FAKETIME"] === undefined)(
    "has no statement that runs for longer than the limit",
    async () => {
      await expect(hasty.sql`select pg_sleep(5)`).rejects.toThrow("statement timeout");
    },
  );
});
