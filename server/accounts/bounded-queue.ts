import { RequestRefused } from "../http/refusals.ts";

/** How much runs at the same time, and how much may wait for it. */
interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** For whom work waits. */
export interface Waiter {
  /** Goes before all who are not. */
  readonly first?: boolean;
  /** The widest group first, such as a network and an account: every group has its turn before one has another. */
  readonly by: readonly string[];
}

interface Waiting extends Waiter {
  readonly begin: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Seconds after which a refused request may be sent again. */
const retryAfter = 10;
const overloaded = (): Error => new RequestRefused(503, "OVERLOADED", { retryAfter });

const nobody: Waiter = { by: [] };

const groupsOf = ({ by }: Waiter): readonly string[] =>
  by.map((_, depth) => JSON.stringify(by.slice(0, depth + 1)));

/** The waiter's widest group. */
const partyOf = ({ by }: Waiter): string => by[0] ?? "";

/** The party that holds most places, if it holds more than one and more than any other: nobody else has to give way. */
const heaviest = (waiting: readonly Waiter[]): string | undefined => {
  const places = new Map<string, number>();
  for (const one of waiting) places.set(partyOf(one), (places.get(partyOf(one)) ?? 0) + 1);
  const [most, next] = [...places].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] > Math.max(1, next?.[1] ?? 0) ? most[0] : undefined;
};

/**
 * Runs work, at most `atOnce` at a time. Who waits has turns by group, within a group in the order in which they came.
 * Where `waiting` others wait already, work is refused at once (503) and not started: that of the party with the most.
 */
export const createBoundedQueue = ({ atOnce, waiting: places }: QueueLimits) => {
  let waiting: readonly Waiting[] = [];
  let running = 0;
  let turns = 0;
  /** When each group that still waits had its last turn. */
  const lastTurn = new Map<string, number>();

  const rankOf = (waiter: Waiter): readonly number[] => [
    waiter.first === true ? 0 : 1,
    ...groupsOf(waiter).map((group) => lastTurn.get(group) ?? 0),
  ];
  const isBefore = (one: Waiter, other: Waiter): boolean => {
    const [mine, others] = [rankOf(one), rankOf(other)];
    const place = mine.findIndex((rank, index) => rank !== (others[index] ?? 0));
    return place !== -1 && (mine[place] ?? 0) < (others[place] ?? 0);
  };
  const begin = (next: Waiting): void => {
    waiting = waiting.filter((one) => one !== next);
    turns += 1;
    for (const group of groupsOf(next)) lastTurn.set(group, turns);
    const still = new Set(waiting.flatMap(groupsOf));
    for (const group of lastTurn.keys()) if (!still.has(group)) lastTurn.delete(group);
    next.begin();
  };
  /** Makes room for one more; false if whoever comes has to go. */
  const makeRoom = (waiter: Waiter): boolean => {
    if (waiting.length < places) return true;
    const party = heaviest(waiting.filter(({ first }) => first !== true));
    if (party === undefined || (waiter.first !== true && party === partyOf(waiter))) return false;
    const gone = waiting.findLast((one) => one.first !== true && partyOf(one) === party);
    waiting = waiting.filter((one) => one !== gone);
    gone?.refuse(overloaded());
    return true;
  };
  const turn = async (waiter: Waiter): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (!makeRoom(waiter)) throw overloaded();
    await new Promise<void>((resolve, reject) => {
      waiting = [...waiting, { ...waiter, begin: resolve, refuse: reject }];
    });
  };
  // The place goes to the next; `running` counts it until nobody waits.
  const pass = (): void => {
    const [first, ...others] = waiting;
    if (first === undefined) running -= 1;
    else begin(others.reduce((best, one) => (isBefore(one, best) ? one : best), first));
  };
  return async <A>(work: () => Promise<A>, waiter: Waiter = nobody): Promise<A> => {
    await turn(waiter);
    try {
      return await work();
    } finally {
      pass();
    }
  };
};
