import { protocol } from "@electric-sql/pglite";
import type { PGlite } from "@electric-sql/pglite";
import { WireStream } from "./wire-stream.ts";

const sslRequest = 80877103;
const cancelRequest = 80877102;
const terminate = "X".charCodeAt(0);

/** Splits the client's bytes into messages; only messages before the startup packet have no type byte. */
class MessageReader {
  started = false;
  #rest: Buffer = Buffer.alloc(0);

  add(bytes: Buffer): void {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
  }

  next(): Buffer | undefined {
    const head = this.started ? 1 : 0;
    if (this.#rest.length < head + 4) return undefined;
    const length = head + this.#rest.readInt32BE(head);
    if (this.#rest.length < length) return undefined;
    const message = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return message;
  }
}

/** PGlite has one session, so each new connection starts with a reset. */
const resetSession = async (db: PGlite): Promise<void> => {
  if (db.isInTransaction()) await db.execProtocolRaw(protocol.serialize.query("ROLLBACK"));
  await db.execProtocolRaw(protocol.serialize.query("DISCARD ALL"));
};

/** A connection to PGlite by the PostgreSQL wire protocol, without a port. */
export class PgliteStream extends WireStream {
  readonly #reader = new MessageReader();

  constructor(private readonly db: PGlite) {
    super();
  }

  override _read(): void {}

  override _writev(chunks: readonly { readonly chunk: Uint8Array }[], done: (error?: Error) => void): void {
    void this.#runAll(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  async #runAll(bytes: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      await this.#run(bytes);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    done();
  }

  async #run(bytes: Buffer): Promise<void> {
    const messages: Buffer[] = [];
    this.#reader.add(bytes);
    for (let message = this.#reader.next(); message !== undefined; message = this.#reader.next()) {
      if (!this.#reader.started) {
        if (await this.#greet(message)) messages.push(message);
      } else if (message[0] === terminate) {
        this.push(null);
        setImmediate(() => this.destroy());
        break;
      } else {
        messages.push(message);
      }
    }
    if (messages.length === 0) return;
    await this.db.runExclusive(() =>
      this.db.execProtocolRawStream(Buffer.concat(messages), {
        onRawData: (data) => void this.push(Buffer.from(data)),
      }),
    );
  }

  /** Answers a message before the session starts; true for the startup packet, which PGlite answers. */
  async #greet(message: Buffer): Promise<boolean> {
    const code = message.readInt32BE(4);
    if (code === sslRequest) {
      this.push("N");
      return false;
    }
    if (code === cancelRequest) {
      // A running statement in PGlite cannot be cancelled.
      this.destroy();
      return false;
    }
    this.#reader.started = true;
    await this.db.runExclusive(() => resetSession(this.db));
    return true;
  }
}
