import { drawnFor, isShuffled, upTo } from "./shuffle.ts";

// Loaded before React, whose scheduler keeps the `setImmediate` that it finds. What is scheduled for now or for a short
// time is counted, so that `settle` knows when nothing of it is left; `npm run test:shuffle` delays it at random.

/** Longer delays are part of what a test shows, such as a pause before a search. */
const SHORT = 10;
/** Turns of the event loop by which a callback of `setImmediate` is late, and ms by which a timer is. */
const LATE_TURNS = 3;
const LATE_MS = 4;

const real = { setImmediate, clearImmediate, setTimeout, clearTimeout };
const due = new Set<unknown>();
const immediates = new Map<unknown, NodeJS.Immediate>();

type Callback = (...given: unknown[]) => void;

const countedImmediate = (callback: Callback, ...given: unknown[]): NodeJS.Immediate => {
  let turns = isShuffled ? upTo(LATE_TURNS) : 0;
  const turn = () => {
    if (turns > 0) {
      turns -= 1;
      immediates.set(first, real.setImmediate(turn));
      return;
    }
    due.delete(first);
    immediates.delete(first);
    callback(...given);
  };
  const first = real.setImmediate(turn);
  due.add(first);
  return first;
};

const clearCountedImmediate = (handle: NodeJS.Immediate | undefined): void => {
  real.clearImmediate(immediates.get(handle) ?? handle);
  due.delete(handle);
  immediates.delete(handle);
};

const countedTimeout = (callback: Callback, delay = 0, ...given: unknown[]): NodeJS.Timeout => {
  const timer = real.setTimeout(
    () => {
      due.delete(timer);
      callback(...given);
    },
    // Timers of the same delay run in their order, on which elkjs relies.
    delay + (isShuffled ? drawnFor(delay, LATE_MS) : 0),
  );
  if (delay <= SHORT) due.add(timer);
  return timer;
};

const clearCountedTimeout = (timer: NodeJS.Timeout | undefined): void => {
  real.clearTimeout(timer);
  due.delete(timer);
};

Object.assign(globalThis, {
  setImmediate: countedImmediate,
  clearImmediate: clearCountedImmediate,
  setTimeout: countedTimeout,
  clearTimeout: clearCountedTimeout,
});

/** Resolves when nothing is due: no rendering, no answer of a stub, no short timer, and what follows from them. */
export const settle = async (): Promise<void> => {
  do {
    await new Promise((resolve) => {
      real.setImmediate(resolve);
    });
  } while (due.size > 0);
};

/** The answer of a stubbed call, which is there at once; in `npm run test:shuffle` it is late. */
export const answer = <Value>(value: Value): Promise<Value> =>
  isShuffled
    ? new Promise((resolve) => {
        countedImmediate(() => resolve(value));
      })
    : Promise.resolve(value);
