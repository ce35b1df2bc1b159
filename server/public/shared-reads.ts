import type { Database } from "../store/database.ts";

/**
 * Reads once for all who ask for the same key while another reading of it runs: they wait for the next one, which begins after they
 * asked, so that nobody is answered with what was read before that.
 */
const shareReads = <Value>(read: (key: string) => Promise<Value>): ((key: string) => Promise<Value>) => {
  const running = new Map<string, Promise<Value>>();
  const next = new Map<string, Promise<Value>>();
  const begin = (key: string): Promise<Value> => {
    next.delete(key);
    const reading = read(key).finally(() => {
      if (running.get(key) === reading) running.delete(key);
    });
    running.set(key, reading);
    return reading;
  };
  return (key) => {
    const now = running.get(key);
    if (now === undefined) return begin(key);
    const waiting =
      next.get(key) ??
      now.then(
        () => begin(key),
        () => begin(key),
      );
    next.set(key, waiting);
    return waiting;
  };
};

/** How old an answer may be where another process has written meanwhile, in ms. */
const RECENT = 1_000;

/** How many answers are kept; the one that was read longest ago goes first. */
const KEPT = 500;

interface Recent<Value> {
  readonly value: Value;
  readonly at: number;
  readonly ended: number;
}

/** Reads, or gives what was read within the last second if no transaction of this process has ended since. */
export const recentReads = <Value>(
  read: (key: string) => Promise<Value>,
  { database, now }: { readonly database: Pick<Database, "ended">; readonly now: () => Date },
): ((key: string) => Promise<Value>) => {
  const kept = new Map<string, Recent<Value>>();
  const share = shareReads(async (key) => {
    const began = { at: now().getTime(), ended: database.ended() };
    const value = await read(key);
    kept.delete(key);
    kept.set(key, { value, ...began });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return value;
  });
  return (key) => {
    const known = kept.get(key);
    const age = known === undefined ? RECENT : now().getTime() - known.at;
    return known !== undefined && age >= 0 && age < RECENT && known.ended === database.ended()
      ? Promise.resolve(known.value)
      : share(key);
  };
};
