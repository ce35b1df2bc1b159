import { createServer } from "vite";

/** Loads a TypeScript module as `npm run dev` does, uses it, and lets go of Vite. */
export const withModule = async (file, work) => {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  try {
    return await work(await server.ssrLoadModule(file));
  } finally {
    await server.close();
  }
};
