import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openPgliteThread } from "./pglite-thread.ts";
import type { EmbeddedPostgres } from "./wire-stream.ts";

// The server's build writes the worker beside the entry and shared chunks one folder below; TypeScript sources have no such file.
const workerCandidates = ["./pglite-worker.js", "../pglite-worker.js"];

const builtWorker = (): URL | undefined =>
  workerCandidates
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(fileURLToPath(url)));

// Imported on demand: where the thread opens the store, this one does not load PGlite, and starts the thread at once.
const openInProcess = async (directory: string): Promise<EmbeddedPostgres> => {
  const { openPglite } = await import("./pglite-in-process.ts");
  return openPglite(directory);
};

/**
 * Opens PGlite on a directory: in a worker thread if the server is built, so that heavy queries do not block the event loop,
 * and in process when run from TypeScript sources, where Node 20 cannot start a worker. Lock the directory first: PGlite does not.
 */
export const openEmbeddedPostgres = (directory: string): Promise<EmbeddedPostgres> => {
  const worker = builtWorker();
  return worker === undefined ? openInProcess(directory) : openPgliteThread(worker, directory);
};
