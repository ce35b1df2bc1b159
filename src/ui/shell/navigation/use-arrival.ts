import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Focuses the first heading of the screen or of a step, or the whole if there is none yet. */
export const focusHeading = (main: HTMLElement): void => {
  const heading = main.querySelector<HTMLElement>("h1, h2") ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** So many pictures of a page that loads nothing: what began with the navigation has begun by then, and is shown. */
const AT_REST = 20;

/**
 * On navigation to another path, scrolls to the top (shell §1) and focuses the heading; with Back and Forward, also on
 * the same path, scrolls to the place where the entry was left, as soon as the page is long enough for it: its content may
 * still be loading. What a person does meanwhile ends the waiting, and so does content that has loaded and is shorter than
 * it was. The first page of a visit is not changed.
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
    let waiting = place;
    const end = (): void => {
      waiting = undefined;
    };
    // Until it has arrived, the place is not where the page happens to stand.
    const keep = (): void => {
      if (waiting === undefined) kept.set(key, scrollY);
    };
    let pictures = 0;
    const arrive = (): void => {
      if (waiting === undefined) return;
      scrollTo(0, waiting);
      pictures = document.querySelector("[aria-busy=true]") === null ? pictures + 1 : 0;
      if (scrollY >= waiting - 1 || pictures > AT_REST) end();
      requestAnimationFrame(arrive);
    };
    arrive();
    if (isOther && place === undefined) scrollTo(0, 0);
    keep();
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("scroll", keep, { signal });
    for (const input of ["wheel", "pointerdown", "keydown"]) addEventListener(input, end, { signal });
    if (isOther && main.current !== null) focusHeading(main.current);
    return () => {
      end();
      leaving.abort();
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
    scrollTo(0, 0);
    if (page.current.querySelector("form :focus") === null) focusHeading(page.current);
  }, [place]);
  return page;
};
