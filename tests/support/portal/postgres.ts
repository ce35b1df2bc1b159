import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Client } from "pg";
import { freePort } from "../free-port.ts";

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Its own database, from which others are created. */
  readonly adminUrl: string;
  /** Creates a database: an empty one, or a copy of the one at the address, which must have no connections. */
  readonly freshUrl: (copied?: string) => Promise<string>;
  readonly drop: (url: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const debianFolders = (): readonly string[] => {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"));
};

const binFolder = (): string | undefined =>
  [...debianFolders(), ...(process.env["PATH"] ?? "").split(delimiter)].find((folder) =>
    existsSync(join(folder, "initdb")),
  );

/** Whether this machine can run the tests on PostgreSQL: a server in TEST_DATABASE_URL, or the programs to start one. */
export const hasPostgres = (): boolean =>
  process.env["TEST_DATABASE_URL"] !== undefined || binFolder() !== undefined;

const idOf = (flag: "-u" | "-g"): number =>
  Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));

/** PostgreSQL refuses to run as root: in that case its programs run as `postgres`. */
const serverUser = (): { readonly uid?: number; readonly gid?: number } =>
  process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};

const databaseOf = (url: string): string => new URL(url).pathname.slice(1);

const databasesAt = (adminUrl: string): Pick<PostgresServer, "adminUrl" | "freshUrl" | "drop"> => {
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    adminUrl,
    freshUrl: async (copied) => {
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      await run(`create database ${name}${copied === undefined ? "" : ` template ${databaseOf(copied)}`}`);
      const url = new URL(adminUrl);
      url.pathname = `/${name}`;
      return url.href;
    },
    drop: (url) => run(`drop database ${databaseOf(url)} with (force)`),
  };
};

const startCluster = async (bin: string): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), "portal-postgres-"));
  const user = serverUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const initArgs = ["-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(bin, "initdb"), initArgs, { cwd: folder, stdio: "ignore", ...user });

  const port = await freePort();
  const settings = [
    "fsync=off",
    "full_page_writes=off",
    // Its workers would be connected to a database that must be copied.
    "autovacuum=off",
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ];
  const args = ["-D", folder, ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn(join(bin, "postgres"), args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    ...user,
  });
  const killOnExit = (): void => void server.kill("SIGQUIT");
  process.once("exit", killOnExit);

  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (text: Buffer) => {
      log += text.toString();
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });

  const stop = async (): Promise<void> => {
    process.off("exit", killOnExit);
    server.kill("SIGINT");
    await once(server, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...databasesAt(`postgres://postgres@127.0.0.1:${port}/postgres`), stop };
};

/** Uses the server of TEST_DATABASE_URL, or starts a temporary one in a temporary folder. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const given = process.env["TEST_DATABASE_URL"];
  if (given !== undefined) return { ...databasesAt(given), stop: () => Promise.resolve() };
  const bin = binFolder();
  if (bin === undefined) throw new Error("no PostgreSQL programs were found; set TEST_DATABASE_URL");
  return startCluster(bin);
};
