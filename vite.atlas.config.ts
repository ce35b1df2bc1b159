import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { copyForCombobox, packagePatches } from "./scripts/vite/package-patches.ts";
import { productionRouter } from "./scripts/vite/production-router.ts";
import { smallIcons } from "./scripts/vite/small-icons.ts";
import { staticClosure, type ModuleGraph } from "./scripts/vite/static-closure.ts";

type IsIn = (id: string, graph: ModuleGraph) => boolean;

/** True for what a view needs before anything is chosen in it. */
const viewOf = (module: string): IsIn => {
  let closure: ReadonlySet<string> | undefined;
  return (id, graph) => {
    closure ??= staticClosure(graph, path.resolve(module));
    return closure.has(id);
  };
};

const isFirst = viewOf("src/atlas/main.tsx");
const isDesk = viewOf("src/atlas/desk/desk-page.tsx");
const isCode = viewOf("src/atlas/desk/catalogue/code-page.tsx");
const isMachine = viewOf("src/atlas/page/machine/machine-page.tsx");

/** Two icons and a list: without them in the first file the atlas's pages load the desk, or the desk loads those pages. */
const isShared: IsIn = (id, graph) => isMachine(id, graph) && (isDesk(id, graph) || isCode(id, graph));

const group = (
  name: string,
  priority: number,
  isIn: IsIn,
): { readonly name: (id: string, graph: ModuleGraph) => string | null; readonly priority: number } => ({
  name: (id, graph) => (isIn(id, graph) ? name : null),
  priority,
});

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
            group("first", 3, (id, graph) => isFirst(id, graph) || isShared(id, graph)),
            // What the desk and the live page share, so that neither loads the other.
            group("following", 2.5, viewOf("src/domain/shell/following.ts")),
            group("desk", 2, isDesk),
            // Its client and schemas are in every machine's file otherwise, which the first view would ask for.
            group("staff-reads", 1, viewOf("src/atlas/desk/staff/staff-reads.ts")),
            // The limits that it tells are in every machine's file otherwise, which it would ask for.
            group("code", 0.5, isCode),
            { name: textsName },
            { name: "atlas-pages", test: /\/src\/atlas\/(page(?!\/live\/)|diagram|model)\// },
            { name: "machines", test: /\/src\/(machines|atlas\/samples)\// },
          ],
        },
      },
    },
  },
});
