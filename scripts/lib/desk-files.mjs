import { parentPort, Worker, workerData } from "node:worker_threads";
import { withModule } from "./load-typescript.mjs";

const THREAD = "desk-files";

/** The desk's files by name, made in a thread of their own: they take as long as all the rest of the atlas. */
export const deskFiles = () =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: THREAD })
      .once("message", resolve)
      .once("error", reject);
  });

if (workerData === THREAD)
  parentPort.postMessage(await withModule("/src/atlas/build/desk-files.ts", (module) => module.deskFiles()));
