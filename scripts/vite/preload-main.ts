import type { Plugin } from "vite";
import { firstLoad } from "./first-load.ts";

/** Preloads in `index.html` what `early.ts` imports, which saves a round trip. */
export const preloadMain = (mainModule: string): Plugin => ({
  name: "preload-main",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
      const scripts = firstLoad(chunks, mainModule).filter((chunk) => !html.includes(chunk.fileName));
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
