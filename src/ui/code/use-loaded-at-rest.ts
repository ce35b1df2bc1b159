import { useEffect } from "react";
import { whenIdle } from "../kit/when-idle.ts";

/** What a screen shows has come by then, in ms. */
const REST = 1000;

/**
 * Loads code once the page rests, and not before what it is for is there (`isDue`), so that it is there when it is asked for, also where the connection is gone by then. Where it does not come, that
 * shows when it is asked for.
 */
export const useLoadedAtRest = (load: () => Promise<unknown>, isDue = true): void =>
  useEffect(() => {
    if (!isDue) return;
    void whenIdle(REST)
      .then(load)
      .catch(() => {});
  }, [load, isDue]);
