/** The median of some numbers. */
export const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** The median time of some runs, in milliseconds, after one warm-up run. */
export const medianOf = (runs: number, act: () => unknown): number => {
  act();
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now();
    act();
    return performance.now() - begun;
  });
  return middle(times);
};

/** The median times of two asynchronous acts, in milliseconds. They take turns, so that what else the machine does disturbs both. */
export const mediansOf = async (
  runs: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<readonly [number, number]> => {
  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await act();
    return performance.now() - begun;
  };
  const times: [number, number][] = [];
  for (let run = 0; run <= runs; run += 1) times.push([await timed(first), await timed(second)]);
  const counted = times.slice(1);
  return [middle(counted.map(([time]) => time)), middle(counted.map(([, time]) => time))];
};
