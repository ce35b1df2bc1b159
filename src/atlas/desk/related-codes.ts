import { codeAlone } from "../../domain/kit/code-alone.ts";

/** True if the codes are the same, or one is the other without its reason: 418 and 418/471, but not 418/471 and 418/472. */
export const belongTogether = (one: string, other: string): boolean =>
  one === other || codeAlone(one) === other || codeAlone(other) === one;
