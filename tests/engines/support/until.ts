import { setTimeout } from "node:timers/promises";

/** Asks again and again until the answer is neither undefined nor false, for 15 seconds where no other limit in ms is given. */
export const until = async <Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
  limit = 15_000,
): Promise<Answer> => {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`In ${limit / 1000} s it did not come that ${what}`);
    await setTimeout(50);
  }
};
