/** Counts the time without work. */
export interface IdleWatch {
  /** Runs work, during which no time is counted. */
  readonly except: <A>(work: () => Promise<A>) => Promise<A>;
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

/** Calls `onOver` once no work has run for `limit` ms. */
export const watchIdle = (limit: number, onOver: () => void): IdleWatch => {
  let running = 0;
  let ended = false;
  let over = false;
  const begin = (): NodeJS.Timeout =>
    setTimeout(() => {
      over = true;
      onOver();
    }, limit);
  let timer = begin();
  const except = async <A>(work: () => Promise<A>): Promise<A> => {
    clearTimeout(timer);
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      if (running === 0 && !ended) timer = begin();
    }
  };
  const stop = (): void => {
    ended = true;
    clearTimeout(timer);
  };
  return { except, isOver: () => over, stop };
};
