import { useEffect } from "react";
import { words } from "../labels.ts";

/** Sets the document title; the page's name comes first. */
export const usePageName = (name: string): void => {
  const title = `${name} · ${words.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
