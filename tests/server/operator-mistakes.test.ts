import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { EventEmitter } from "node:events";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { parseArgs } from "node:util";
import { Pool, type Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { logDefect } from "../../server/defect.ts";
import { selfSigned } from "../../server/devices/self-signed.ts";
import { readEnvironment } from "../../server/environment.ts";
import { createHttpApp } from "../../server/http/http-app.ts";
import { refusalOf } from "../../server/http/refusals.ts";
import { policyMaker } from "../../server/http/security-headers.ts";
import { listen } from "../../server/listener.ts";
import { rotateKeys } from "../../server/rotate-keys.ts";
import { operatorText } from "../../server/operator-text.ts";
import { DataDirLocked, lockDataDir } from "../../server/store/data-dir-lock.ts";
import { openDataDir } from "../../server/store/data-dir.ts";
import { openDatabase } from "../../server/store/database.ts";
import { openSecrets } from "../../server/store/secrets.ts";
import { connectingElsewhere, StoreAway, withConnection } from "../../server/store/store-away.ts";
import { checkBackup, writeBackup } from "../../server/transfer/backup-file.ts";
import { backUp, moveStore } from "../../server/transfer/transfer.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-mistakes-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What somebody at the terminal reads of work that fails. */
const textOf = (work: () => unknown): Promise<string | undefined> =>
  Promise.resolve()
    .then(work)
    .then(() => "it did not fail", operatorText);

const nothing = async function* (): AsyncGenerator<never> {};

/** An address at which nothing listens. */
const closedPort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
};

const message = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};

/** A server that speaks PostgreSQL's protocol until somebody has to be known: it wants a password, and TLS with its own certificate or none. */
const strictPostgres = async ({ tls }: { readonly tls: boolean }) => {
  const { key, certificate } = selfSigned("127.0.0.1", new Date());
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", (first) => {
      const asksForTls = first.readInt32BE(4) === 80_877_103;
      if (!asksForTls) {
        const ask = (step: number, text: string): void => {
          const code = Buffer.alloc(4);
          code.writeInt32BE(step);
          socket.write(message("R", Buffer.concat([code, Buffer.from(text)])));
        };
        ask(10, "SCRAM-SHA-256\0\0");
        socket.once("data", (begun) => {
          const nonce = /r=(.*)$/.exec(begun.toString())?.[1] ?? "";
          ask(11, `r=${nonce}more,s=c2FsdA==,i=4096`);
        });
      } else if (tls) {
        socket.write("S");
        new TLSSocket(socket, { isServer: true, key, cert: certificate }).on("error", () => {});
      } else socket.write("N");
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
  };
};

describe("a mistake of an operator is a sentence", () => {
  it("about files and folders", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(await textOf(() => writeBackup(join(folder, "none", "x.backup"), nothing()))).toBe(
      `There is no folder ${join(folder, "none")}. Make it first.`,
    );
    expect(await textOf(() => readFile(join(folder, "gone")))).toBe(
      `${join(folder, "gone")} does not exist (ENOENT).`,
    );
    expect(await textOf(() => readFile(folder))).toBe(
      "The system refuses: EISDIR: illegal operation on a directory, read.",
    );
    expect(await textOf(() => checkBackup(folder))).toBe(`${folder} is a folder, and a backup is a file.`);
    expect(await textOf(() => checkBackup(join(folder, "gone")))).toBe(
      `There is no file ${join(folder, "gone")}.`,
    );
    expect(await textOf(() => checkBackup(file))).toContain("is no complete backup of a portal");
    expect(await textOf(() => openDataDir(join(file, "data")))).toBe(
      `${join(file, "data")} is not in a folder (ENOTDIR).`,
    );
    expect(await textOf(() => openDataDir(file))).toBe(`${file} is a file, and a folder is needed (EEXIST).`);
    expect(
      operatorText(Object.assign(new Error("x"), { code: "EACCES", path: "/data", syscall: "mkdir" })),
    ).toBe("/data may not be read or written by the user who runs this (EACCES).");
  });

  it("about ports and hosts", async () => {
    expect(await textOf(() => listen(0, "192.0.2.1"))).toBe(
      "192.0.2.1 is no address of this computer (EADDRNOTAVAIL).",
    );
    expect(
      operatorText(Object.assign(new Error("x"), { code: "EACCES", address: "127.0.0.1", port: 80 })),
    ).toContain("127.0.0.1:80 may not be opened by the user who runs this");
  });

  it("about commands and settings", async () => {
    expect(
      await textOf(() => parseArgs({ args: ["--bakcup", "x"], options: { backup: { type: "string" } } })),
    ).toContain("Unknown option '--bakcup'");
    expect(await textOf(() => readEnvironment({ DATABASE_URL: "localhost/portal" }))).toContain(
      "DATABASE_URL must be an address of PostgreSQL",
    );
    expect(await textOf(() => readEnvironment({ SECURITY_CONTACT: "somebody" }))).toContain(
      "SECURITY_CONTACT must be",
    );
    expect(await textOf(() => readEnvironment({ CSP_REPORT_URL: "https://a.example/;x" }))).toContain(
      "CSP_REPORT_URL must have no",
    );
    writeFileSync(join(folder, "secrets.key"), "");
    expect(await textOf(() => openSecrets({ secretsKey: undefined, dataDir: folder }))).toContain(
      "secrets.key has no whole key",
    );
  });

  it("about where a store is", async () => {
    const variables = { DATA_DIR: join(folder, "mistyped") };
    const none = `There is no store in ${variables.DATA_DIR}.`;
    const log = (): void => {};
    for (const to of ["postgre://localhost/portal", "http://localhost/portal", ""])
      expect(await textOf(() => moveStore(variables, to, log))).toContain("The target must be a folder, or");
    expect(await textOf(() => moveStore(variables, join(folder, "target"), log))).toBe(none);
    expect(await textOf(() => backUp(variables, join(folder, "x.backup"), log))).toBe(none);
    expect(await textOf(() => rotateKeys(variables, log))).toBe(none);
    expect(existsSync(variables.DATA_DIR)).toBe(false);
  });

  it("about PostgreSQL", async () => {
    const databaseUrl = `postgres://portal:secret@127.0.0.1:${await closedPort()}/portal`;
    const text = await textOf(() => openDatabase({ dataDir: folder, databaseUrl }));
    expect(text).toContain("The store cannot be reached (connect ECONNREFUSED");
    expect(text).not.toContain("secret");
    expect(
      operatorText(Object.assign(new Error("permission denied for schema public"), { code: "42501" })),
    ).toBe("PostgreSQL refuses: permission denied for schema public.");
  });

  it.each([
    ["asks for a password, and DATABASE_URL has none", "", "client password must be a string"],
    ["has no TLS", "?sslmode=require", "does not support SSL"],
    ["has a certificate of its own", "?sslmode=verify-full", "self-signed certificate"],
    ["cannot be asked with this certificate", "?sslrootcert=/none", "ENOENT"],
    ["has no such port", ":99999", "Invalid URL"],
  ])("about a PostgreSQL that %s", async (_, end, why) => {
    const server = await strictPostgres({ tls: end.includes("verify") });
    const host = end.startsWith(":") ? `127.0.0.1${end}/portal` : `127.0.0.1:${server.port}/portal${end}`;
    const opening = openDatabase({ dataDir: folder, databaseUrl: `postgres://portal@${host}` });
    await expect(opening).rejects.toThrow(StoreAway);
    expect(await textOf(() => opening)).toMatch(
      new RegExp(`^The store cannot be reached \\(.*${why}.*\\)\\. Is PostgreSQL running`),
    );
    await server.close();
  });

  it("and a defect is none", () => {
    expect(operatorText(new TypeError("undefined is not a function"))).toBe(undefined);
    expect(operatorText("thrown")).toBe(undefined);
  });
});

describe("a lock that is removed or damaged", () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const remove = (name: string): { readonly dataDir: string; readonly lock: string } => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    return { dataDir, lock: join(dataDir, "lock") };
  };

  it("is there again with the next sign of life, and released at the end", () => {
    vi.useFakeTimers();
    const { dataDir, lock } = remove("removed");
    const held = lockDataDir(dataDir);
    rmSync(lock, { recursive: true });
    vi.advanceTimersByTime(6_000);
    expect(readdirSync(lock)).toEqual(["1"]);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLocked);
    held.release();
    expect(readFileSync(join(lock, "1"), "utf8")).toBe("");
    lockDataDir(dataDir).release();
  });

  it("is no failure where the portal stops before", () => {
    const { dataDir, lock } = remove("stopped");
    const held = lockDataDir(dataDir);
    rmSync(lock, { recursive: true });
    expect(held.release).not.toThrow();
  });

  it.each(["no JSON", "null", "5", "{}", '{"pid":1}', "\0\0\0"])("that holds %j is nobody's", (text) => {
    const { dataDir, lock } = remove(`damaged-${Buffer.from(text).toString("hex")}`);
    mkdirSync(lock);
    writeFileSync(join(lock, "1"), text);
    const held = lockDataDir(dataDir);
    expect(readdirSync(lock)).toEqual(["2"]);
    held.release();
  });

  it("ends the process with a sentence where another has taken it", () => {
    vi.useFakeTimers();
    const { dataDir, lock } = remove("taken");
    const held = lockDataDir(dataDir);
    rmSync(lock, { recursive: true });
    const other = lockDataDir(dataDir);
    expect(() => vi.advanceTimersByTime(6_000)).toThrow(DataDirLocked);
    other.release();
    held.release();
  });
});

/** An error as the driver makes it of PostgreSQL's answer. */
const answered = (code: string, severity: string, message: string): Error =>
  Object.assign(new Error(message), { code, severity });

/** What the driver's pool says when its one connection stays in use. */
const fullPool = async (): Promise<unknown> => {
  class Connection extends EventEmitter {
    readonly connect = (done: () => void): void => done();
    readonly end = (done: () => void): void => done();
  }
  const pool = new Pool({
    max: 1,
    connectionTimeoutMillis: 20,
    Client: Connection as unknown as typeof Client,
  });
  const held = await pool.connect();
  const refused = await pool.connect().catch((error: unknown) => error);
  held.release();
  await pool.end();
  return refused;
};

describe("an error of the store's connection", () => {
  const meaning = async (cause: unknown): Promise<unknown> => {
    const thrown = await withConnection(() => Promise.reject(cause as Error)).catch(
      (other: unknown) => other,
    );
    return refusalOf(thrown)?.code ?? (thrown === cause ? "a defect" : thrown);
  };

  it.each([
    ["PostgreSQL stops", answered("57P01", "FATAL", "terminating connection"), "STORE_AWAY"],
    ["a proxy of connections ends it", answered("08P01", "FATAL", "query_wait_timeout"), "STORE_AWAY"],
    ["a statement has too few values", answered("08P01", "ERROR", "bind message supplies 1"), "a defect"],
    ["PostgreSQL has none left", answered("53300", "FATAL", "sorry, too many clients already"), "OVERLOADED"],
    ["a statement is wrong", answered("42601", "ERROR", "syntax error"), "a defect"],
  ])("where %s", async (_what, error, code) => expect(await meaning(error)).toBe(code));

  it("where all of the pool's stay in use is reported as busy, in words and as a request", async () => {
    const error = await fullPool();
    expect(await meaning(error)).toBe("OVERLOADED");
    for (const run of [withConnection, connectingElsewhere])
      expect(await textOf(() => run(() => Promise.reject(error as Error)))).toContain(
        "All connections to the store are in use (timeout exceeded",
      );
  });
});

describe("a store that is away", () => {
  it("is 503 with the time after which to come again, and one line in the log", async () => {
    const lines: unknown[] = [];
    const log = { error: (...line: readonly unknown[]) => void lines.push(line) };
    const app = await createHttpApp({
      origins: new Set(),
      trustProxy: undefined,
      makePolicy: policyMaker(undefined),
      log: log as never,
      first: () => {},
      sendUnreadable: () => undefined,
    });
    const away = new StoreAway(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
    app.get("/away", () => Promise.reject(away));
    const answer = await app.inject("/away");
    expect([answer.statusCode, answer.headers["retry-after"], answer.json()]).toEqual([
      503,
      "10",
      { valid: false, error_code: "STORE_AWAY" },
    ]);
    expect(lines).toEqual([[{ method: "GET", route: "/away" }, away.message]]);
    logDefect(log as never, new Error("a defect"), { part: "x" });
    expect(lines[1]).toEqual([{ part: "x", err: new Error("a defect") }, "defect"]);
  });
});
