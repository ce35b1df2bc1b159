import { useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { focusHeading } from "../../../ui/shell/navigation/use-arrival.ts";

/**
 * Another page (not another part of the same) begins at its top, or with Back where it was left, with the focus on its
 * heading. The first of a visit is left as it is.
 */
export const useArrivalAtPage = (main: RefObject<HTMLElement | null>, page: string): void => {
  const shown = useRef(page);
  const kind = useNavigationType();
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
    if (main.current !== null) focusHeading(main.current);
  }, [page, kind, main]);
};
