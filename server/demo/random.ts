/** Pseudo-random numbers, the same for the same seed (mulberry32). */
export interface Random {
  /** An integer from `from` to `to`, inclusive. */
  readonly int: (from: number, to: number) => number;
  readonly pick: <A>(choices: readonly A[]) => A;
  /** True with that probability in per cent. */
  readonly chance: (percent: number) => boolean;
}

/** Creates a generator from a text seed. */
export const randomOf = (seed: string): Random => {
  let state = 0x9e3779b9;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <A>(choices: readonly A[]): A => {
    const choice = choices[int(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError("there is nothing to pick from");
    return choice;
  };
  return { int, pick, chance: (percent) => next() * 100 < percent };
};

/** The entry of a list at an index that wraps around. */
export const cycle = <A>(list: readonly A[], index: number): A => {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError("there is nothing to go round in");
  return entry;
};
