import { useSyncExternalStore } from "react";

let printing = false;

const subscribe = (hear: () => void): (() => void) => {
  const begin = (): void => {
    printing = true;
    hear();
  };
  const end = (): void => {
    printing = false;
    hear();
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
};

/** True while the page is printed: what paper alone shows is rendered then, before the browser lays the sheets out. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
