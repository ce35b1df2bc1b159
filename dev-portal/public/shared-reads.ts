/**
 * Reads once for all who ask for the same key while another reading of it runs: they wait for the next one, which begins after they
 * asked, so that nobody is answered with what was read before that.
 */
export const shareReads = <Value>(
  read: (key: string) => Promise<Value>,
): ((key: string) => Promise<Value>) => {
  const running = new Map<string, Promise<Value>>();
  const next = new Map<string, Promise<Value>>();
  const begin = (key: string): Promise<Value> => {
    next.delete(key);
    const reading = read(key).finally(() => {
      if (running.get(key) === reading) running.delete(key);
    });
    running.set(key, reading);
    return reading;
  };
  return (key) => {
    const now = running.get(key);
    if (now === undefined) return begin(key);
    const waiting =
      next.get(key) ??
      now.then(
        () => begin(key),
        () => begin(key),
      );
    next.set(key, waiting);
    return waiting;
  };
};
