import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Area } from "../../model/atlas-model.ts";

const MARGIN = 24;

/** The scroll position on one axis that shows the area: unchanged if it is visible, otherwise centred. */
export const scrollInto = (scroll: number, view: number, start: number, length: number): number => {
  const inSight = start >= scroll + MARGIN && start + length <= scroll + view - MARGIN;
  if (inSight) return scroll;
  return length > view ? start - MARGIN : start + length / 2 - view / 2;
};

const fits = (area: Area, scale: number, { clientWidth, clientHeight }: Element): boolean =>
  area.width * scale <= clientWidth - 2 * MARGIN && area.height * scale <= clientHeight - 2 * MARGIN;

/** Scrolls the selected part into view when it changes, with what is `around` it if both fit. */
export const useInSight = (
  view: RefObject<HTMLElement | null>,
  id: string | undefined,
  area: Area | undefined,
  scale: number,
  around: Area | undefined,
): void => {
  const present = useRef({ area, scale, around });
  useLayoutEffect(() => {
    present.current = { area, scale, around };
  });
  useLayoutEffect(() => {
    const element = view.current;
    const { area: own, scale, around } = present.current;
    if (element === null || id === undefined || own === undefined) return;
    const area = around !== undefined && fits(around, scale, element) ? around : own;
    // A diagram smaller than its viewport is centred.
    const picture = (element.querySelector("svg") ?? element).getBoundingClientRect();
    const place = element.getBoundingClientRect();
    const x = picture.left - place.left + element.scrollLeft + area.x * scale;
    const y = picture.top - place.top + element.scrollTop + area.y * scale;
    element.scrollTo(
      scrollInto(element.scrollLeft, element.clientWidth, x, area.width * scale),
      scrollInto(element.scrollTop, element.clientHeight, y, area.height * scale),
    );
  }, [view, id]);
};
