import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Calls `dismiss` on a press outside `area`, on Escape, and when the focus leaves it, while `open`. Escape returns
 * the focus to the button that opened it and does not close a dialog around it.
 */
export const useDismiss = (area: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void => {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && area.current?.contains(event.target) === false) onDismiss();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      area.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
      onDismiss();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", escape);
    };
  }, [area, open]);
};
