import { useLayoutEffect, useRef, useState } from "react";

/** The current width of an element's content, in CSS pixels. */
export const useWidth = () => {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
};
