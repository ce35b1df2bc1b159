import { useEffect } from "react";
import { labels } from "../labels.ts";

/** Sets the document title; the page's name comes first. */
export const usePageName = (name: string): void => {
  const title = `${name} · ${labels.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
