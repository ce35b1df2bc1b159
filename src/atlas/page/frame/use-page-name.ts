import { useEffect } from "react";
import { words } from "../words.ts";

/** Names the page in the browser: what it shows first, for that is what tells tabs apart. */
export const usePageName = (name: string): void => {
  const title = `${name} · ${words.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
