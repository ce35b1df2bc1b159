import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptyDirectory } from "../../server/devices/device-directory.ts";
import { createFileStore } from "../../server/files/file-store.ts";
import { createHandlers } from "../../server/handlers.ts";
import { placesIn } from "../../server/store/data-dir.ts";
import { openDatabase, type Database } from "../../server/store/database.ts";
import { migrate } from "../../server/store/migrate.ts";
import { migrations } from "../../server/store/migrations.ts";
import { storeIdOf } from "../../server/store/store-id.ts";
import { handlerSettings } from "../support/portal/account-portal.ts";
import type { PortalClient } from "../support/portal/portal-client.ts";
import { startTestPortal } from "../support/portal/portal.ts";
import { preparedOn } from "../support/portal/prepared.ts";
import { recordDisk } from "../support/portal/recorded-disk.ts";
import { roomForTests } from "../support/portal/room.ts";
import { KIND_LIMIT, randomOf, report, sized, type Result } from "./support/campaign.ts";
import { owners, sameSession, signIn } from "./support/people.ts";
import {
  answerOf,
  isAcknowledged,
  send,
  ticketIn,
  ticketOf,
  wrongWrites,
  type Write,
} from "./support/writes.ts";

const ROUNDS = sized(20);
const random = randomOf("power-loss");
const results: Result[] = [];

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "portal-power-loss-")));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** In one loss a disk has kept nothing of what was not synced, in another all of it, in most a part. */
const anyShare = (): (() => boolean) => {
  const share = random() * 1.4 - 0.2;
  return () => random() < share;
};

const portalOn = async (database: Database, dataDir: string) => {
  const fileStore = createFileStore({ dataDir, storeId: await storeIdOf(database.sql) }, roomForTests);
  const handlers = (services: Parameters<typeof createHandlers>[0]) =>
    createHandlers(services, { ...handlerSettings, devices: emptyDirectory, connectLimit: 1_500 });
  return startTestPortal(database, { handlers, fileStore, dataDir });
};

/** A person who writes, and what that person knows. */
interface Person {
  readonly id: string;
  /** With the session; undefined until the sign-in was answered. */
  readonly client?: PortalClient;
  /** The last ticket that was acknowledged. */
  readonly ticket?: string;
  readonly acknowledged: readonly Write[];
  /** A write without an answer. */
  readonly open?: Write;
}

const nextWrite = ({ ticket }: Person): Write => {
  const key = randomUUID();
  return ticket !== undefined && random() < 0.6 ? answerOf(key, ticket) : ticketOf(key, random() < 0.3);
};

/** Writes as a person until it is over; the person is replaced with each step. Returns what is wrong. */
const writeAs = async (
  url: string,
  person: () => Person,
  become: (next: Person) => void,
  isOver: () => boolean,
): Promise<readonly string[]> => {
  const { id, client: earlier } = person();
  const client = earlier === undefined ? await signIn(url, id) : sameSession(url, earlier);
  become({ ...person(), client });
  while (!isOver()) {
    // A person's page asks again with the same key.
    const write = person().open ?? nextWrite(person());
    become({ ...person(), open: write });
    const answer = await send(client, write);
    if (!isAcknowledged(answer)) return [`${write.text}: ${answer?.status} ${answer?.text}`];
    const { open: _answered, ...rest } = person();
    become({ ...rest, ticket: ticketIn(answer), acknowledged: [...rest.acknowledged, write] });
  }
  return [];
};

/**
 * One life of a portal on a data directory: it is opened, people write, and at an event of the disk its power is lost, which leaves the next data
 * directory. Returns the people as they were in that moment.
 */
const liveUntilLoss = async (dataDir: string, next: string, before: readonly Person[]) => {
  // The first events are those of the opening.
  const lossAt = 5 + Math.floor(random() * 3000);
  let people = before;
  let atLoss: readonly Person[] | undefined;
  let events = 0;
  const isOver = (): boolean => atLoss !== undefined;
  const disk = await recordDisk(dataDir, () => {
    events += 1;
    if (events < lossAt || isOver()) return;
    atLoss = people;
    disk.cut(next, anyShare());
    // Its holder is this process, which goes on, and stands for one that does not.
    rmSync(placesIn(next).lock, { recursive: true, force: true });
  });
  try {
    const database = await openDatabase({ dataDir });
    const writes = before.flatMap(({ acknowledged }) => acknowledged);
    const wrong = [...(await wrongWrites(database, dataDir, writes))];
    const portal = await portalOn(database, dataDir);
    const writing = before.map(({ id }) =>
      writeAs(
        portal.url,
        () => people.find((person) => person.id === id) as Person,
        (changed) => {
          people = people.map((person) => (person.id === id ? changed : person));
        },
        isOver,
      ),
    );
    while (!isOver()) {
      await delay(random() * 300);
      await database.sql.script("checkpoint");
    }
    wrong.push(...(await Promise.all(writing)).flat());
    await portal.close();
    await database.close();
    return { people: atLoss ?? before, wrong };
  } finally {
    disk.stop();
  }
};

describe("PGlite", () => {
  // The portal runs in the test's process, whose calls to the disk are recorded: of each file a power loss leaves what was synced.
  test(
    "every acknowledged write is there once after a power loss",
    async () => {
      const { demo, demoFiles } = preparedOn("PGlite");
      const placeOf = (round: number): string => join(folder, String(round));
      for (const from of [demo, demoFiles]) cpSync(from, placeOf(0), { recursive: true });
      let people: readonly Person[] = owners.slice(0, 4).map((id) => ({ id, acknowledged: [] }));
      const wrong: string[] = [];
      let open = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const life = await liveUntilLoss(placeOf(round), placeOf(round + 1), people);
        people = life.people;
        wrong.push(...life.wrong);
        open += people.filter((person) => person.open !== undefined).length;
        rmSync(placeOf(round), { recursive: true, force: true });
      }
      const writes = people.flatMap(({ acknowledged }) => acknowledged);
      const database = await openDatabase({ dataDir: placeOf(ROUNDS) });
      wrong.push(...(await wrongWrites(database, placeOf(ROUNDS), writes)));
      await database.close();

      results.push({
        what: "PGlite: power loss during writes and checkpoints",
        measured: `${ROUNDS} times, ${writes.length} acknowledged writes, ${open} without an answer and sent again with the same key; ${wrong.length} lost, doubled or changed`,
      });
      report("power-loss", results);
      expect(wrong).toEqual([]);
      expect(writes.length).toBeGreaterThan(ROUNDS);
    },
    KIND_LIMIT,
  );

  test(
    "a first start leaves no store or a whole one",
    async () => {
      const dataDir = join(folder, "data");
      mkdirSync(dataDir);
      const { store } = placesIn(dataDir);
      const left: string[] = [];
      let isNamed = false;
      const disk = await recordDisk(dataDir, ({ what, path }) => {
        const isNaming = what === "rename" && join(dataDir, path) === store;
        isNamed ||= isNaming;
        if (!isNaming && (left.length >= ROUNDS || random() > (isNamed ? 0.02 : 0.003))) return;
        const target = join(folder, `left-${left.length}`);
        disk.cut(target, anyShare());
        rmSync(placesIn(target).lock, { recursive: true, force: true });
        left.push(target);
      });
      try {
        const database = await openDatabase({ dataDir });
        await migrate(database, migrations);
        await database.close();
      } finally {
        disk.stop();
      }
      const withStore = left.filter((path) => existsSync(placesIn(path).store));
      for (const path of withStore) {
        const database = await openDatabase({ dataDir: path });
        await migrate(database, migrations);
        expect(await database.sql`select 1 from accounts`).toEqual([]);
        await database.close();
      }
      results.push({
        what: "PGlite: power loss during a first start",
        measured: `${left.length} times: ${left.length - withStore.length} left no store, ${withStore.length} a whole one`,
      });
      report("power-loss", results);
      expect(withStore.length).toBeGreaterThan(0);
      expect(withStore.length).toBeLessThan(left.length);
    },
    KIND_LIMIT,
  );
});
