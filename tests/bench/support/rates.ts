import { execFile } from "node:child_process";
import { promisify } from "node:util";

const CLIENTS = 20;
const ROUND = 2_000;
const ROUNDS = 5;

const run = promisify(execFile);

/** A request that clients send again and again. */
interface LoadRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers that 20 clients of another process get. */
const answersOf = async (request: LoadRequest): Promise<number> => {
  const order = JSON.stringify({ ...request, clients: CLIENTS, ms: ROUND });
  const { stdout } = await run(process.execPath, ["tests/bench/support/load.mjs", order]);
  return Number(stdout);
};

/** The answers to one request as a share of those to another in the same time: the median of some rounds. */
export const shareOf = async (name: string, own: LoadRequest, other: LoadRequest): Promise<number> => {
  // Both are warm before anything counts, and they take turns.
  await answersOf(own);
  await answersOf(other);
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ownAnswers, otherAnswers] = [await answersOf(own), await answersOf(other)];
    shares.push(ownAnswers / otherAnswers);
    console.log(
      `${name}: ${((ownAnswers * 1000) / ROUND).toFixed(0)} of ${((otherAnswers * 1000) / ROUND).toFixed(0)} a second`,
    );
  }
  const median = shares.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${name}: ${median.toFixed(2)} of the other's answers`);
  return median;
};
