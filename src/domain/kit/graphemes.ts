const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** How many characters a person sees: a letter with its marks, an emoji or a flag is one. Browser and server count by it alike. */
export const countGraphemes = (text: string): number => {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
};
