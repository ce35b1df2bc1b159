import { useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { focusHeading } from "../../../ui/shell/navigation/use-arrival.ts";

/**
 * A new page (not another tab of the same) starts at its top, after Back at its old scroll position, with the focus on its
 * heading. The first page of a visit is unchanged.
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
