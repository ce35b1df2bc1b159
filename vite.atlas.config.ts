import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { productionRouter } from "./scripts/vite/production-router.ts";
import { staticClosure, type ModuleGraph } from "./scripts/vite/static-closure.ts";

let initial: ReadonlySet<string> | undefined;

/** What the atlas needs before anything is chosen in it; nothing of the desk. */
const firstName = (id: string, graph: ModuleGraph): string | null => {
  initial ??= staticClosure(graph, path.resolve("src/atlas/main.tsx"));
  return initial.has(id) ? "first" : null;
};

/** The texts of one language are one file. */
const textsName = (id: string): string | null => {
  const locale = /\/locales\/(\w+)\//.exec(id)?.[1];
  return locale === undefined ? null : `texts-${locale}`;
};

/** The state atlas and the replay desk: a page of their own, for any file host. `scripts/atlas.mjs` puts the data beside it. */
export default defineConfig({
  base: "./",
  publicDir: false,
  resolve: { alias: productionRouter },
  plugins: [react()],
  build: {
    outDir: "dist/atlas",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "atlas.html",
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /node_modules\/effect\//, sideEffects: false }],
      },
      // The desk shows every screen, runs every machine and speaks every language: a request for each file would keep its agent waiting.
      output: {
        codeSplitting: {
          groups: [
            { name: firstName, priority: 1 },
            { name: textsName },
            { name: "machines", test: /\/src\/(machines|atlas\/samples)\// },
          ],
        },
      },
    },
  },
});
