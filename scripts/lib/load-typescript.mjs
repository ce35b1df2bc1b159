import { createServer } from "vite";

/** Loads a TypeScript module as `npm run dev` does, calls `work` with it, and closes Vite. */
export const withModule = async (file, work, root = process.cwd()) => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  try {
    return await work(await server.ssrLoadModule(file));
  } finally {
    await server.close();
  }
};
