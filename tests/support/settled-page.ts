import { act, configure, getConfig } from "@testing-library/react";
import { vi } from "vitest";
import { settle } from "./due-work.ts";
import { isShuffled, upTo } from "./shuffle.ts";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Waits until the page is as it stays: what was rendered, answered and reported in turn has happened. */
export const settlePage = async (): Promise<void> => {
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await settle();
  globalThis.IS_REACT_ACT_ENVIRONMENT = before;
};

/** Lets fake time pass on a page that has settled, and waits for what follows. */
export const advance = async (ms: number): Promise<void> => {
  await settlePage();
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settlePage();
};

const { asyncWrapper, eventWrapper } = getConfig();
let actions = 0;

configure({
  // It ends what waits for ever: a slow machine takes longer than the library's one second.
  asyncUtilTimeout: 20_000,
  // Each action of `user`, and each wait for an element, ends on a page that has settled.
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      actions += 1;
      try {
        const result = await work();
        await settlePage();
        return result;
      } finally {
        actions -= 1;
      }
    }),
  // React renders in its own time what a person does, not at once as `act` has it.
  ...(isShuffled
    ? { eventWrapper: (dispatch) => (actions > 0 && upTo(1) === 0 ? dispatch() : eventWrapper(dispatch)) }
    : {}),
});
