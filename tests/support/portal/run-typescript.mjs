// Runs a TypeScript entry in a separate process: `node tests/support/portal/run-typescript.mjs <entry>`. Vite loads it as `npm run dev` does.
import { createServer } from "vite";

const server = await createServer({
  configFile: false,
  logLevel: "error",
  appType: "custom",
  // Nothing is served to a browser: a search for what its pages import would fail at the build's virtual modules.
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
});
await server.ssrLoadModule(process.argv[2]);
