import type { FastifyRequest } from "fastify";
import { cookieJar } from "./cookies.ts";
import type { Browser } from "./handler.ts";
import { networkOf } from "./network.ts";
import { isCrossSite } from "./origins.ts";

/** The browser that a request came from: its cookies and its network. `secure`: browsers connect by TLS. */
export const browserOf = (request: FastifyRequest, secure: boolean): Browser => ({
  cookies: cookieJar(request.headers.cookie, { secure, crossSite: isCrossSite(request.headers) }),
  address: networkOf(request.ip),
  userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
  sessionSeconds: undefined,
});
