/** A code without its reason: 418 of 418/471. */
const general = (code: string): string => code.split("/", 1)[0] ?? code;

/** True if the codes are the same, or one is the other without its reason: 418 and 418/471, but not 418/471 and 418/472. */
export const belongTogether = (one: string, other: string): boolean =>
  one === other || general(one) === other || general(other) === one;
