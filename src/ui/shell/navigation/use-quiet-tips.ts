import { useEffect, useState, type FocusEventHandler, type PointerEventHandler } from "react";

interface QuietTips {
  readonly "data-quiet": boolean;
  readonly onPointerLeave: PointerEventHandler;
  readonly onFocus: FocusEventHandler;
}

/** Hides the names that are shown beside icons on Escape, until the pointer comes again or the focus moves (WCAG 1.4.13). */
export const useQuietTips = (): QuietTips => {
  const [quiet, setQuiet] = useState(false);
  // On the document, because what is pointed at need not have the focus.
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setQuiet(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const show = () => setQuiet(false);
  return { "data-quiet": quiet, onPointerLeave: show, onFocus: show };
};
