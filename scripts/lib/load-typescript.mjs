import { createServer } from "vite";

/** Loads a TypeScript module of a folder with sources as `npm run dev` does, uses it, and lets go of Vite. */
export const withModule = async (file, work, root = process.cwd()) => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    // Modules run in Node here: nothing is bundled for a browser.
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  try {
    return await work(await server.ssrLoadModule(file));
  } finally {
    await server.close();
  }
};
