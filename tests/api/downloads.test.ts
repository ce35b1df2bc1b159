import { downloadList } from "../../src/domain/downloads/downloads.lists.ts";
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { type Download } from "../../src/domain/downloads/download.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { loadFile } from "../support/portal/load-file.ts";
import { unzip } from "../support/unzip.ts";

interface Page {
  readonly rows: readonly Download[];
  readonly total: number;
}

eachDemoPortal("downloads", (demo) => {
  const list = (fields: Record<string, string> = {}, id = "gold"): Promise<Page> =>
    demo().ask<Page>(id, "getDownloads", fields);
  const filterOf = (filter: object): Record<string, string> => ({ filter: JSON.stringify(filter) });
  const load = (
    id: string,
    call: "getDownloadFile" | "getDownloadsArchive",
    fields: Record<string, string>,
  ) => loadFile(demo(), id, call, fields);

  it("come newest first, with the total over all pages", async () => {
    const { rows, total } = await list({ page_size: "10" });
    expect([rows.length, total]).toEqual([10, 27]);
    const moments = rows.map(({ publishedAt }) => publishedAt.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  });

  it.each(downloadList.sortable.flatMap((column) => [column, `-${column}`]))(
    "sorted by %s, the pages hold each once, and the other direction is the opposite",
    async (sort) => {
      const pages = await Promise.all(["1", "2", "3"].map((page) => list({ sort, page, page_size: "10" })));
      const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(new Set(ids).size).toBe(27);
      const { rows } = await list({
        sort: sort.startsWith("-") ? sort.slice(1) : `-${sort}`,
        page_size: "200",
      });
      expect(rows.map(({ id }) => id)).toEqual(ids.toReversed());
    },
  );

  it.each([
    [
      "title without accents",
      { search: "planovani audioserveru" },
      (row: Download) => row.language.code === "cs",
    ],
    ["file name", { search: "declaration-tree.pdf" }, (row: Download) => row.line.code === "lighting"],
    [
      "kinds",
      { kind: ["price_list", "template"] },
      ({ kind }: Download) => ["price_list", "template"].includes(kind.code),
    ],
    ["language", { language: "de" }, ({ language }: Download) => language.code === "de"],
    ["product line", { line: "audio" }, ({ line }: Download) => line.code === "audio"],
  ] as const)("are found by %s", async (_what, filter, fits) => {
    const { rows: all } = await list({ page_size: "200" });
    const { rows, total } = await list({ ...filterOf(filter), page_size: "200" });
    expect(rows.length).toBeGreaterThan(0);
    expect([rows.every(fits), rows.length]).toEqual([true, total]);
    expect(total).toBeLessThan(all.length);
  });

  it("are new where they were published since the account's last visit, until the next visit", async () => {
    const { rows } = await list({ page_size: "200" });
    const fresh = rows.filter(({ isNew }) => isNew).map(({ id }) => id);
    expect(fresh.length).toBeGreaterThan(3);
    expect(fresh).toEqual(rows.slice(0, fresh.length).map(({ id }) => id));
    expect((await list(filterOf({ fresh: "new" }))).rows.map(({ id }) => id)).toEqual(fresh);
    // Nobody is shown everything as new on the first visit.
    expect((await list({}, "silver")).rows.some(({ isNew }) => isNew)).toBe(false);
    expect(await list(filterOf({ fresh: "new" }), "silver")).toEqual({ rows: [], total: 0 });
    const before = (minutes: number) => demo().database.sql`
      update download_visits set last_at = now() - make_interval(mins => ${minutes}) where account_id = 'silver'`;
    await demo().database
      .sql`update downloads set published_at = now() - interval '20 minutes' where id = 'DL-00004'`;
    await before(25);
    expect((await list({}, "silver")).rows.some(({ isNew }) => isNew)).toBe(false);
    await before(40);
    const isNew = async () => (await list({}, "silver")).rows.filter((row) => row.isNew).map(({ id }) => id);
    expect(await isNew()).toEqual(["DL-00004"]);
    expect(await isNew()).toEqual(["DL-00004"]);
  });

  it("are files of the size that the list names, and can be resumed", async () => {
    const { rows } = await list({ page_size: "200" });
    for (const { id, file, size } of rows) {
      const { headers, bytes } = await load("gold", "getDownloadFile", { id });
      expect([bytes.length, headers.get("content-length")]).toEqual([size, String(size)]);
      expect(headers.get("content-disposition")).toBe(
        `attachment; filename="${file}"; filename*=UTF-8''${file}`,
      );
      expect([headers.get("accept-ranges"), headers.get("etag")]).toEqual([
        "bytes",
        `"${createHash("sha256").update(bytes).digest("hex")}"`,
      ]);
      expect(bytes.subarray(0, 4).toString("latin1")).toBe(file.endsWith(".pdf") ? "%PDF" : "PK\u0003\u0004");
    }
  });

  it("are loaded together as one archive of known size", async () => {
    const { rows } = await list({ page_size: "5" });
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const { headers, bytes } = await load("gold", "getDownloadsArchive", { ids });
    expect(headers.get("content-length")).toBe(String(bytes.length));
    expect(headers.get("content-disposition")).toMatch(/filename="downloads-\d{4}-\d\d-\d\d\.zip"/);
    const files = await unzip(bytes);
    expect([...files.keys()]).toEqual(rows.map(({ file }) => file));
    for (const { file, size } of rows) expect(files.get(file)?.length).toBe(size);
  });

  it("keep their names apart in an archive", async () => {
    const { sql } = demo().database;
    await sql`insert into downloads select 'DL-twin', file_id, title, search_text, kind, line, language, published_at from downloads where id = 'DL-00001'`;
    const { bytes } = await load("gold", "getDownloadsArchive", { ids: '["DL-00001","DL-twin","DL-00001"]' });
    expect([...(await unzip(bytes)).keys()]).toEqual([
      "miniserver-data-sheet-en.pdf",
      "miniserver-data-sheet-en (2).pdf",
    ]);
    await sql`delete from downloads where id = 'DL-twin'`;
  });

  it.each([
    "[]",
    "{",
    '["DL-00001", 5]',
    JSON.stringify(Array.from({ length: 101 }, (_, index) => `DL-${index}`)),
  ])("are no archive of the ids %s", async (ids) => {
    expect((await demo().send("gold", "getDownloadsArchive", { ids })).status).toBe(422);
  });

  it("are not found where one does not exist", async () => {
    expect((await demo().send("gold", "getDownloadFile", { id: "DL-0" })).status).toBe(404);
    expect((await demo().send("gold", "getDownloadsArchive", { ids: '["DL-00001","DL-0"]' })).status).toBe(
      404,
    );
  });

  it.each(["getDownloads", "getDownloadFile", "getDownloadsArchive"] as const)(
    "are for partners alone, whatever their rights: %s",
    async (name) => {
      const fields = { id: "DL-00001", ids: '["DL-00001"]' };
      const status = async (id: string | undefined) => (await demo().send(id, name, fields)).status;
      expect(await Promise.all(["gold", "employee", "starter"].map(status))).toEqual([200, 200, 200]);
      expect(await Promise.all(["customer", "business", "staff"].map(status))).toEqual([403, 403, 403]);
      expect(await status(undefined)).toBe(401);
    },
  );
});
