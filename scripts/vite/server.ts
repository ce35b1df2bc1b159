import type { Plugin } from "vite";
import type * as DevMiddleware from "../../server/dev-middleware.ts";

/** `npm run dev`: runs the server in Vite's process and port, and reloads it after edits. */
export const serverInVite = (): Plugin => ({
  name: "server-in-vite",
  apply: "serve",
  configureServer: async (server) => {
    if (process.env["VITEST"] !== undefined) return;
    const { createDevMiddleware } = (await server.ssrLoadModule(
      "/server/dev-middleware.ts",
    )) as typeof DevMiddleware;
    const { port, host } = server.config.server;
    // `vite --host` listens on every address.
    const HOST = host === true ? "0.0.0.0" : host || undefined;
    server.middlewares.use(await createDevMiddleware(`http://localhost:${port}`, { ...process.env, HOST }));
  },
});
