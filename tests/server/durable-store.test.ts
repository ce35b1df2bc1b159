import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pathOf } from "../../server/files/file-place.ts";
import { createFileStore } from "../../server/files/file-store.ts";
import { createPglite } from "../../server/store/create-pglite.ts";
import { placesIn } from "../../server/store/data-dir.ts";
import { openDatabase } from "../../server/store/database.ts";
import { openSecrets } from "../../server/store/secrets.ts";
import { backUp } from "../../server/transfer/transfer.ts";
import { putStore } from "../support/portal/prepared.ts";
import { recordDisk, type RecordedDisk } from "../support/portal/recorded-disk.ts";
import { roomForTests } from "../support/portal/room.ts";

let folder = "";
let disk: RecordedDisk | undefined;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "portal-durable-")));
});
afterEach(() => {
  disk?.stop();
  disk = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const record = async (): Promise<RecordedDisk> => {
  disk = await recordDisk(folder);
  return disk;
};

/** Where in the events a path was synced for the last time; -1 if never. */
const lastSync = ({ events }: RecordedDisk, path: string): number =>
  events.findLastIndex((event) => event.what === "sync" && event.path === path);

describe("what is acknowledged is on the disk:", () => {
  it("each commit's log is written, then synced, then the commit is answered", async () => {
    putStore("empty", folder);
    const { store } = placesIn(folder);
    const db = await createPglite(store);
    await db.exec("create table sample (words text)");
    const { events } = await record();
    const answered: (readonly string[])[] = [];
    for (let round = 0; round < 50; round += 1) {
      const from = events.length;
      await db.query("insert into sample values ($1)", ["x".repeat(round * 200)]);
      answered.push(
        events
          .slice(from)
          .filter(({ path }) => path.startsWith(join("pglite", "pg_wal")))
          .map(({ what }) => what),
      );
    }
    disk?.stop();
    await db.close();
    expect(answered.filter((asked) => !asked.includes("write"))).toEqual([]);
    expect(answered.filter((asked) => asked.at(-1) !== "sync")).toEqual([]);
  });

  it("a checkpoint leaves nothing unsynced", async () => {
    putStore("empty", folder);
    const db = await createPglite(placesIn(folder).store);
    const { unsynced } = await record();
    await db.exec("create table sample as select md5(i::text) as words from generate_series(1, 5000) i");
    await db.exec("checkpoint");
    // Which transaction a part of one belongs to is of no use after a crash: PostgreSQL does not sync it.
    const left = unsynced().filter((path) => !path.includes("pg_subtrans"));
    disk?.stop();
    await db.close();
    expect(left).toEqual([]);
  });

  it("a new store is whole there before it gets its name, and has its name before it is opened", async () => {
    const dataDir = join(folder, "made/data");
    let unsynced: readonly string[] | undefined;
    const recorded = await recordDisk(folder, ({ what, path }) => {
      if (what === "rename" && path === relative(folder, placesIn(dataDir).store))
        unsynced = recorded.unsynced().filter((file) => file.startsWith(path));
    });
    disk = recorded;
    const database = await openDatabase({ dataDir });
    const { events } = recorded;
    const named = events.findIndex(({ what, path }) => what === "rename" && path === "made/data/pglite");
    const unnamed = events.slice(0, named);
    recorded.stop();
    await database.close();
    expect(unsynced).toEqual([]);
    expect(existsSync(join(dataDir, "pglite/PG_VERSION"))).toBe(true);
    for (const path of ["pglite.new", "pglite.new/base", "pglite.new/pg_wal", "pglite.new/global"])
      expect(unnamed).toContainEqual({ what: "sync", path: join("made/data", path) });
    expect(lastSync(recorded, "made/data")).toBeGreaterThan(named);
    // The folders that were made on the way have their names, too.
    for (const path of [".", "made"]) expect(unnamed).toContainEqual({ what: "sync", path });
  });

  it("an upload and the folders that were made for it", async () => {
    const place = { dataDir: folder, storeId: "store" };
    const incoming = join(folder, "incoming");
    mkdirSync(incoming);
    writeFileSync(join(incoming, "upload"), "words");
    const recorded = await record();
    const store = createFileStore(place, roomForTests);
    const file = {
      name: "a.txt",
      kind: "txt",
      size: 5,
      sha256: "",
      path: join(incoming, "upload"),
    } as const;
    const path = pathOf(place, await store.keep(file));
    recorded.stop();
    const moved = recorded.events.findIndex(({ what }) => what === "rename");
    expect(lastSync(recorded, relative(folder, path))).toBeGreaterThan(-1);
    expect(lastSync(recorded, relative(folder, dirname(path)))).toBeGreaterThan(moved);
    for (const holder of [".", "files", "files/store"])
      expect(lastSync(recorded, holder)).toBeGreaterThan(-1);
  });

  it("the key file, also its name", async () => {
    const recorded = await record();
    await openSecrets({ secretsKey: undefined, dataDir: folder });
    recorded.stop();
    expect(recorded.unsynced()).toEqual([]);
    expect(recorded.events.at(-1)).toEqual({ what: "sync", path: "." });
  });

  it("a backup, also its name", async () => {
    const dataDir = join(folder, "data");
    putStore("tables", dataDir);
    const to = join(folder, "backups");
    mkdirSync(to);
    const recorded = await record();
    await backUp({ DATA_DIR: dataDir }, join(to, "one.backup"), () => {});
    recorded.stop();
    expect(recorded.unsynced().filter((path) => path.startsWith("backups"))).toEqual([]);
    expect(lastSync(recorded, "backups")).toBeGreaterThan(-1);
  });
});
