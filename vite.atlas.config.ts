import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { copyForCombobox, packagePatches } from "./scripts/vite/package-patches.ts";
import { productionRouter } from "./scripts/vite/production-router.ts";
import { smallIcons } from "./scripts/vite/small-icons.ts";
import { staticClosure, type ModuleGraph } from "./scripts/vite/static-closure.ts";

/** The group of a view: a module and all that it needs before anything is chosen in it. */
const viewOf = (
  name: string,
  module: string,
): { readonly name: (id: string, graph: ModuleGraph) => string | null } => {
  let closure: ReadonlySet<string> | undefined;
  return {
    name: (id, graph) => {
      closure ??= staticClosure(graph, path.resolve(module));
      return closure.has(id) ? name : null;
    },
  };
};

/** The texts of one language are two files: those of the desk's first view, and those of the portal's screens. */
const textsName = (id: string): string | null => {
  const [, locale, file] = /\/locales\/(\w+)\/([\w-]+)\.json$/.exec(id) ?? [];
  if (locale === undefined) return null;
  return file === "desk" || file === "shell" ? `desk-texts-${locale}` : `texts-${locale}`;
};

/** The state atlas and the replay desk: a page of their own, for any file host. `scripts/atlas.mjs` puts the data beside it. */
export default defineConfig({
  base: "./",
  publicDir: false,
  resolve: { alias: productionRouter },
  plugins: [react(), copyForCombobox(), packagePatches(), smallIcons()],
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
        moduleSideEffects: [{ test: /node_modules\/(effect|prop-types|react-is)\//, sideEffects: false }],
      },
      // The desk shows every screen, runs every machine and speaks every language: a request for each file would keep its agent waiting.
      output: {
        codeSplitting: {
          groups: [
            { ...viewOf("first", "src/atlas/main.tsx"), priority: 3 },
            // What the desk and the live page share, so that neither loads the other.
            { ...viewOf("following", "src/domain/shell/following.ts"), priority: 2.5 },
            { ...viewOf("desk", "src/atlas/desk/desk-page.tsx"), priority: 2 },
            // Its client and schemas are in every machine's file otherwise, which the first view would ask for.
            { ...viewOf("staff-reads", "src/atlas/desk/server/staff-reads.ts"), priority: 1 },
            { name: textsName },
            { name: "atlas-pages", test: /\/src\/atlas\/(page(?!\/live\/)|diagram|model)\// },
            { name: "machines", test: /\/src\/(machines|atlas\/samples)\// },
          ],
        },
      },
    },
  },
});
