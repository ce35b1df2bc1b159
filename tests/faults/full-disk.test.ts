import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { hasPostgres } from "../support/portal/postgres.ts";
import { KIND_LIMIT, report, type Result } from "./support/campaign.ts";
import { openFaultStore, type FaultStore } from "./support/fault-store.ts";
import { signIn } from "./support/people.ts";
import { isAcknowledged, send, ticketOf, wrongWrites, type Write } from "./support/writes.ts";

const results: Result[] = [];
const MEGABYTE = 1024 * 1024;
/** Holds the demo data of the embedded store, which is about 60 MB, with some room. */
const SIZE = 160;

/** A file system of its own, which only root may mount. */
const mountSmall = (): { readonly folder: string; readonly unmount: () => void } | undefined => {
  const folder = mkdtempSync(join(tmpdir(), "portal-small-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  return {
    folder,
    unmount: () => {
      // Lazily: a process that was killed may still hold it for a moment.
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Fills the disk except for some bytes. */
const fill = (folder: string, left: number): void => {
  const { bavail, bsize } = statfsSync(folder);
  const size = bavail * bsize - left;
  if (size > 0) writeFileSync(join(folder, "filler"), Buffer.alloc(size));
};

const freeAgain = (folder: string): void => rmSync(join(folder, "filler"), { force: true });

const isMounted = (() => {
  const disk = mountSmall();
  disk?.unmount();
  return disk !== undefined;
})();
if (!isMounted) {
  console.log("full-disk: skipped, because only root can mount a small file system");
  report("full-disk", [{ what: "full disk", measured: "skipped: only root can mount a small file system" }]);
}

const writeUntilRefused = async (store: FaultStore, folder: string) => {
  // A floor that the small disk can keep.
  const portal = await store.start({ DISK_FLOOR_MB: "1" });
  const client = await signIn(portal.url, "gold");
  const acknowledged: Write[] = [];
  const answers: string[] = [];
  const attempt = async (): Promise<void> => {
    const write = { ...ticketOf(randomUUID(), false), file: new File(["x".repeat(MEGABYTE)], "big.txt") };
    const answer = await send(client, write);
    if (isAcknowledged(answer)) acknowledged.push(write);
    answers.push(`${answer?.status ?? "no answer"} ${answer?.text.slice(0, 120) ?? ""}`);
  };
  // Room for some files: later ones meet the end of the disk.
  fill(folder, 5 * MEGABYTE);
  for (let turn = 0; turn < 12; turn += 1) await attempt();
  const read = await client.call("getTickets").catch(() => undefined);
  freeAgain(folder);
  const after = acknowledged.length;
  await attempt();
  const isBack = acknowledged.length === after + 1;
  await portal.stop();
  return { acknowledged, answers, readable: read?.status, isBack };
};

describe.skipIf(!isMounted).each(["PGlite", "PostgreSQL"] as const)("%s", (engine) => {
  test.skipIf(engine === "PostgreSQL" && !hasPostgres())(
    "a disk that fills up refuses uploads with words, keeps what was acknowledged, and works again when there is room",
    async () => {
      const { folder, unmount } = mountSmall()!;
      onTestFinished(unmount);
      const store = await openFaultStore(engine, join(folder, "data"));
      const { acknowledged, answers, readable, isBack } = await writeUntilRefused(store, folder);
      const database = await store.open();
      const wrong = await wrongWrites(database, store.dataDir, acknowledged);
      const refused = answers.filter((answer) => !answer.startsWith("200"));
      const crashed = answers.filter((answer) => /^(no answer|500|502)/.test(answer));
      await database.close();
      results.push({
        what: `${engine}: uploads while the disk fills up`,
        measured: `${acknowledged.length} acknowledged and found once, ${refused.length} refused, ${crashed.length} answered with 500 or not at all, ${wrong.length} lost; with room again: ${isBack ? "works" : "does not work"}`,
      });
      report("full-disk", results);
      expect({ wrong, crashed, readable, isBack }).toEqual({
        wrong: [],
        crashed: [],
        readable: 200,
        isBack: true,
      });
      expect(refused.length).toBeGreaterThan(0);
    },
    KIND_LIMIT,
  );

  test.skipIf(engine === "PostgreSQL" && !hasPostgres())(
    "a disk that is full at the start is one clear sentence, and nothing is lost",
    async () => {
      const { folder, unmount } = mountSmall()!;
      onTestFinished(unmount);
      const store = await openFaultStore(engine, join(folder, "data"));
      fill(folder, 0);
      const said = await store.start().then(
        async (portal) => {
          await portal.stop();
          return "started";
        },
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      freeAgain(folder);
      const portal = await store.start();
      const orders = await (await signIn(portal.url, "gold")).call("getOrders");
      await portal.stop();
      const left = readdirSync(store.dataDir).length;
      const sentence =
        said.split("\n").find((line) => /disk is full/.test(line)) ?? said.split("\n")[0] ?? "";
      results.push({ what: `${engine}: start on a full disk`, measured: sentence });
      report("full-disk", results);
      expect(orders.status).toBe(200);
      expect(left).toBeGreaterThan(0);
      // A portal that needs no room to start may start.
      expect(said).toMatch(/^started$|disk is full/);
      expect(said).not.toContain("    at ");
    },
    KIND_LIMIT,
  );
});
