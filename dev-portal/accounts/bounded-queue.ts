import { RequestRefused } from "../http/refusals.ts";

/** How much runs at the same time, and how much may wait for it. */
interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Seconds after which a refused request may be sent again. */
const retryAfter = 10;

/** Runs work in the order in which it came, at most `atOnce` at a time. Where `waiting` others wait already, it is refused at once (503) and not started. */
export const createBoundedQueue = ({ atOnce, waiting }: QueueLimits) => {
  const queue: (() => void)[] = [];
  let running = 0;
  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new RequestRefused(503, "OVERLOADED", { retryAfter });
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  // The place goes to the next in line; `running` counts it until nobody waits.
  const pass = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async <A>(work: () => Promise<A>): Promise<A> => {
    await turn();
    try {
      return await work();
    } finally {
      pass();
    }
  };
};
