/** Allowed typing errors by word length. */
export const slips = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** True if the words differ by at most that many insertions, deletions, substitutions or swaps of neighbours. */
export const isAlike = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const change = (last[column - 1] ?? 0) + (same ? 0 : 1);
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          change,
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > most) return false;
    beforeLast = last;
    last = next;
  }
  return (last[other.length] ?? Infinity) <= most;
};
