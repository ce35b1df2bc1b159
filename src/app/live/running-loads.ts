import { whenIdle } from "../../ui/kit/when-idle.ts";

/** Maximum time that secondary content waits for main content, in ms. */
const TIMEOUT = 3000;

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
    /** Settles when the running loads have ended, or after the time limit, and the browser has shown what came. */
    drawn: async (): Promise<void> => {
      await Promise.race([
        Promise.all(running),
        new Promise((resolve) => {
          setTimeout(resolve, TIMEOUT);
        }),
      ]);
      await whenIdle(100);
    },
  };
};
