import { fromCallback } from "xstate";

/**
 * The browser asks before the page is closed or reloaded while a write waits for the connection; the app provides it as
 * `holdPage`.
 */
export const holdPage = fromCallback(() => {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
});
