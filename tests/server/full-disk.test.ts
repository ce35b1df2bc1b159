import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emptyDirectory } from "../../server/devices/device-directory.ts";
import { createFileStore } from "../../server/files/file-store.ts";
import { createHandlers } from "../../server/handlers.ts";
import { openDatabase, type Database } from "../../server/store/database.ts";
import { storeIdOf } from "../../server/store/store-id.ts";
import { backUp } from "../../server/transfer/transfer.ts";
import { handlerSettings, refusal } from "../support/portal/account-portal.ts";
import { seedTestAccounts } from "../support/portal/demo-like-accounts.ts";
import { startProcess } from "../support/portal/portal-process.ts";
import { startTestPortal, type TestPortal } from "../support/portal/portal.ts";
import { putStore } from "../support/portal/prepared.ts";
import { roomForTests } from "../support/portal/room.ts";

const timeout = 120_000;
const ticket = { department: "support-cz", ticket_subject: "Help", ticket_description: "With files" };

const mount = (folder: string): boolean => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=96m", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};
const unmount = (folder: string): void => void execFileSync("umount", ["-l", folder], { stdio: "ignore" });

/** Only root can mount a small disk. */
const canMount = (): boolean => {
  const folder = mkdtempSync(join(tmpdir(), "portal-mount-"));
  const can = mount(folder);
  if (can) unmount(folder);
  rmSync(folder, { recursive: true });
  return can;
};

describe.skipIf(!canMount())("a full disk", () => {
  let disk = "";
  beforeEach(() => {
    disk = mkdtempSync(join(tmpdir(), "portal-disk-"));
    mount(disk);
  });
  afterEach(() => {
    unmount(disk);
    rmSync(disk, { recursive: true });
  });

  /** Writes until no more than these bytes fit; returns how to make room again. */
  const fill = (left = 0): (() => void) => {
    const filler = join(disk, "filler");
    mkdirSync(filler);
    writeFileSync(join(disk, "left"), Buffer.alloc(left));
    for (const size of [1_000_000, 4096]) {
      try {
        for (let count = 0; ; count += 1) writeFileSync(join(filler, `${size}-${count}`), Buffer.alloc(size));
      } catch {
        // Full for files of this size.
      }
    }
    rmSync(join(disk, "left"));
    return () => rmSync(filler, { recursive: true });
  };

  const onDisk = async (
    work: (portal: TestPortal, database: Database, dataDir: string) => Promise<void>,
  ): Promise<void> => {
    const dataDir = join(disk, "data");
    putStore("tables", dataDir);
    const database = await openDatabase({ dataDir });
    await seedTestAccounts(database);
    const fileStore = createFileStore({ dataDir, storeId: await storeIdOf(database.sql) }, roomForTests);
    const handlers = (services: Parameters<typeof createHandlers>[0]) =>
      createHandlers(services, { ...handlerSettings, devices: emptyDirectory, connectLimit: 10_000 });
    const portal = await startTestPortal(database, { handlers, fileStore, dataDir });
    try {
      await work(portal, database, dataDir);
    } finally {
      await portal.close();
      await database.close();
    }
  };
  const ticketsIn = async ({ sql }: Database): Promise<number> => {
    const [found] = await sql<{ count: number }>`select count(*) as count from tickets`;
    return found!.count;
  };

  it(
    "refuses an upload at its field, leaves nothing half-written, and takes it once there is room",
    () =>
      onDisk(async (portal, database, dataDir) => {
        const client = await portal.signedIn("gold");
        const send = async () =>
          refusal(
            await client.call("createTicket", ticket, {
              files: [new File(["x".repeat(500_000)], "notes.txt")],
            }),
          );
        const free = fill();
        expect(await send()).toEqual([422, "STORAGE_FULL", "files[0]"]);
        const uploads = (): readonly string[] =>
          ["incoming", "files"].flatMap((name) =>
            existsSync(join(dataDir, name))
              ? readdirSync(join(dataDir, name), { recursive: true, withFileTypes: true })
                  .filter((entry) => entry.isFile() && entry.name !== "owner.json")
                  .map((entry) => entry.name)
              : [],
          );
        expect([uploads(), await ticketsIn(database)]).toEqual([[], 0]);
        free();
        expect(await send()).toEqual([200, undefined]);
        expect([uploads().length, await ticketsIn(database)]).toEqual([1, 1]);
      }),
    timeout,
  );

  it(
    "that stops the embedded store's log loses nothing that was acknowledged, and the portal goes on once there is room",
    () =>
      onDisk(async (portal, database) => {
        const { sql } = database;
        await sql.script(`
          create table ballast (id int primary key, words text, round int);
          insert into ballast select i, repeat('ab', 100), 0 from generate_series(1, 5000) i;
          update ballast set round = 0`);
        // From here on there is room inside of the table: only the log grows.
        await sql.script("vacuum ballast");
        const free = fill();
        let acknowledged = 0;
        const failure = await (async () => {
          for (let round = 1; round < 500; round += 1) {
            await sql`update ballast set round = ${round}`;
            acknowledged = round;
            await sql.script("vacuum ballast");
          }
          return undefined;
        })().catch((error: unknown) => error);
        expect(failure).toMatchObject({ code: "53100", severity: "PANIC" });
        free();
        expect(await sql`select distinct round from ballast`).toEqual([{ round: acknowledged }]);
        const client = await portal.signedIn("gold");
        expect(refusal(await client.call("createTicket", ticket))).toEqual([200, undefined]);
      }),
    timeout,
  );

  it.each([
    ["full", 0],
    ["too small for a new store", 20_000_000],
  ])(
    "at the start (%s) is one clear sentence, and nothing half-written stops the next start",
    { tags: ["long"], timeout },
    async (_how, left) => {
      const free = fill(left);
      const portal = startProcess("main", {
        PORT: "0",
        DATA_DIR: join(disk, "data"),
        STATIC_DIR: "none",
      });
      expect(await portal.ended).toBe(1);
      expect(portal.output()).toContain("The disk is full: nothing was stored.");
      expect(portal.output()).not.toContain("    at ");
      free();
      const again = startProcess("main", {
        PORT: "0",
        DATA_DIR: join(disk, "data"),
        STATIC_DIR: "none",
        PORTAL_MODE: "production",
        SMTP_URL: "smtp://127.0.0.1:9",
      });
      await again.ready;
      again.process.kill("SIGKILL");
      await again.ended;
    },
  );

  it(
    "leaves no half a backup",
    async () => {
      const dataDir = join(disk, "data");
      putStore("tables", dataDir);
      const database = await openDatabase({ dataDir });
      await database.sql.script(
        "create table ballast as select md5(i::text) || md5((i + 1)::text) as words from generate_series(1, 30000) i",
      );
      await database.close();
      const free = fill();
      await expect(backUp({ DATA_DIR: dataDir }, join(disk, "one.backup"), () => {})).rejects.toMatchObject({
        code: "ENOSPC",
      });
      expect(readdirSync(disk).toSorted()).toEqual(["data", "filler"]);
      free();
    },
    timeout,
  );
});
