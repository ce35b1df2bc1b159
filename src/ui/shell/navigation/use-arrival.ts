import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Focuses the screen's heading, or the main element if the heading is not rendered yet. */
export const focusHeading = (main: HTMLElement): void => {
  const heading = main.querySelector("h1");
  if (heading !== null) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
};

/**
 * On navigation to another path, scrolls to the top (shell §1), or with Back to the previous position, and focuses
 * the heading. The first page of a visit is not changed.
 */
export const useArrival = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shownPath = useRef(pathname);

  useEffect(() => {
    const keep = (): void => void places.current.set(key, window.scrollY);
    window.addEventListener("scroll", keep, { passive: true });
    return () => window.removeEventListener("scroll", keep);
  }, [key]);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, kind === NavigationType.Pop ? (places.current.get(key) ?? 0) : 0);
    if (main.current !== null) focusHeading(main.current);
  }, [pathname, key, kind, main]);
};

/**
 * Focuses the heading of a new step, unless one of its fields has an error that the machine focuses; a change from
 * "loading" is left to `useArrival`. Returns the ref of the element that contains heading and forms.
 */
export const usePartArrival = (place: string): RefObject<HTMLDivElement | null> => {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(place);
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (before === place || before === "loading" || page.current === null) return;
    window.scrollTo(0, 0);
    if (page.current.querySelector("form :focus") === null) focusHeading(page.current);
  }, [place]);
  return page;
};
