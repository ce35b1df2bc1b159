import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/** Adds an event listener to an element or the document. */
export const useListener = <Kind extends keyof HTMLElementEventMap>(
  place: RefObject<HTMLElement | null> | "page",
  kind: Kind,
  hear: (event: HTMLElementEventMap[Kind]) => void,
): void => {
  const latest = useRef(hear);
  useLayoutEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const element = place === "page" ? document.documentElement : place.current;
    const listen = (event: HTMLElementEventMap[Kind]): void => latest.current(event);
    element?.addEventListener(kind, listen);
    return () => element?.removeEventListener(kind, listen);
  }, [place, kind]);
};
