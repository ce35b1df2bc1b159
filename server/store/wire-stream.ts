import { Duplex } from "node:stream";

/** A byte stream that the `pg` driver uses as a socket: the peer is in this process, so socket options have no effect. */
export class WireStream extends Duplex {
  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** A PostgreSQL inside this process: it has one session, so one connection at a time. */
export interface EmbeddedPostgres {
  readonly connect: () => WireStream;
  readonly close: () => Promise<void>;
}
