/** The seed of `npm run test:shuffle`; without one, nothing is delayed. */
const seed = process.env["SHUFFLE_SEED"];
export const isShuffled = seed !== undefined;

let state = 0;

/** Begins the random delays of a test file again, so that it runs alone as it does among others. */
export const startShuffle = (file: string): void => {
  state = Number(seed);
  for (const character of file) state = (Math.imul(state, 31) + character.codePointAt(0)!) | 0;
};

/** An integer from 0 to `most`; mulberry32, of the file and the seed. */
export const upTo = (most: number): number => {
  state = (state + 0x6d_2b_79_f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % (most + 1);
};
