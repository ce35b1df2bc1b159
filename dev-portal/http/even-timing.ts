import { setTimeout as delay } from "node:timers/promises";

/** Longer than what differs: a lookup, a link and a letter. */
const floor = 250;

/** Lets work take no less than a fixed time, so that the time of an answer does not tell what was found. */
export const evenly = async <A>(work: () => Promise<A>): Promise<A> => {
  const [result] = await Promise.all([work(), delay(floor)]);
  return result;
};
