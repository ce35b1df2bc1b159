import { useEffect, useState } from "react";

/** Time in milliseconds between pointerup and click; on touch screens the click is delayed. */
const CLICK_DELAY = 300;

/**
 * Keeps the shown content unchanged while the pointer is down on it: otherwise an update could move or remove the
 * pressed row, and the click would be lost.
 */
export const useStillWhilePressed = <Value>(
  value: Value,
): { readonly shown: Value; readonly onPointerDown: () => void } => {
  const [pressed, setPressed] = useState<{ readonly value: Value }>();
  useEffect(() => {
    if (pressed === undefined) return undefined;
    let timer: number | undefined;
    const release = () => setPressed(undefined);
    const end = () => {
      timer = window.setTimeout(release, CLICK_DELAY);
    };
    // Not in the capture phase: the link's click handler must run before its row is removed.
    window.addEventListener("click", release);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", release);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("click", release);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", release);
    };
  }, [pressed]);
  return {
    shown: pressed === undefined ? value : pressed.value,
    onPointerDown: () => setPressed({ value }),
  };
};
