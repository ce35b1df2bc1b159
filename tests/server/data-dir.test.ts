import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFileStore } from "../../server/files/file-store.ts";
import { closeDataDir, openDataDir } from "../../server/store/data-dir.ts";
import { backUp, restore } from "../../server/transfer/transfer.ts";
import { createPortalClient } from "../support/portal/portal-client.ts";
import { startProcess } from "../support/portal/portal-process.ts";
import { putStore } from "../support/portal/prepared.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-data-dir-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All paths in a folder, the folder itself first. */
const pathsIn = (path: string): readonly string[] => [
  path,
  ...readdirSync(path, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  ),
];

/** What does not have the mode of what belongs to one user alone. */
const openIn = (path: string): readonly string[] =>
  pathsIn(path)
    .map((path) => ({ path, found: statSync(path) }))
    .filter(({ found }) => (found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600))
    .map(({ path, found }) => `${(found.mode & 0o777).toString(8)} ${path}`);

const openToAll = (path: string): void => {
  for (const inside of pathsIn(path)) chmodSync(inside, statSync(inside).isDirectory() ? 0o777 : 0o666);
};

const start = async (dataDir: string) => {
  const portal = startProcess("main", { PORT: "0", DATA_DIR: dataDir, STATIC_DIR: join(folder, "none") });
  const client = createPortalClient(await portal.ready);
  const stop = async (): Promise<void> => {
    portal.process.kill("SIGTERM");
    expect(await portal.ended).toBe(0);
  };
  return { client, stop };
};

/** Signs in, sends a file, and asks for a letter. */
const use = async ({ client }: Awaited<ReturnType<typeof start>>): Promise<void> => {
  const answers = [
    await client.call("login", { email_address: "gold@demo.test", password: "Portal-Demo-2026!" }),
    await client.call(
      "createTicket",
      { department: "support-cz", ticket_subject: "Help", ticket_description: "With a file" },
      { files: [new File(["the bytes of a file"], "file.txt")] },
    ),
    await client.call("requestPasswordReset", { email: "silver@demo.test", instance: "int" }),
  ];
  for (const { status, text } of answers)
    expect([status, text]).toEqual([200, expect.not.stringContaining("error_code")]);
};

it("a data directory that others could read and write is its user's alone after a start, and so is all that is made in it", async () => {
  const dataDir = join(folder, "upgraded");
  mkdirSync(dataDir);
  putStore("demo", dataDir);
  const others = join(dataDir, "somebody-elses");
  writeFileSync(others, "");
  openToAll(dataDir);
  const portal = await start(dataDir);
  await use(portal);
  await expect.poll(() => openIn(dataDir)).toEqual([`666 ${others}`]);
  await portal.stop();
  expect(openIn(dataDir)).toEqual([`666 ${others}`]);

  const backup = join(folder, "one.backup");
  const lines: string[] = [];
  await backUp({ DATA_DIR: dataDir }, backup, (line) => void lines.push(line));
  expect((statSync(backup).mode & 0o777).toString(8)).toBe("600");
  expect(openIn(dataDir)).toEqual([`666 ${others}`]);
  // A store that is made anew, with its files.
  const restored = join(folder, "restored");
  await restore({ DATA_DIR: restored }, backup, (line) => void lines.push(line));
  expect(existsSync(join(restored, "files"))).toBe(true);
  expect(openIn(restored)).toEqual([]);
}, 240_000);

it("a first start makes a data directory that is its user's alone", { tags: ["long"] }, async () => {
  const dataDir = join(folder, "new", "data");
  const portal = await start(dataDir);
  await use(portal);
  expect(openIn(dataDir)).toEqual([]);
  await portal.stop();
  expect(openIn(dataDir)).toEqual([]);
});

describe("what others can read and write", () => {
  const filled = (name: string): string => {
    const dataDir = join(folder, name);
    for (const place of ["files/store/aa", "files/store/bb", "pglite"])
      mkdirSync(join(dataDir, place), { recursive: true });
    for (let file = 0; file < 50; file += 1) writeFileSync(join(dataDir, "files/store/aa", `${file}`), "");
    openToAll(dataDir);
    return dataDir;
  };
  const never = new AbortController().signal;

  it("cannot be reached from the first moment, and is closed while the portal does other things", async () => {
    const dataDir = filled("busy");
    openDataDir(dataDir);
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe("700");
    let turns = 0;
    const turn = (): void => void (turns += 1);
    const turning = setInterval(turn, 0);
    const closing = closeDataDir(dataDir, never);
    expect(openIn(dataDir)).toContainEqual(expect.stringMatching(/666 /));
    expect(await closing).toEqual([]);
    clearInterval(turning);
    expect(turns).toBeGreaterThan(2);
    expect(openIn(dataDir)).toEqual([]);
  });

  it("is left for the next start where this one stops", async () => {
    const dataDir = filled("stopped");
    openDataDir(dataDir);
    const stop = new AbortController();
    const closing = closeDataDir(dataDir, stop.signal);
    stop.abort();
    expect(await closing).toEqual([]);
    expect(openIn(dataDir).length).toBeGreaterThan(50);
    expect(await closeDataDir(dataDir, never)).toEqual([]);
    expect(openIn(dataDir)).toEqual([]);
  });
});

it("a file that was read from elsewhere is kept as the portal's own", async () => {
  const dataDir = join(folder, "kept");
  mkdirSync(dataDir, { mode: 0o700 });
  const path = join(folder, "elsewhere");
  writeFileSync(path, "bytes");
  chmodSync(path, 0o666);
  const store = createFileStore({ dataDir, storeId: "store" }, { perCompany: 1, inAll: 1, diskFloor: 0 });
  await store.keep({ name: "a.txt", kind: "txt", size: 5, sha256: "", path });
  expect(openIn(dataDir)).toEqual([]);
});
