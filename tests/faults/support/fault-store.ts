import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openDatabase, type Database } from "../../../server/store/database.ts";
import { startServer, type RunningPortal } from "../../e2e/support/server.ts";
import { startPostgres } from "../../support/portal/postgres.ts";
import { preparedOn, type Prepared } from "../../support/portal/prepared.ts";

/** Where a portal of a campaign keeps its data: demo data, whose passwords have a cheap hash. */
export interface FaultStore {
  readonly dataDir: string;
  /** Starts a process of the built portal on it, on a free port or on a given one. */
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<RunningPortal>;
  /** Opens the store itself; an embedded one when no process runs on it. */
  readonly open: () => Promise<Database>;
}

/** Copies the prepared demo data, into a folder of its own or into a given one. Whatever happens, processes and data are gone after the test. */
export const openFaultStore = async (
  engine: keyof Prepared,
  dataDir = mkdtempSync(join(tmpdir(), "portal-faults-")),
): Promise<FaultStore> => {
  const { demo, demoFiles } = preparedOn(engine);
  cpSync(demoFiles, dataDir, { recursive: true });
  const server = engine === "PostgreSQL" ? await startPostgres() : undefined;
  const databaseUrl = await server?.freshUrl(demo);
  if (databaseUrl === undefined) cpSync(demo, dataDir, { recursive: true });
  const store = databaseUrl === undefined ? {} : { databaseUrl };
  const env: Readonly<Record<string, string>> =
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const started: RunningPortal[] = [];
  onTestFinished(async () => {
    await Promise.all(started.map((portal) => portal.stop("SIGKILL")));
    if (databaseUrl !== undefined) await server?.drop(databaseUrl);
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    start: async (more = {}) => {
      const portal = await startServer(dataDir, { ...env, ...more });
      started.push(portal);
      return portal;
    },
    open: () => openDatabase({ dataDir, ...store }),
  };
};
