import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from "vitest";
import { DataDirLocked } from "../../server/store/data-dir-lock.ts";
import { openDatabase, type Database, type DatabaseOptions } from "../../server/store/database.ts";
import { storeIdOf } from "../../server/store/store-id.ts";
import { fingerprintsOf, prepareTransfer } from "../../server/transfer/catalogue.ts";
import { checkBackup } from "../../server/transfer/backup-file.ts";
import { fillStore } from "../../server/transfer/fill-store.ts";
import type { Item, RowsItem } from "../../server/transfer/item.ts";
import { TransferRefused } from "../../server/transfer/refused.ts";
import { passRows, sequencesOf } from "../../server/transfer/sequences.ts";
import { backUp, moveStore, restore } from "../../server/transfer/transfer.ts";
import { seedTestAccounts } from "../support/portal/demo-like-accounts.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../support/portal/postgres.ts";
import { preparedOn, putStore } from "../support/portal/prepared.ts";

const timeout = 120_000;
let folder = "";
/** The data directory of the store that is copied. */
let source = "";
let content: Awaited<ReturnType<typeof contentOf>>;
let lines: string[] = [];
const log = (line: string): void => void lines.push(line);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-transfer-"));
  source = join(folder, "source");
  putStore("demo", source);
  cpSync(preparedOn("PGlite").demoFiles, source, { recursive: true });
  await withDatabase({ dataDir: source }, async (database) => {
    // What the demo data does not have: text that JSON and SQL quote, values at the edge of their types, a session.
    await database.sql`
      insert into sessions (token_hash, account_id, created_at, last_used_at)
      values ('kept', 'gold', '2026-11-22 10:00:00.123456+00', now())`;
    await database.sql`
      insert into outbox (recipient, subject, body, created_at, next_attempt_at)
      values ('a@b.test', ${`quotes ' " \\ and \u2028 ünï`}, ${"line\r\nline\ttab"}, now(), 'infinity')`;
    await database.sql`insert into identity_key (purpose, secret) values ('json', ${database.sql.json(null)}), ('big', '{"n": 12345678901234567890.5}')`;
  });
  content = await contentOf({ dataDir: source });
}, timeout);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  lines = [];
});

const withDatabase = async <A>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<A>,
): Promise<A> => {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** Everything that a copy must have: all rows but the store's own id, the sequences, and the files by id and hash. */
const contentOf = (options: DatabaseOptions) =>
  withDatabase(options, async (database) => {
    const { store_identity: own, ...tables } = await database.transaction(async (sql) => {
      await prepareTransfer(sql);
      return fingerprintsOf(sql);
    });
    const sequences = await database.sql`select sequencename, last_value from pg_sequences order by 1`;
    const keys = await database.sql`select count(*) as count from pg_constraint where contype = 'f'`;
    const root = join(options.dataDir, "files", await storeIdOf(database.sql));
    const files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        ({ name, parentPath }) =>
          `${name} ${createHash("sha256")
            .update(readFileSync(join(parentPath, name)))
            .digest("hex")}`,
      );
    return { own: own?.rows, tables, sequences, keys, files: files.toSorted() };
  });

/** Makes a store with one ticket, the seventh, and one file, and returns its data directory. */
const smallStore = async (): Promise<string> => {
  const dataDir = mkdtempSync(join(folder, "small-"));
  putStore("tables", dataDir);
  await withDatabase({ dataDir }, async (database) => {
    const { sql } = database;
    await seedTestAccounts(database);
    await sql`
      insert into tickets (id, company_id, account_id, department, subject, message, search_text, status, created_at, last_activity_at)
      values ('T-2026-000007', 'gold', 'gold', 'technical', 'subject', 'message', 'words', 'open', now(), now())`;
    await sql`select setval('ticket_number', 7)`;
    const id = "a".repeat(32);
    const bytes = Buffer.from("the bytes of a file");
    await sql`insert into files (id, name, kind, size, sha256, created_at) values (${id}, 'one.txt', 'txt', ${bytes.length}, ${createHash("sha256").update(bytes).digest("hex")}, now())`;
    const shard = join(dataDir, "files", await storeIdOf(sql), "aa");
    mkdirSync(shard, { recursive: true });
    writeFileSync(join(shard, id), bytes);
  });
  return dataDir;
};

/** The items of a backup. */
const itemsOf = (file: string): readonly Item[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Item);

/** A backup of items, with a seal that is right. */
const sealed = (items: readonly Item[]): Buffer => {
  const text = items.map((item) => `${JSON.stringify(item)}\n`).join("");
  const sha256 = createHash("sha256").update(text).digest("hex");
  return gzipSync(`${text}${JSON.stringify({ sha256 })}\n`);
};

describe("a backup", () => {
  it(
    "restores into an empty store every row, session, sequence and file, and changes nothing in the source",
    { tags: ["long"], timeout },
    async () => {
      const file = join(folder, "one.backup");
      await backUp({ DATA_DIR: source }, file, log);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const target = join(folder, "restored");
      putStore("empty", target);
      await restore({ DATA_DIR: target }, file, log);
      expect(content.files.length).toBeGreaterThan(3);
      expect(await contentOf({ dataDir: target })).toEqual(content);
      expect(await contentOf({ dataDir: source })).toEqual(content);
      expect(lines.at(-1)).toContain(
        `${content.files.length} files; counts and hashes are those of the source`,
      );
      // The copy goes on where the source was: an id that a sequence gives is free.
      await withDatabase({ dataDir: target }, async ({ sql }) => {
        await sql`insert into outbox (recipient, subject, body, created_at, next_attempt_at) values ('a@b.test', '', '', now(), now())`;
      });
      await expect(restore({ DATA_DIR: target }, file, log)).rejects.toThrow("The target is not empty");
      await expect(backUp({ DATA_DIR: source }, file, log)).rejects.toThrow("exists already");
      expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
    },
  );

  it("that is cut off or changed leaves nothing behind", { tags: ["long"], timeout }, async () => {
    const file = join(folder, "two.backup");
    await backUp({ DATA_DIR: source }, file, log);
    const text = gunzipSync(readFileSync(file)).toString();
    const half = text.slice(0, text.lastIndexOf('{"kind":"end"'));
    const changed = text.replace("gold@demo.test", "goad@demo.test");
    const cut = readFileSync(file).subarray(0, 20_000);
    const target = join(folder, "refused");
    for (const broken of [gzipSync(half), gzipSync(changed), cut]) {
      const damaged = join(folder, "damaged.backup");
      writeFileSync(damaged, broken);
      await expect(restore({ DATA_DIR: target }, damaged, log)).rejects.toThrow("Nothing was kept");
      expect(existsSync(join(target, "files")) ? readdirSync(join(target, "files")) : []).toEqual([]);
    }
    const tables = await withDatabase(
      { dataDir: target },
      ({ sql }) => sql`select 1 from pg_tables where schemaname = 'public'`,
    );
    expect(tables).toEqual([]);
  });

  it(
    "is refused with each line changed, left out, doubled or added, and cut anywhere: nothing is made in the target",
    async () => {
      const file = join(folder, "small.backup");
      await backUp({ DATA_DIR: await smallStore() }, file, log);
      const packed = readFileSync(file);
      const whole = gunzipSync(packed).toString().split("\n").slice(0, -1);
      const kinds = whole.map((line) => (JSON.parse(line) as { readonly kind?: string }).kind ?? "seal");
      expect(new Set(kinds)).toEqual(
        new Set(["head", "rows", "sequence", "file", "bytes", "fileEnd", "end", "seal"]),
      );
      const textOf = (lines: readonly string[]): Buffer =>
        gzipSync(lines.map((line) => `${line}\n`).join(""));
      const otherThan = (sign: string | undefined): string => (sign === "1" ? "2" : "1");
      const changedAt = (line: string, at: number): string =>
        `${line.slice(0, at)}${otherThan(line[at])}${line.slice(at + 1)}`;
      const tries: readonly (readonly [string, Buffer])[] = [
        ...whole.flatMap((line, index) => [
          ...[0, Math.floor(line.length / 2), line.length - 3].map(
            (at) =>
              [`line ${index} changed at ${at}`, textOf(whole.with(index, changedAt(line, at)))] as const,
          ),
          [`line ${index} left out`, textOf(whole.toSpliced(index, 1))] as const,
          [`line ${index} twice`, textOf(whole.toSpliced(index, 0, line))] as const,
          [`cut after line ${index}`, textOf(whole.slice(0, index))] as const,
        ]),
        ...["", "null", "3", "{}", '{"kind":"other"}', whole[0] ?? "", whole.at(-1) ?? ""].map(
          (line) => [`${line} at the end`, textOf([...whole, line])] as const,
        ),
        ["the last line without its end", gzipSync(whole.join("\n"))],
        ...[1, 10, 100, 1000].map((cut) => [`${cut} bytes less`, packed.subarray(0, -cut)] as const),
        ["a byte more", Buffer.concat([packed, Buffer.from([0])])],
        ["nothing", Buffer.alloc(0)],
        ["no gzip", Buffer.from(whole.join("\n"))],
      ];
      const target = join(folder, "untouched");
      const damaged = join(folder, "damaged-small.backup");
      const wrong: string[] = [];
      for (const [what, bytes] of tries) {
        writeFileSync(damaged, bytes);
        const outcome = await restore({ DATA_DIR: target }, damaged, log).then(
          () => "restored",
          (error: unknown) => (error instanceof TransferRefused ? error.message : `threw ${String(error)}`),
        );
        if (!outcome.includes("Nothing was kept") || existsSync(target)) wrong.push(`${what}: ${outcome}`);
        rmSync(target, { recursive: true, force: true });
      }
      // The text of a backup is what counts: gzip's own header has bits without meaning.
      for (let at = 0; at < packed.length; at += 1) {
        const flipped = Buffer.from(packed);
        flipped[at] = (flipped[at] ?? 0) ^ 0x10;
        writeFileSync(damaged, flipped);
        const refused = await checkBackup(damaged).then(
          () => false,
          (error: unknown) => error instanceof TransferRefused,
        );
        if (!refused && !gunzipSync(flipped).equals(gunzipSync(packed))) wrong.push(`byte ${at}`);
      }
      expect(wrong).toEqual([]);
    },
    timeout,
  );

  it(
    "whose seal was made anew is compared with the rows that its sequences number",
    { tags: ["long"], timeout },
    async () => {
      const small = join(folder, "small-sealed.backup");
      await backUp({ DATA_DIR: await smallStore() }, small, log);
      const items = itemsOf(small);
      const sequence = { kind: "sequence", name: "ticket_number", value: "1", used: false } as const;
      expect(items).toContainEqual({ ...sequence, value: "7", used: true });
      const without = items.filter((item) => item.kind !== "sequence" || item.name !== "ticket_number");
      const rows = items.find((item) => item.kind === "rows" && item.table === "tickets");
      if (rows?.kind !== "rows") throw new Error("the small store has a ticket");
      const [head, ...rest] = items;
      if (head?.kind !== "head") throw new Error("a backup begins with its head");
      const target = join(folder, "sealed");
      putStore("empty", target);
      await withDatabase({ dataDir: target }, async (database) => {
        for (const [changed, message] of [
          [without, "The sequence ticket_number has not arrived"],
          [
            [head, { ...sequence, name: "other" }, ...rest],
            "a sequence other that its version does not have",
          ],
          [[head, { ...sequence, value: "-1" }, ...rest], "for ticket_number (SQLSTATE 22003)"],
          [[head, { kind: "bytes", base64: "" }, ...rest], "bytes that belong to no file"],
          [[head, { ...rows, rows: [...rows.rows, ...rows.rows] }, ...rest], "for tickets (SQLSTATE 23505)"],
          [[head, { ...rows, columns: ["none"], rows: [["1"]] }, ...rest], "has no column none"],
          [[{ ...head, format: 2 }, ...rest], "has the format 2"],
          [[...items, sequence], "goes on after its end"],
        ] as const) {
          await expect(fillStore(database, target, Readable.from(changed))).rejects.toThrow(message);
          expect(await database.sql`select 1 from pg_tables where schemaname = 'public'`).toEqual([]);
          expect(existsSync(join(target, "files")) ? readdirSync(join(target, "files")) : []).toEqual([]);
        }
      });
      writeFileSync(
        small,
        sealed(
          items.map((item) =>
            item.kind === "sequence" && item.name === "ticket_number" ? { ...item, value: "3" } : item,
          ),
        ),
      );
      await restore({ DATA_DIR: target }, small, log);
      expect(lines.at(-1)).toBe(
        "The sequence ticket_number was behind the rows of tickets: it goes on after 7.",
      );
      expect(
        await withDatabase({ dataDir: target }, ({ sql }) => sql`select nextval('ticket_number') as next`),
      ).toEqual([{ next: 8 }]);
    },
  );

  it("that breaks off after its last part is not kept", async () => {
    const target = join(folder, "broken-off");
    putStore("empty", target);
    const small = join(folder, "small-broken.backup");
    await backUp({ DATA_DIR: await smallStore() }, small, log);
    async function* brokenOff(): AsyncGenerator<Item> {
      yield* itemsOf(small);
      await Promise.reject(new TransferRefused("broken off"));
    }
    await withDatabase({ dataDir: target }, async (database) => {
      await expect(fillStore(database, target, brokenOff())).rejects.toThrow("broken off");
      expect(await database.sql`select 1 from pg_tables where schemaname = 'public'`).toEqual([]);
    });
  });

  it("moves every sequence past the rows that it numbers", async () => {
    const behind = join(folder, "all-behind");
    putStore("demo", behind);
    await withDatabase({ dataDir: behind }, async ({ sql }) => {
      const before = await sequencesOf(sql);
      expect(await passRows(sql)).toEqual([]);
      await sql`insert into orders select (json_populate_record(o, '{"id": "CP-2026-000009"}')).* from orders o limit 1`;
      for (const { name } of before) await sql`select setval(${name}, 1, false)`;
      await passRows(sql);
      const after = new Map((await sequencesOf(sql)).map((sequence) => [sequence.name, sequence]));
      expect(after.get("campus_order_number")).toMatchObject({ value: "9", used: true });
      for (const { name, used } of before.filter(
        (sequence) => sequence.used && sequence.name !== "campus_order_number",
      ))
        expect([name, after.get(name)?.used, used]).toEqual([name, true, true]);
    });
  });

  it("says which file is missing, and takes the others", { tags: ["long"], timeout }, async () => {
    const root = join(source, "files");
    const [gap] = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const path = join(gap!.parentPath, gap!.name);
    renameSync(path, join(folder, "taken-away"));
    const file = join(folder, "gap.backup");
    await backUp({ DATA_DIR: source }, file, log);
    renameSync(join(folder, "taken-away"), path);
    expect(lines.join("\n")).toContain(`The file ${gap!.name}`);
    await restore({ DATA_DIR: join(folder, "gap") }, file, log);
    expect((await contentOf({ dataDir: join(folder, "gap") })).files).toHaveLength(
      (await contentOf({ dataDir: source })).files.length - 1,
    );
  });

  it("is refused while a portal has the embedded store open, and where there is no store", async () => {
    const holder = await openDatabase({ dataDir: source });
    await expect(backUp({ DATA_DIR: source }, join(folder, "none"), log)).rejects.toThrow(DataDirLocked);
    await expect(moveStore({ DATA_DIR: source }, join(folder, "none"), log)).rejects.toThrow(DataDirLocked);
    await holder.close();
    await expect(backUp({ DATA_DIR: join(folder, "nowhere") }, join(folder, "none"), log)).rejects.toThrow(
      "There is no store in",
    );
    expect([existsSync(join(folder, "none")), existsSync(join(folder, "nowhere"))]).toEqual([false, false]);
  });
});

describe.skipIf(!hasPostgres())("a move", () => {
  let server: PostgresServer;
  let databaseUrl = "";
  beforeAll(async () => {
    server = await startPostgres();
  }, timeout);
  afterAll(() => server.stop());
  beforeEach(async () => {
    databaseUrl = await server.freshUrl();
  });
  afterEach(() => server.drop(databaseUrl));

  it(
    "of what a backup has restored on PostgreSQL brings every row, session, sequence and file to PGlite",
    async () => {
      const file = join(folder, "move.backup");
      await backUp({ DATA_DIR: source }, file, log);
      expect(await contentOf({ dataDir: source })).toEqual(content);
      const restored = { DATA_DIR: join(folder, "restored-files"), DATABASE_URL: databaseUrl };
      await restore(restored, file, log);
      expect(await contentOf({ dataDir: restored.DATA_DIR, databaseUrl })).toEqual(content);
      const target = join(folder, "moved");
      putStore("empty", target);
      await moveStore(restored, target, log);
      expect(await contentOf({ dataDir: target })).toEqual(content);
    },
    timeout,
  );

  it(
    "of a backup is compared by counts and hashes, whatever its seal says",
    async () => {
      const file = join(folder, "three.backup");
      await backUp({ DATA_DIR: source }, file, log);
      const items = itemsOf(file);
      const rowsOf = (table: string, change: (rows: RowsItem["rows"]) => RowsItem["rows"]) =>
        items.map((item) =>
          item.kind === "rows" && item.table === table ? { ...item, rows: change(item.rows) } : item,
        );
      const [begin, end] = [
        items.findIndex(({ kind }) => kind === "file"),
        items.findIndex(({ kind }) => kind === "fileEnd"),
      ];
      const otherBytes = { kind: "bytes", base64: "b3RoZXI=" } as const;
      const target = join(folder, "differs");
      for (const [changed, message] of [
        [rowsOf("sessions", () => []), "Counts or hashes are not those of the source"],
        [
          rowsOf("outbox", (rows) =>
            rows.map((row) => row.map((text) => text?.replace("a@b", "c@d") ?? null)),
          ),
          "Counts or hashes are not those of the source",
        ],
        [
          [...items.slice(0, begin + 1), otherBytes, ...items.slice(end)],
          "does not have the bytes of its source",
        ],
        [[...items.slice(0, begin), ...items.slice(end + 1)], "files have arrived"],
      ] as const) {
        const differing = join(folder, "differing.backup");
        writeFileSync(differing, sealed(changed));
        await expect(
          restore({ DATA_DIR: target, DATABASE_URL: databaseUrl }, differing, log),
        ).rejects.toThrow(message);
        expect(existsSync(join(target, "files")) ? readdirSync(join(target, "files")) : []).toEqual([]);
      }
    },
    timeout,
  );

  it(
    "to PostgreSQL and back has every row, session, sequence and file, and changes nothing in the source",
    { tags: ["long"], timeout },
    async () => {
      await moveStore({ DATA_DIR: source }, databaseUrl, log);
      expect(await contentOf({ dataDir: source, databaseUrl })).toEqual(content);
      expect(await contentOf({ dataDir: source })).toEqual(content);
      const back = join(folder, "back");
      putStore("empty", back);
      await moveStore({ DATA_DIR: source, DATABASE_URL: databaseUrl }, back, log);
      expect(await contentOf({ dataDir: back })).toEqual(content);
      await expect(moveStore({ DATA_DIR: source }, databaseUrl, log)).rejects.toThrow(
        "The target is not empty",
      );
    },
  );

  it(
    "is refused where somebody writes into the source meanwhile, and keeps nothing",
    { tags: ["long"], timeout },
    async () => {
      await moveStore({ DATA_DIR: source }, databaseUrl, log);
      const writing = await openDatabase({ dataDir: source, databaseUrl });
      const moved = new AbortController();
      const writer = (async () => {
        for (let count = 0; !moved.signal.aborted; count += 1)
          await writing.sql`insert into login_attempts (bucket, window_start, failures) values (${`b${count}`}, now(), 1)`;
      })();
      const target = join(folder, "meanwhile");
      await expect(moveStore({ DATA_DIR: source, DATABASE_URL: databaseUrl }, target, log)).rejects.toThrow(
        "has changed while it was moved",
      );
      moved.abort();
      await writer;
      await writing.close();
      expect(existsSync(join(target, "files")) ? readdirSync(join(target, "files")) : []).toEqual([]);
    },
  );
});
