import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RequestRefused } from "../http/refusals.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const givenPassword = ({ headers }: FastifyRequest): string => {
  const [scheme, encoded = ""] = (headers.authorization ?? "").split(" ");
  const decoded = scheme?.toLowerCase() === "basic" ? Buffer.from(encoded, "base64").toString("utf8") : "";
  return decoded.slice(decoded.indexOf(":") + 1);
};

/** Guards the development tools: only the portal's own host names are allowed (against DNS rebinding), and a password if one is set. */
export const guardDevPages = (
  app: FastifyInstance,
  { origins, password }: { readonly origins: ReadonlySet<string>; readonly password: string | undefined },
): void => {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/dev/")) return;
    if (!origins.has(`${request.protocol}://${request.host}`))
      throw new RequestRefused(403, "HOST_NOT_ALLOWED");
    if (password === undefined || timingSafeEqual(digest(givenPassword(request)), digest(password))) return;
    reply.header("WWW-Authenticate", 'Basic realm="Development tools", charset="UTF-8"');
    throw new RequestRefused(401, "PASSWORD_NEEDED");
  });
};
