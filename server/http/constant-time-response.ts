import { setTimeout as delay } from "node:timers/promises";

/** In ms; longer than the work that varies: a lookup, a link and an e-mail. */
const MINIMUM = 250;

/** Makes work take at least a fixed time, so that the response time does not reveal whether an account exists. */
export const withMinimumDuration = async <A>(work: () => Promise<A>): Promise<A> => {
  const [result] = await Promise.all([work(), delay(MINIMUM)]);
  return result;
};
