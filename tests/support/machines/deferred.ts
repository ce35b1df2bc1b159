export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  /** Ends the promise, and gives those who wait for it their turn. */
  readonly settle: (value: Value) => Promise<void>;
}

/** A promise that a test ends: what a stubbed actor returns. */
export const deferred = <Value>(): Deferred<Value> => {
  let end: ((value: Value) => void) | undefined;
  const promise = new Promise<Value>((resolve) => {
    end = resolve;
  });
  return {
    promise,
    settle: async (value) => {
      end?.(value);
      await promise;
      await Promise.resolve();
    },
  };
};
