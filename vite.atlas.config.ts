import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { productionRouter } from "./vite.config.ts"

/** The state atlas and the replay desk: a page of their own, for any file host. `scripts/atlas.mjs` puts the data beside it. */
export default defineConfig({
  base: "./",
  publicDir: false,
  resolve: { alias: productionRouter },
  plugins: [react()],
  build: {
    outDir: "dist/atlas", emptyOutDir: true, target: "es2022", cssTarget: ["chrome123", "firefox121", "safari17.5"], assetsInlineLimit: 0,
    reportCompressedSize: false, chunkSizeWarningLimit: 2000, modulePreload: { polyfill: false },
    rolldownOptions: { input: "atlas.html", treeshake: { propertyReadSideEffects: false, moduleSideEffects: [{ test: /node_modules\/effect\//, sideEffects: false }] } },
  },
})
