import type { Plugin } from "vite";
import { firstLoad } from "./first-load.ts";

/**
 * A screen's styles travel inside its chunk and are adopted before the chunk runs: no request more, and never a screen
 * without its styles. What `index.html` needs stays a style sheet of its own.
 */
export const screenStyles = (mainModule: string): Plugin => ({
  name: "screen-styles",
  apply: "build",
  enforce: "post",
  generateBundle: (_, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const first = new Set(firstLoad(chunks, mainModule).map(({ fileName }) => fileName));
    for (const chunk of chunks.filter(({ fileName }) => !first.has(fileName))) {
      for (const file of chunk.viteMetadata?.importedCss ?? []) {
        const sheet = bundle[file];
        if (sheet?.type !== "asset") continue;
        const css = JSON.stringify(sheet.source.toString().trim());
        chunk.code = `{const s=new CSSStyleSheet;s.replaceSync(${css});document.adoptedStyleSheets.push(s)}${chunk.code}`;
        delete bundle[file];
        chunk.viteMetadata?.importedCss.delete(file);
      }
    }
  },
});
