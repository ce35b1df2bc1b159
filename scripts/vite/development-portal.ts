import type { Plugin } from "vite";
import type * as DevMiddleware from "../../dev-portal/dev-middleware.ts";

/** `npm run dev`: serves the development portal in Vite's process and port, and reloads it after edits. */
export const developmentPortal = (): Plugin => ({
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
