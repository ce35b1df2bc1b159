import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Focuses the screen's heading, or the main element if the heading is not rendered yet. */
export const focusHeading = (main: HTMLElement): void => {
  const heading = main.querySelector("h1");
  if (heading !== null) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
};

const ignored = (): void => {};

/**
 * Scrolls to a place, as soon as the page is long enough for it: its content may still be loading. What a person does
 * meanwhile ends the waiting, as does the returned function; `onEnd` is told of both and of success, at most once.
 */
const scrollOnceLoaded = (place: number, onEnd: () => void): (() => void) => {
  const inputs = ["wheel", "pointerdown", "keydown"] as const;
  const end = (): void => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, end);
    onEnd();
  };
  const scroll = (): void => {
    scrollTo(0, place);
    if (scrollY >= place - 1) end();
  };
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  for (const input of inputs) addEventListener(input, end, { passive: true });
  scroll();
  return end;
};

/**
 * On navigation to another path, scrolls to the top (shell §1) and focuses the heading; with Back and Forward, also on
 * the same path, scrolls to the place where the entry was left. The first page of a visit is not changed.
 */
export const useArrival = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef({ pathname, key });

  useLayoutEffect(() => {
    const { current: kept } = places;
    const before = shown.current;
    shown.current = { pathname, key };
    const isOther = before.pathname !== pathname;
    const place = kind === NavigationType.Pop && before.key !== key ? kept.get(key) : undefined;
    // Until it has arrived, the place is not where the page happens to stand.
    let keeps = place === undefined;
    const keep = (): void => {
      if (keeps) kept.set(key, scrollY);
    };
    const end =
      place === undefined
        ? ignored
        : scrollOnceLoaded(place, () => {
            keeps = true;
          });
    if (isOther && place === undefined) scrollTo(0, 0);
    keep();
    addEventListener("scroll", keep, { passive: true });
    if (isOther && main.current !== null) focusHeading(main.current);
    return () => {
      removeEventListener("scroll", keep);
      end();
    };
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
