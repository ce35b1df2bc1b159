import { useEffect, type RefObject } from "react";

/** Distance in pixels from which a press counts as a drag. */
const THRESHOLD = 4;

/** Scrolls by dragging with the mouse. A drag does not click. Touch scrolls natively. */
export const useDrag = (view: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = view.current;
    if (element === null) return;
    let from:
      | { readonly x: number; readonly y: number; readonly left: number; readonly top: number }
      | undefined;
    let dragged = false;
    const press = (event: PointerEvent): void => {
      dragged = false;
      if (event.pointerType === "mouse" && event.button === 0)
        from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    };
    const move = (event: PointerEvent): void => {
      if (from === undefined) return;
      const [byX, byY] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(byX, byY) < THRESHOLD) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      element.scrollTo(from.left - byX, from.top - byY);
    };
    const release = (): void => {
      from = undefined;
    };
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      dragged = false;
    };
    const drag = (event: DragEvent): void => event.preventDefault();
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", release);
    element.addEventListener("click", click, true);
    element.addEventListener("dragstart", drag);
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", release);
      element.removeEventListener("click", click, true);
      element.removeEventListener("dragstart", drag);
    };
  }, [view]);
};
