import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/** The ref of the part of a page that the fragment of an address names: who arrives there sees it, and has the focus at its heading. */
export const useFragment = <Part extends HTMLElement>(name: string): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const heading = part.current?.querySelector("h2");
    if (hash !== `#${name}` || !heading) return;
    // After the heading of the screen, which has the focus on every arrival.
    heading.tabIndex = -1;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [hash, name]);
  return part;
};
