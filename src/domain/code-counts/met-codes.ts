/** The header by which a call tells which error codes people have met since the last one (atlas). */
export const CODES_HEADER = "Portal-Codes";

/** How often a code was shown on a screen in a language. */
export interface MetCode {
  readonly code: string;
  /** The name of the route. */
  readonly screen: string;
  readonly language: string;
  readonly count: number;
}

/** The most entries of one header, and the most that one entry counts. */
export const MOST_MET = 20;
const MOST_TIMES = 99;

/** What a code may be made of. */
const CODE = /^[\w./-]{1,60}$/;
const entry = /^([\w./-]{1,60});([a-z-]{1,40});([a-z]{3,4});([1-9]\d?)$/;

/** What belongs together: counts of the same code, screen and language. */
export const metKey = ({ code, screen, language }: Omit<MetCode, "count">): string =>
  `${code};${screen};${language}`;

/** The header's value. A code can be anything that a server has answered: one that the header cannot hold is left out. */
export const printMetCodes = (met: readonly MetCode[]): string =>
  met
    .filter(({ code }) => CODE.test(code))
    .slice(0, MOST_MET)
    .map((one) => `${metKey(one)};${Math.min(one.count, MOST_TIMES)}`)
    .join();

/** The entries of a header's value, each once; what has another form is left out. */
export const readMetCodes = (text: string): readonly MetCode[] => {
  const read = text.split(",", MOST_MET).flatMap((part) => {
    const [, code, screen, language, count] = entry.exec(part.trim()) ?? [];
    return code === undefined || screen === undefined || language === undefined
      ? []
      : [{ code, screen, language, count: Number(count) }];
  });
  return [...new Map(read.map((one) => [metKey(one), one])).values()];
};
