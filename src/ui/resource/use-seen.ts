import { useCallback, useState, type RefCallback } from "react";

/** True once the element has been near the viewport, so that expensive content is loaded only then. */
export const useSeen = (): readonly [seen: boolean, watch: RefCallback<HTMLElement>] => {
  const [seen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [seen, watch];
};
