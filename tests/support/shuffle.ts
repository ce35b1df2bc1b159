/** The seed of `npm run test:shuffle`; without one, nothing is delayed. */
const seed = process.env["SHUFFLE_SEED"];
/** In Vitest alone: Playwright's own messages rely on the order of its timers. */
export const isShuffled = seed !== undefined && process.env["VITEST"] !== undefined;

let start = 0;
let drawn = 0;

/** Begins the random delays of a test file again, so that it runs alone as it does among others. */
export const startShuffle = (file: string): void => {
  start = Number(seed);
  for (const character of file) start = (Math.imul(start, 31) + character.codePointAt(0)!) | 0;
  drawn = 0;
};

/** An integer from 0 to `most` by the seed, the file and `key`; mulberry32. */
export const drawnFor = (key: number, most: number): number => {
  const state = (start + Math.imul(key + 1, 0x6d_2b_79_f5)) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % (most + 1);
};

/** The next integer from 0 to `most`. */
export const upTo = (most: number): number => {
  drawn += 1;
  return drawnFor(drawn, most);
};
