import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Gives the keyboard and the screen reader the screen's heading, or where it is not there yet the place it will come to. */
export const focusHeading = (main: HTMLElement): void => {
  const heading = main.querySelector("h1");
  if (heading !== null) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
};

/**
 * What happens when another path is opened: the page scrolls to its top (shell §1), or with Back to where it was left,
 * and the heading takes the focus. The first page of a visit is left as the browser shows it.
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
 * Another part of a way is another page, for whoever hears it: its heading takes the focus, unless a field of it has a problem that the
 * cursor is led to. What comes after "loading" is the page's own arrival. Gives the ref of the part that holds heading and forms.
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
