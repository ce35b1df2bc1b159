/**
 * Runs tasks of the same key in sequence. The protocol library reads a session, changes it and writes all of it:
 * without the queue a silent check in one tab can overwrite a sign-out in another.
 */
export const createKeyedQueue = () => {
  const last = new Map<string, Promise<void>>();

  return async (key: string | undefined, task: () => Promise<void>): Promise<void> => {
    if (key === undefined) return task();
    const turn = (last.get(key) ?? Promise.resolve()).then(task);
    const settled = turn.catch(() => undefined);
    last.set(key, settled);
    try {
      await turn;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
};
