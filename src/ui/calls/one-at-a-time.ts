import type { Action } from "./use-action.ts";

/**
 * Of several actions about one thing, one is sent at a time: each answer is the whole thing, and the answers of two can
 * arrive in either order. What came of one is shown until the next press.
 */
export const oneAtATime = <One extends Pick<Action<never, unknown>, "busy" | "failed" | "forget">>(
  actions: readonly One[],
) => ({
  busy: actions.some(({ busy }) => busy),
  /** The one that was not done. */
  failed: actions.find(({ failed }) => failed),
  /** A press that sends one of them. */
  press: (send: () => void) => (): void => {
    for (const { forget } of actions) forget();
    send();
  },
});
