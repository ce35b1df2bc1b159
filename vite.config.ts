import fs from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { appManifest } from "./scripts/vite/app-manifest.ts";
import { atlasInDevelopment } from "./scripts/vite/atlas-in-development.ts";
import { configurationData } from "./scripts/vite/configuration-data.ts";
import { earlyCalls } from "./scripts/vite/early-calls.ts";
import { serverInVite } from "./scripts/vite/server.ts";
import { classNamesInPlace, generateScopedName } from "./scripts/vite/class-names.ts";
import { inlineHelpers } from "./scripts/vite/inline-helpers.ts";
import { copyForCombobox, packagePatches } from "./scripts/vite/package-patches.ts";
import { portalChunks } from "./scripts/vite/portal-chunks.ts";
import { precompress } from "./scripts/vite/precompress.ts";
import { preloadMain } from "./scripts/vite/preload-main.ts";
import { productionRouter } from "./scripts/vite/production-router.ts";
import { screenStyles } from "./scripts/vite/screen-styles.ts";
import { serviceWorker } from "./scripts/vite/service-worker.ts";
import { smallIcons } from "./scripts/vite/small-icons.ts";
import { beside, smallPreload } from "./scripts/vite/small-preload.ts";
import { textFilesByName } from "./scripts/vite/text-files.ts";
import { machinesWithoutDescriptions } from "./scripts/vite/without-descriptions.ts";

const earlyModule = path.resolve("src/app/early.ts");
const mainModule = path.resolve("src/app/main.ts");
const viewModule = path.resolve("src/app/view.tsx");
const screenEntries = fs
  .readdirSync("src/app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".entry.tsx"))
  .map((file) => path.resolve("src/app", file));

/** The packages that the server finds in `node_modules` when it needs them. */
const serverPackages = [
  "@electric-sql/pglite",
  "@hyzyla/pdfium",
  "fontkit",
  "libheif-js",
  "lucide-react",
  "nodemailer",
  "pdfkit",
  "pg-native",
  "prom-client",
  "react",
  "react-dom",
  "react-router-dom",
  "sharp",
];

/** The server: `vite build --ssr`. */
const server = defineConfig({
  css: { modules: { generateScopedName } },
  // One file is loaded faster than the hundreds of its packages. The others have native code or files of their own, or are loaded on demand.
  ssr: { noExternal: true, external: serverPackages },
  build: {
    outDir: "dist/server",
    emptyOutDir: true,
    ssr: true,
    target: "node20",
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        main: "server/main.ts",
        "pglite-worker": "server/store/pglite-worker.ts",
        "draw-document": "server/pictures/draw-document.mjs",
      },
    },
  },
});

/** The portal's page, built and in development. */
const portal = defineConfig({
  plugins: [
    react(),
    earlyCalls(),
    textFilesByName(),
    { ...machinesWithoutDescriptions(), apply: "build" },
    copyForCombobox(),
    packagePatches(),
    smallPreload(),
    smallIcons(),
    classNamesInPlace(),
    inlineHelpers(),
    screenStyles([mainModule, viewModule], {
      "forgot-password": path.resolve("src/app/screens/passwords.entry.tsx"),
    }),
    preloadMain([mainModule, viewModule]),
    configurationData(),
    appManifest(),
    serviceWorker(path.resolve("src/worker/service-worker.ts")),
    precompress(),
    atlasInDevelopment(),
    serverInVite(),
  ],
  server: { port: Number(process.env["PORT"] ?? 8080), strictPort: true },
  css: { modules: { generateScopedName } },
  build: {
    outDir: "dist/portal",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: beside },
    rolldownOptions: {
      // No module of ours imports from an entry by name: they need no files of their own beside their group.
      preserveEntrySignatures: "allow-extension",
      // Without this, all of effect's codecs stay: reading a property of a namespace counts as something done.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /node_modules\/(effect|prop-types|react-is)\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: portalChunks({ earlyModule, mainModule, viewModule }, screenEntries),
        },
      },
    },
  },
});

export default defineConfig(({ isSsrBuild, command }) => {
  if (isSsrBuild === true) return server;
  return command === "build" ? { ...portal, resolve: { alias: productionRouter } } : portal;
});
