import { parentPort, workerData } from "node:worker_threads";
import { createPglite } from "./create-pglite.ts";
import { PgliteStream } from "./pglite-duplex.ts";
import type { FromPglite, ToPglite } from "./pglite-messages.ts";
import type { WireStream } from "./wire-stream.ts";

// The entry of the PGlite thread: a separate entry of the server's build, named `pglite-worker`.
const port = parentPort;
if (port === null) throw new Error("pglite-worker is the entry of a worker thread");

const tell = (message: FromPglite): void => port.postMessage(message);
const { directory } = workerData as { readonly directory: string };
const streams = new Map<number, WireStream>();

const open = (connection: number): void => {
  const stream = new PgliteStream(db);
  const end = (): void => {
    if (streams.delete(connection)) tell({ kind: "end", connection });
  };
  streams.set(connection, stream);
  stream.on("data", (bytes: Uint8Array) => tell({ kind: "bytes", connection, bytes }));
  stream.on("close", end);
  stream.on("error", end);
};

const close = async (): Promise<void> => {
  await db.close();
  tell({ kind: "closed" });
  port.close();
};

// A thread without anything to listen to waits until V8 has optimized PGlite before it takes its first message, so this one listens before it
// opens the store. The first message comes after `ready`.
port.on("message", (message: ToPglite) => {
  switch (message.kind) {
    case "open":
      return open(message.connection);
    case "bytes":
      return void streams.get(message.connection)?.write(Buffer.from(message.bytes));
    case "end":
      return void streams.get(message.connection)?.destroy();
    case "close":
      return void close();
  }
});
const db = await createPglite(directory);
tell({ kind: "ready" });
