/** A short hash of a text (FNV-1a, twice 32 bits) for addresses; not cryptographic. */
export const keyOfText = (text: string): string => {
  const hash = (seed: number): number => {
    let value = seed;
    for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
    return value >>> 0;
  };
  return `${hash(0x81_1c_9d_c5).toString(36)}${hash(0x1b_87_35_93).toString(36).slice(0, 3)}`;
};
