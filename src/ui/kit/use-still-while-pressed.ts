import { useEffect, useState } from "react";

/** How long after its end a press may still become a click, in milliseconds: for a touch the click comes a moment later. */
const CLICK_DELAY = 300;

/**
 * What is shown stays as it was while the pointer is down on it. A row that new content moved or took away between
 * pressing and letting go would get no click, and the press would lead nowhere.
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
    // Not in the capture phase: the link has to hear its click before its row may go.
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
