import { useEffect, type RefObject } from "react";

/** How far the mouse moves before a press counts as dragging, in pixels. */
const THRESHOLD = 4;

/** Lets the mouse take hold of what scrolls. A press that became a drag opens nothing. Fingers scroll by themselves. */
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
