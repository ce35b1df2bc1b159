import { RequestRefused } from "./refusals.ts";

/** Calls of one account that a process answers at the same time: many tabs need fewer, and no account takes all of the store. */
export const AT_ONCE = 60;

/** Runs work of somebody. Rejects with RequestRefused while they have too much of it. */
export type AtOnce = <A>(who: string, work: () => Promise<A>) => Promise<A>;

/** Creates the limit of a process. */
export const createAtOnce = (): AtOnce => {
  const running = new Map<string, number>();
  return async (who, work) => {
    const before = running.get(who) ?? 0;
    if (before >= AT_ONCE) throw new RequestRefused(429, "TOO_MANY_REQUESTS", { retryAfter: 1 });
    running.set(who, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(who) ?? 1) - 1;
      if (left === 0) running.delete(who);
      else running.set(who, left);
    }
  };
};
