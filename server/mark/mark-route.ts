import type { FastifyInstance } from "fastify";
import type { Mark } from "./mark.ts";

/** Where pages find the mark: styles name these addresses (src/ui/kit/tokens.css, server/identity/assets/login.css). */
export const markPaths = { light: "/mark.svg", dark: "/mark-dark.svg" } as const;

/** Registers the mark's two pictures. They are drawings of the deployment: opened by themselves they run and load nothing. */
export const registerMark = (app: FastifyInstance, mark: Mark): void => {
  for (const theme of ["light", "dark"] as const)
    app.get(markPaths[theme], (_request, reply) =>
      reply
        .headers({
          // Another deployment's mark is there within the hour; meanwhile no visit waits for it.
          "Cache-Control": "public, max-age=3600, stale-while-revalidate=604800",
          "Content-Security-Policy": app.makePolicy(["default-src 'none'", "sandbox"]),
        })
        .type("image/svg+xml; charset=utf-8")
        .send(mark[theme]),
    );
};
