import { useLayoutEffect, useRef } from "react";
import { nodeOf, type MarkupElement } from "./markup.ts";
import css from "./steps-page.module.css";

/** Shows a sheet apart from the desk's own styles, by the same elements that are saved. */
export const SheetView = ({ sheet, styles }: { readonly sheet: MarkupElement; readonly styles: string }) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const own = new CSSStyleSheet();
    own.replaceSync(styles);
    root.adoptedStyleSheets = [own];
    root.replaceChildren(nodeOf(sheet));
  }, [sheet, styles]);
  return <div ref={host} className={css["sheet"]} />;
};
