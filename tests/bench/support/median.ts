/** The median time of some runs, in milliseconds, after one warm-up run. */
export const medianOf = (runs: number, act: () => unknown): number => {
  act();
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now();
    act();
    return performance.now() - begun;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? Number.NaN;
};

/** The same for asynchronous functions. */
export const asyncMedianOf = async (runs: number, act: () => Promise<unknown>): Promise<number> => {
  await act();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    await act();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
};
