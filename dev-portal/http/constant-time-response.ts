import { setTimeout as delay } from "node:timers/promises";

/** In ms; longer than the work that differs: a lookup, a link and a letter. */
const MINIMUM = 250;

/** Makes work take at least a fixed time, so that the time of an answer does not tell whether an account exists. */
export const withMinimumDuration = async <A>(work: () => Promise<A>): Promise<A> => {
  const [result] = await Promise.all([work(), delay(MINIMUM)]);
  return result;
};
