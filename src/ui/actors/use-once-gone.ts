import { useEffect, useRef } from "react";

/**
 * Has what a view showed forgotten once it has gone, if `isSeen` holds as it goes. A development build takes each view away once as it comes, and puts
 * it back at once: nobody goes then.
 */
export const useOnceGone = (isSeen: () => boolean, forget: () => void): void => {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      if (!isSeen()) return;
      queueMicrotask(() => {
        if (!isThere.current) forget();
      });
    };
  }, [isSeen, forget]);
};
