import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { logDefect } from "../defect.ts";
import type { Logger } from "../log.ts";
import { corsHeaders, postsWithoutOrigin, preflightHeaders } from "./origins.ts";
import { RequestRefused, refusalBody, refusalOf } from "./refusals.ts";
import { FORM_LIMIT } from "./request-input.ts";
import type { MakePolicy } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Makes every policy that its routes send. */
    readonly makePolicy: MakePolicy;
  }
}

/** Options of the HTTP server. */
export interface HttpAppOptions {
  readonly origins: ReadonlySet<string>;
  /** Trusted proxies, whose forwarded addresses are used: addresses or networks, separated by commas. */
  readonly trustProxy: string | undefined;
  readonly makePolicy: MakePolicy;
  readonly log: Logger;
  /** Registers hooks that run first. */
  readonly first: (app: FastifyInstance) => void;
  /** Answers an address that cannot be decoded, or that is too long for its route, if it is one of its own. No hook runs before. */
  readonly sendUnreadable: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;
}

// By the route and not by the path's text, which can be written in several ways.
const needsOrigin = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === "POST" && !postsWithoutOrigin.has(routeOptions.url ?? "");

const refuseForeignOrigin =
  (origins: ReadonlySet<string>) =>
  async (request: FastifyRequest): Promise<void> => {
    // Browsers send the origin with every POST, so a request without one is refused like one that is not listed.
    if (needsOrigin(request) && !origins.has(request.headers.origin ?? ""))
      throw new RequestRefused(403, "ORIGIN_NOT_ALLOWED");
  };

const codeOfStatus: Readonly<Record<number, string>> = {
  400: "BAD_REQUEST",
  404: "NOT_FOUND",
  413: "TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
};

const statusOf = (error: unknown): number => {
  const status =
    typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
};

const answerNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send(refusalBody("NOT_FOUND", {}));

const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

const answerError = (
  log: Logger,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const where = { method: request.method, route: request.routeOptions.url };
  const refusal = refusalOf(error);
  if (refusal !== undefined) {
    if (refusal !== error) logDefect(log, error, where);
    const { status, code, more } = refusal;
    if (more.retryAfter !== undefined) reply.header("Retry-After", String(more.retryAfter));
    // Nobody reads the rest of such a body.
    if (status === 415) reply.header("Connection", "close");
    return reply.code(status).send(refusalBody(code, more));
  }
  const status = statusOf(error);
  if (status === 500 && !hasHungUp(request)) logDefect(log, error, where);
  return reply
    .code(status)
    .send(refusalBody(status === 500 ? "INTERNAL_ERROR" : (codeOfStatus[status] ?? "BAD_REQUEST"), {}));
};

const refuseSchema = (): never => {
  throw new Error("a route's input is decoded by its call, not by a schema of the HTTP library");
};

/** Creates the HTTP server: body parsers, allowed origins and error responses. Routes are added later. */
export const createHttpApp = async ({
  origins,
  trustProxy,
  makePolicy,
  log,
  first,
  sendUnreadable,
}: HttpAppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: false,
    bodyLimit: FORM_LIMIT,
    trustProxy: trustProxy ?? false,
    // Without these it loads compilers for schemas at the start, which takes longer than everything else it does there.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    frameworkErrors: (_error, request, reply) =>
      void (sendUnreadable(request, reply) ?? answerNotFound(reply.header("Cache-Control", "no-store"))),
  });
  app.decorate("makePolicy", makePolicy);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  await app.register(multipart, { throwFileSizeLimit: false });

  first(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "Cache-Control": "no-store",
      Vary: "Origin",
      ...corsHeaders(origins, request.headers.origin),
    });
  });
  app.addHook("onRequest", refuseForeignOrigin(origins));
  app.options("/api/*", (_request, reply) => reply.headers(preflightHeaders).code(204).send());
  app.setErrorHandler((error, request, reply) => answerError(log, error, request, reply));
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  return app;
};
