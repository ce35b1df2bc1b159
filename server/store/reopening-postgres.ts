import type { EmbeddedPostgres, WireStream } from "./wire-stream.ts";

/** An embedded PostgreSQL that recovers from a panic. */
export interface ReopeningPostgres {
  readonly connect: () => WireStream;
  readonly close: () => Promise<void>;
  /** Hears of a failed statement; true if it was a panic, after which no connection can be used any more. */
  readonly noteFailure: (error: unknown) => boolean;
  /** Opens the store again after a panic; rejects as long as that is not possible. */
  readonly ready: () => Promise<void>;
}

const isPanic = (error: unknown): boolean =>
  error instanceof Error && "severity" in error && error.severity === "PANIC";

/**
 * PostgreSQL panics when it cannot write its log on a full disk, and its server restarts it; PGlite has no server, and its only session
 * stays unusable also once there is space. Opened again, it recovers all that was acknowledged.
 */
export const openReopening = async (open: () => Promise<EmbeddedPostgres>): Promise<ReopeningPostgres> => {
  let current: EmbeddedPostgres | undefined = await open();
  let panicked = false;
  let reopening: Promise<void> | undefined;

  const reopen = async (): Promise<void> => {
    const old = current;
    current = undefined;
    // What cannot be closed after its panic is left to the garbage collector.
    await old?.close().catch(() => {});
    current = await open();
    panicked = false;
  };
  return {
    connect: () => {
      if (current === undefined) throw new Error("the embedded store is not open");
      return current.connect();
    },
    close: async () => current?.close(),
    noteFailure: (error) => {
      const panic = isPanic(error);
      panicked ||= panic;
      return panic;
    },
    ready: async () => {
      if (!panicked) return;
      reopening ??= reopen().finally(() => {
        reopening = undefined;
      });
      await reopening;
    },
  };
};
