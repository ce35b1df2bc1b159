/** The median time of some runs, in milliseconds, after one that does not count. */
export const medianOf = (runs: number, act: () => unknown): number => {
  act()
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now()
    act()
    return performance.now() - begun
  }).toSorted((a, b) => a - b)
  return times[Math.floor(runs / 2)] ?? Number.NaN
}
