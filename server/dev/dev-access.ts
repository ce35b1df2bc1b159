import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RequestRefused } from "../http/refusals.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const givenPassword = ({ headers }: FastifyRequest): string => {
  const [scheme, encoded = ""] = (headers.authorization ?? "").split(" ");
  const decoded = scheme?.toLowerCase() === "basic" ? Buffer.from(encoded, "base64").toString("utf8") : "";
  return decoded.slice(decoded.indexOf(":") + 1);
};

/** Headers that proxies add and browsers do not. */
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Guards every route of an instance: only the portal's own host names are allowed (against DNS rebinding), and a password if one is
 * set; without one, nothing that a proxy passes on. It stands on the routes, because a path can be written in several ways.
 */
export const guardTools = (
  tools: FastifyInstance,
  { origins, password }: { readonly origins: ReadonlySet<string>; readonly password: string | undefined },
): void => {
  tools.addHook("onRequest", async (request, reply) => {
    if (!origins.has(`${request.protocol}://${request.host}`))
      throw new RequestRefused(403, "HOST_NOT_ALLOWED");
    if (password === undefined) {
      if (proxyHeaders.some((name) => name in request.headers))
        throw new RequestRefused(403, "PASSWORD_NEEDED");
      return;
    }
    if (timingSafeEqual(digest(givenPassword(request)), digest(password))) return;
    reply.header("WWW-Authenticate", 'Basic realm="Development tools", charset="UTF-8"');
    throw new RequestRefused(401, "PASSWORD_NEEDED");
  });
};
