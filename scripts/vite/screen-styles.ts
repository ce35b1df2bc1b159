import type { Plugin } from "vite";
import { firstLoad } from "./first-load.ts";

/**
 * Puts a screen's styles into its chunk, which adopts them before it runs: no extra request, and no unstyled screen.
 * The styles of `index.html` stay a separate style sheet. `prerendered` has the entries of screens that stand before any
 * script, by name: their styles are files too, for the server to put into the page.
 */
export const screenStyles = (
  firstModules: readonly string[],
  prerendered: Readonly<Record<string, string>>,
): Plugin => ({
  name: "screen-styles",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const first = new Set(firstLoad(chunks, firstModules).map(({ fileName }) => fileName));
    const sheetOf = (file: string): string => {
      const sheet = bundle[file];
      return sheet?.type === "asset" ? sheet.source.toString().trim() : "";
    };
    for (const [name, entry] of Object.entries(prerendered)) {
      const own = firstLoad(chunks, [entry]).filter(({ fileName }) => !first.has(fileName));
      const sheets = new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      this.emitFile({
        type: "asset",
        fileName: `prerendered/${name}.css`,
        source: [...sheets].map(sheetOf).join(""),
      });
    }
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
