import { useLayoutEffect, useRef } from "react";

/** A row that scrolls, such as tabs on a phone: the current one is in sight when the row is shown. */
export const useInSight = <Row extends HTMLElement>() => {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current], [aria-selected=true]");
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - current.offsetWidth;
  }, []);
  return row;
};
