import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as requestOf } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeCompressed } from "../../server/compressed.ts";
import { builtFile, keepBuiltFiles, purgeBuiltFiles } from "../../server/http/built-files.ts";
import { createStaticFiles, readStaticFiles, staticFile } from "../../server/http/static-files.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";

const DAY = 24 * 60 * 60 * 1000;
const root = mkdtempSync(join(tmpdir(), "builds-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const code = (build: string): string => `console.log(${JSON.stringify(build.repeat(500))})`;
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 1]);

/** A build with a script that is compressed, a picture that is not, and a page. */
const buildOf = async (name: string) => {
  const folder = join(root, name);
  const write = (file: string, content: string | Buffer): string => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };
  write("index.html", name);
  write(`assets/mark-${name}.png`, picture);
  const script = write(`assets/main-${name}.js`, code(name));
  await writeCompressed(script, Buffer.from(code(name)));
  return readStaticFiles(folder);
};
type Build = Awaited<ReturnType<typeof buildOf>>;

let older: Build;
let newer: Build;
beforeAll(async () => {
  [older, newer] = [await buildOf("older"), await buildOf("newer")];
});

eachStore("files of the builds that run on one store", onBoth.statements, (store) => {
  const job = (build: Build, at: Date) =>
    keepBuiltFiles(build)({
      database: store.database(),
      now: () => at,
      signal: new AbortController().signal,
    });
  const kept = async (): Promise<readonly string[]> =>
    (await store.database().sql<{ address: string }>`select address from built_files order by address`).map(
      ({ address }) => address,
    );
  /** A process with a build: gets an address with a coding. */
  const served = async (build: Build, address: string, coding = "") => {
    const handle = createStaticFiles(build, {
      page: () => Promise.resolve(staticFile("/index.html", Buffer.from("page"), [])),
      otherBuild: (asked) => builtFile(store.database().sql, asked),
      form: () => {},
    });
    const server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      return await new Promise<{
        readonly status: number | undefined;
        readonly bytes: Buffer;
        readonly headers: object;
      }>((resolve, reject) => {
        requestOf(
          { port, host: "127.0.0.1", path: address, headers: { "accept-encoding": coding } },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on("data", (chunk: Buffer) => chunks.push(chunk));
            answer.on("end", () =>
              resolve({ status: answer.statusCode, bytes: Buffer.concat(chunks), headers: answer.headers }),
            );
          },
        )
          .on("error", reject)
          .end();
      });
    } finally {
      server.close();
      server.closeAllConnections();
    }
  };
  const start = new Date("2026-12-01T10:00:00Z");

  it("a process has the files of its own build alone until another has kept its own", async () => {
    expect((await served(newer, "/assets/main-older.js")).status).toBe(404);
    await Promise.all([job(older, start), job(newer, start)]);
    expect(await kept()).toEqual([
      "/assets/main-newer.js",
      "/assets/main-older.js",
      "/assets/mark-newer.png",
      "/assets/mark-older.png",
    ]);
  });

  it("each process answers the pages of both builds, with and without compression, and lets them be kept for good", async () => {
    for (const [process, other] of [
      [older, "newer"],
      [newer, "older"],
    ] as const) {
      const address = `/assets/main-${other}.js`;
      const plain = await served(process, address);
      expect([plain.status, plain.bytes.toString()]).toEqual([200, code(other)]);
      expect(plain.headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
      });
      const small = await served(process, address, "gzip, br");
      expect(small.headers).toMatchObject({ "content-encoding": "br" });
      expect(brotliDecompressSync(small.bytes).toString()).toBe(code(other));
      expect((await served(process, `/assets/mark-${other}.png`)).bytes).toEqual(picture);
    }
  });

  it("no build has what none has kept, nor what has no hash in its name", async () => {
    expect((await served(newer, "/assets/main-oldest.js")).status).toBe(404);
    expect(await builtFile(store.database().sql, "/index.html")).toBeUndefined();
  });

  it("they stay as long as the build runs, and 30 days longer", async () => {
    const later = new Date(start.getTime() + 29 * DAY);
    await job(newer, later);
    await purgeBuiltFiles(store.database().sql, new Date(start.getTime() + 30 * DAY - 1));
    expect(await kept()).toHaveLength(4);
    await purgeBuiltFiles(store.database().sql, new Date(start.getTime() + 30 * DAY));
    expect(await kept()).toEqual(["/assets/main-newer.js", "/assets/mark-newer.png"]);
  });
});
