import { promises as fs } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import type * as DevMiddleware from "./dev-portal/dev-middleware.ts";
import { atlasInDevelopment } from "./scripts/vite/atlas-in-development.ts";
import { fewerRequests } from "./scripts/vite/fewer-requests.ts";
import { firstLoad } from "./scripts/vite/first-load.ts";
import { leanDownshift } from "./scripts/vite/lean-downshift.ts";
import { screenStyles } from "./scripts/vite/screen-styles.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The packages of the first screen; they change less often than the portal, so they are cached apart. */
const firstScreenPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate\/react|use-sync-external-store|i18next|react-i18next|effect)\//;

/** What the first script needs: kept apart, so that it waits for nothing else. */
const earlyModules =
  /\/src\/(domain\/(routes|locale|login-language)|api\/transport|app\/(early|early-answers|texts|load-failure|browser\/(configured|cookies|first-locale|kept-theme)|screens\/(begin-screen|screen-modules)|sign-on\/discovery))\.ts$|vite\/preload-helper/;

export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Everything that a module needs before it can run. */
export const staticClosure = (
  graph: ModuleGraph,
  id: string,
  seen = new Set<string>(),
): ReadonlySet<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) staticClosure(graph, imported, seen);
  return seen;
};

const mainModule = path.resolve("src/app/main.tsx");
let initial: ReadonlySet<string> | undefined;

/** What the first screen shares with others is one file, besides its packages: a request costs more than its bytes. */
const initialName = (id: string, graph: ModuleGraph): string | null => {
  initial ??= staticClosure(graph, mainModule);
  return initial.has(id) && (!id.includes("node_modules") || id.includes("lucide-react")) ? "main" : null;
};

/** What more than one screen uses, but for what is heavy and rare. */
const contentModules = (id: string): boolean =>
  /\/src\/|\/node_modules\//.test(id) &&
  !/\/kit\/(date-range-calendar|kit-page|samples)|react-day-picker/.test(id);

/** Texts that screens show together are one file in each language: a request costs more than the few bytes that a screen does not show. */
const sharedTexts = (id: string): string | null => {
  const [, locale, namespace] =
    /\/locales\/(\w+)\/(fields|settings|employees|passwords|sign-up|review|tickets|support)\.json$/.exec(
      id,
    ) ?? [];
  return namespace === undefined
    ? null
    : `${/^(tickets|support)$/.test(namespace) ? "tickets" : "forms"}-${locale}`;
};

/** The runtime configuration comes after the first script, so that the first script does not wait for it; `main.tsx` does. */
const configuration = (): Plugin => ({
  name: "configuration",
  transformIndexHtml: {
    order: "post",
    handler: () => [{ tag: "script", attrs: { type: "module", src: "/portal-config.js" }, injectTo: "head" }],
  },
});

/** Loads what `early.ts` imports a moment later together with it: one round trip less. */
const preloadMain = (): Plugin => ({
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

/**
 * Descriptions of states and transitions, and what refusals mean, are for the atlas, which reads the sources: the portal's own bundle leaves them
 * out. Everything else of a machine stays as it is.
 */
const withoutDescriptions = (): Plugin => ({
  name: "machines-without-descriptions",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/(?:machines\/[^/]+|domain\/[^/]+\/[^/]+\.refusals)\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(
        /\b(?:description|means):\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(?:,\s?)?/g,
        "",
      ),
      map: null,
    }),
  },
});

/** Writes `.br` and `.gz` beside every text file, for servers that send precompressed files. */
const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  writeBundle: async ({ dir }, bundle) => {
    const files = Object.keys(bundle).filter((file) => /\.(js|css|html|svg|json)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const name = path.join(dir ?? "dist", file);
        const bytes = await fs.readFile(name);
        await fs.writeFile(
          `${name}.br`,
          await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        await fs.writeFile(`${name}.gz`, await gzip(bytes, { level: 9 }));
      }),
    );
  },
});

/** `npm run dev`: the development portal answers in Vite's own process and port, and follows edits. */
const developmentPortal = (): Plugin => ({
  name: "development-portal",
  apply: "serve",
  configureServer: async (server) => {
    if (process.env["VITEST"] !== undefined) return;
    const { createDevMiddleware } = (await server.ssrLoadModule(
      "/dev-portal/dev-middleware.ts",
    )) as typeof DevMiddleware;
    server.middlewares.use(await createDevMiddleware(`http://localhost:${server.config.server.port}`));
  },
});

/** react-router's package names its development build for everybody; a build of ours takes the other. */
export const productionRouter = [
  {
    find: /^react-router$/,
    replacement: path.resolve("node_modules/react-router/dist/production/index.mjs"),
  },
  {
    find: /^react-router\/dom$/,
    replacement: path.resolve("node_modules/react-router/dist/production/dom-export.mjs"),
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  resolve: { alias: command === "build" ? productionRouter : [] },
  plugins:
    isSsrBuild === true
      ? []
      : [
          react(),
          withoutDescriptions(),
          leanDownshift(),
          fewerRequests(),
          screenStyles(mainModule),
          preloadMain(),
          configuration(),
          precompress(),
          atlasInDevelopment(),
          developmentPortal(),
        ],
  server: { port: 8080, strictPort: true },
  ssr: { noExternal: isSsrBuild === true ? ["effect"] : [] },
  build:
    isSsrBuild === true
      ? {
          outDir: "dist/server",
          emptyOutDir: true,
          ssr: true,
          target: "node20",
          copyPublicDir: false,
          rolldownOptions: {
            input: { main: "dev-portal/main.ts", "pglite-worker": "dev-portal/store/pglite-worker.ts" },
          },
        }
      : {
          outDir: "dist/portal",
          emptyOutDir: true,
          manifest: true,
          target: "es2022",
          cssTarget: ["chrome123", "firefox121", "safari17.5"],
          assetsInlineLimit: 0,
          reportCompressedSize: false,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            // No module of ours imports from an entry by name: they need no files of their own beside their group.
            preserveEntrySignatures: "allow-extension",
            // Without this, all of effect's codecs stay: reading a property of a namespace counts as something done.
            treeshake: {
              propertyReadSideEffects: false,
              moduleSideEffects: [{ test: /node_modules\/effect\//, sideEffects: false }],
            },
            output: {
              codeSplitting: {
                groups: [
                  { name: "early", test: earlyModules, priority: 2 },
                  { name: "vendor", test: firstScreenPackages, priority: 3 },
                  { name: initialName, priority: 1 },
                  { name: sharedTexts, priority: 1 },
                  { name: "content", test: contentModules, minShareCount: 2 },
                ],
              },
            },
          },
        },
}));
