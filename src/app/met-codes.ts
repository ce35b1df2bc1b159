import { CODES_HEADER, metKey, printMetCodes, type MetCode } from "../domain/code-counts/met-codes.ts";

/** Where codes are met. */
interface Place {
  readonly screen: () => string;
  readonly language: () => string;
}

/** False where the browser tells pages that its owner does not want to be followed. */
export const wantsToBeCounted = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack !== "1" && globalPrivacyControl !== true;
};

/** The error codes that were shown since the last call: the next one takes them along (docs/decisions/known-issues.md). Nothing is stored. */
export const createMetCodes = ({ screen, language }: Place) => {
  const waiting = new Map<string, MetCode>();
  return {
    met: (code: string): void => {
      if (!wantsToBeCounted()) return;
      const one = { code, screen: screen(), language: language() };
      const key = metKey(one);
      waiting.set(key, { ...one, count: (waiting.get(key)?.count ?? 0) + 1 });
    },
    /** The header; undefined if none was met. What is taken is not kept, so that it is never counted twice; without a connection it waits, because the code OFFLINE makes a call itself. */
    take: (): Readonly<Record<string, string>> | undefined => {
      if (!navigator.onLine) return undefined;
      const text = printMetCodes([...waiting.values()]);
      waiting.clear();
      return text === "" ? undefined : { [CODES_HEADER]: text };
    },
  };
};
