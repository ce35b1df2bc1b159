import { Worker } from "node:worker_threads";
import type { FromPglite, ToPglite } from "./pglite-messages.ts";
import { WireStream } from "./wire-stream.ts";
import type { EmbeddedPostgres } from "./wire-stream.ts";

const answer = (worker: Worker, kind: FromPglite["kind"]): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on("message", (message: FromPglite) => message.kind === kind && resolve());
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the embedded database's thread has ended")));
  });

/** Starts the built worker on a PGlite directory and waits until it is ready. Rejects if the directory cannot be opened. */
export const openPgliteThread = async (file: URL, directory: string): Promise<EmbeddedPostgres> => {
  const worker = new Worker(file, { workerData: { directory } });
  const tell = (message: ToPglite, transfer: readonly ArrayBuffer[] = []): void =>
    worker.postMessage(message, transfer);
  const streams = new Map<number, WireStream>();
  let connections = 0;

  worker.on("message", (message: FromPglite) => {
    if (message.kind === "bytes") streams.get(message.connection)?.push(Buffer.from(message.bytes));
    if (message.kind === "end") streams.get(message.connection)?.destroy();
  });
  worker.on("error", (error) => {
    for (const stream of streams.values()) stream.destroy(error);
  });
  await answer(worker, "ready");

  const connect = (): WireStream => {
    connections += 1;
    const connection = connections;
    const stream = new WireStream({
      read() {},
      write(chunk: Buffer, _encoding, done) {
        const bytes = new Uint8Array(chunk);
        tell({ kind: "bytes", connection, bytes }, [bytes.buffer]);
        done();
      },
      destroy(error, done) {
        if (streams.delete(connection)) tell({ kind: "end", connection });
        done(error);
      },
    });
    streams.set(connection, stream);
    tell({ kind: "open", connection });
    return stream;
  };

  const close = async (): Promise<void> => {
    const closed = answer(worker, "closed");
    tell({ kind: "close" });
    await closed;
  };

  return { connect, close };
};
