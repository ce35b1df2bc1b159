/** Maximum time that secondary content waits for main content, in ms. */
const TIMEOUT = 3000;

/** The next task, after rendering of the present results. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

/** The running loads, so that secondary content does not compete with main content. */
export const createRunningLoads = () => {
  const running = new Set<Promise<unknown>>();
  return {
    /** Registers a load until it ends. */
    note: <Answer>(load: Promise<Answer>): Promise<Answer> => {
      const ended: Promise<unknown> = load.then(
        () => running.delete(ended),
        () => running.delete(ended),
      );
      running.add(ended);
      return load;
    },
    /** Settles when the running loads have ended and are rendered, or after the time limit. */
    drawn: async (): Promise<void> => {
      if (running.size === 0) return;
      await Promise.race([
        Promise.all(running),
        new Promise((resolve) => {
          setTimeout(resolve, TIMEOUT);
        }),
      ]);
      await nextTask();
    },
  };
};
