import { useLayoutEffect, useRef } from "react";

/** A row that scrolls, such as tabs on a phone: the element of the selector is in sight, also when its text comes late or the window gets another width. */
export const useInSight = <Row extends HTMLElement>(selector: string) => {
  const ref = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    const shown = row?.querySelector<HTMLElement>(selector);
    if (!row || !shown) return undefined;
    const observer = new ResizeObserver(() => {
      row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2;
    });
    observer.observe(row);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [selector]);
  return ref;
};
