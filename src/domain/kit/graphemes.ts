const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** How many characters a person sees: a letter with its marks, an emoji or a flag is one. Browser and server count by it alike. */
export const countGraphemes = (text: string): number => {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
};

/** The beginning of a text, cut between what a person sees as characters. */
export const firstGraphemes = (text: string, count: number): string => {
  let taken = 0;
  for (const { index } of segmenter.segment(text)) {
    if (taken === count) return text.slice(0, index);
    taken += 1;
  }
  return text;
};
