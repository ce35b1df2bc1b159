import { settle } from "../due-work.ts";

export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  /** Settles the promise, and waits for what follows. */
  readonly settle: (value: Value) => Promise<void>;
}

/** A promise that a test settles, for stubbed actors. */
export const deferred = <Value>(): Deferred<Value> => {
  let end: ((value: Value) => void) | undefined;
  const promise = new Promise<Value>((resolve) => {
    end = resolve;
  });
  return {
    promise,
    settle: async (value) => {
      end?.(value);
      await settle();
    },
  };
};
