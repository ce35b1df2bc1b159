import type { Plugin } from "vite";
import { firstLoad } from "./first-load.ts";

/** Preloads in `index.html` what `early.ts` imports, and what that imports next, which saves round trips. */
export const preloadMain = (firstModules: readonly string[]): Plugin => ({
  name: "preload-main",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
      const scripts = firstLoad(chunks, firstModules).filter((chunk) => !html.includes(chunk.fileName));
      const styles = scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      return [
        ...styles.map((file) => ({
          tag: "link",
          attrs: { rel: "stylesheet", href: `/${file}` },
          injectTo: "head" as const,
        })),
        ...scripts.map((chunk) => ({
          tag: "link",
          attrs: { rel: "modulepreload", href: `/${chunk.fileName}`, crossorigin: true },
          injectTo: "head" as const,
        })),
      ];
    },
  },
});
