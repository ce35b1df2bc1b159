import {
  mkdtempSync,
  readdirSync,
  rmSync,
  renameSync,
  mkdirSync,
  utimesSync,
  existsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { earlierPathOf, pathOf, trashFolder, type FilePlace } from "../../server/files/file-place.ts";
import { createFileStore } from "../../server/files/file-store.ts";
import { sweepOrphans, sweepText } from "../../server/files/sweep.ts";
import { makeUploadFolder } from "../../server/http/upload-folder.ts";
import { storeIdOf } from "../../server/store/store-id.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { roomForTests } from "../support/portal/room.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let dataDir = "";
/** So much later than now by the clock of the file system: `npm run test:dates` shifts that of the process alone. */
const after = (time: number): Date => new Date(statSync(dataDir).ctimeMs + time);

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "portal-files-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted()
    : [];

/** Stores files with these bytes, and returns their ids. */
const keep = (place: FilePlace, count: number): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const path = join(place.dataDir, randomUUID());
      writeFileSync(path, "words");
      return createFileStore(place, roomForTests).keep({
        name: "a.txt",
        kind: "txt",
        size: 5,
        sha256: "",
        path,
      });
    }),
  );

eachStore("the sweep of stored files", (store) => {
  const placeHere = async (): Promise<FilePlace> => ({
    dataDir,
    storeId: await storeIdOf(store.database().sql),
  });
  const addRows = (ids: readonly string[]): Promise<unknown> =>
    store.database().sql`
      insert into files (id, name, kind, size, sha256, created_at)
      select id, 'a.txt', 'txt', 5, '', now() from unnest(${ids}::text[]) as new (id)`;
  const removeRows = (ids: readonly string[]): Promise<unknown> =>
    store.database().sql`delete from files where id = any (${ids})`;
  const sweep = (place: FilePlace, now: Date) => sweepOrphans(place, store.database().sql, now);

  it("moves old files without a row into the trash, and deletes them 30 days later", async () => {
    const place = await placeHere();
    const ids = await keep(place, 40);
    const orphans = ids.slice(0, 2);
    // Uploaded long ago: the 30 days begin with the sweep.
    for (const id of orphans) utimesSync(pathOf(place, id), new Date(0), new Date(0));
    await addRows(ids.slice(2));
    expect(await sweep(place, after(0))).toMatchObject({ swept: 0, stopped: undefined });
    expect(await sweep(place, after(2 * hour))).toMatchObject({ swept: 2, stopped: undefined });
    expect(filesBelow(trashFolder(place))).toEqual(orphans.toSorted());
    expect(filesBelow(join(dataDir, "files"))).toEqual(ids.slice(2).toSorted());
    expect(await sweep(place, after(29 * day))).toMatchObject({ deleted: 0 });
    expect(filesBelow(trashFolder(place))).toEqual(orphans.toSorted());
    expect(await sweep(place, after(31 * day))).toMatchObject({ deleted: 2 });
    expect(filesBelow(trashFolder(place))).toEqual([]);
  });

  it("stops where more than 5 % would go, and says so", async () => {
    const place = await placeHere();
    const ids = await keep(place, 40);
    await addRows(ids.slice(3));
    const done = await sweep(place, after(2 * hour));
    expect(done).toMatchObject({ swept: 0, stopped: { orphans: 3, files: 40 } });
    expect(sweepText(done).join()).toContain("3 of 40 files have no row in this store");
    expect(filesBelow(join(dataDir, "files"))).toHaveLength(40);
  });

  it("leaves the files of another store alone, and says so", async () => {
    const other: FilePlace = { dataDir, storeId: randomUUID() };
    const ids = await keep(other, 3);
    const done = await sweep(await placeHere(), after(40 * day));
    expect(done).toMatchObject({
      swept: 0,
      stopped: undefined,
      foreign: [join(dataDir, "files", other.storeId)],
    });
    expect(sweepText(done).join()).toContain("Not swept, because another store has left it");
    expect(filesBelow(join(dataDir, "files"))).toEqual(ids.toSorted());
  });

  it("brings a file back from the trash once its row is there again", async () => {
    const place = await placeHere();
    const ids = await keep(place, 40);
    await addRows(ids);
    await removeRows(ids.slice(0, 1));
    expect(await sweep(place, after(2 * hour))).toMatchObject({ swept: 1 });
    await addRows(ids.slice(0, 1));
    expect(await sweep(place, after(50 * day))).toMatchObject({ returned: 1, deleted: 0 });
    expect(existsSync(pathOf(place, ids[0]!))).toBe(true);
  });

  it("takes over the files that an earlier version stored, and no others", async () => {
    const place = await placeHere();
    const ids = await keep(place, 4);
    for (const id of ids) {
      mkdirSync(dirname(earlierPathOf(place, id)), { recursive: true });
      renameSync(pathOf(place, id), earlierPathOf(place, id));
    }
    await addRows(ids.slice(1));
    const done = await sweep(place, after(2 * hour));
    expect(done).toMatchObject({ swept: 0, foreign: [`1 files in ${join(dataDir, "files")}`] });
    expect(ids.map((id) => existsSync(pathOf(place, id)))).toEqual([false, true, true, true]);
    expect(existsSync(earlierPathOf(place, ids[0]!))).toBe(true);
  });
});

describe("the upload folder of a process", () => {
  const folders = (): readonly string[] => readdirSync(join(dataDir, "incoming"));

  it("is not shared with another process of the same number, as in containers", async () => {
    const first = await makeUploadFolder(dataDir, after(0));
    writeFileSync(join(first.path, "upload"), "half");
    const second = await makeUploadFolder(dataDir, after(0));
    expect(second.path).not.toBe(first.path);
    expect(readdirSync(first.path)).toContain("upload");
    await first.close();
    await second.close();
    expect(folders()).toEqual([]);
  });

  it("is kept as long as its process lives, however long it has been idle", async () => {
    const first = await makeUploadFolder(dataDir, after(0));
    const second = await makeUploadFolder(dataDir, after(3 * day));
    expect(existsSync(first.path)).toBe(true);
    await first.close();
    await second.close();
  });

  it("is deleted a day after its process has died", async () => {
    const left = join(dataDir, "incoming", "left");
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, "owner.json"), JSON.stringify({ pid: process.pid, host: "elsewhere" }));
    const own = await makeUploadFolder(dataDir, after(0));
    expect(folders()).toHaveLength(2);
    utimesSync(left, new Date(0), new Date(0));
    const next = await makeUploadFolder(dataDir, after(0));
    expect(existsSync(left)).toBe(false);
    await own.close();
    await next.close();
  });
});
