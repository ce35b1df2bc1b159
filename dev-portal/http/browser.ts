import type { FastifyRequest } from "fastify";
import { cookieJar } from "./cookies.ts";
import type { Browser } from "./handler.ts";
import { networkOf } from "./network.ts";
import { isCrossSite } from "./origins.ts";

const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** The browser that a request came from: its cookies and its address. */
export const browserOf = (request: FastifyRequest): Browser => {
  const secure = request.protocol === "https" || !loopback.includes(request.hostname);
  return {
    cookies: cookieJar(request.headers.cookie, { secure, crossSite: isCrossSite(request.headers) }),
    address: networkOf(request.ip),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    sessionSeconds: undefined,
  };
};
