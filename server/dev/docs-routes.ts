import type { FastifyInstance } from "fastify";
import { VERSION } from "../../src/domain/shell/portal-config.ts";
import { docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi.ts";
import style from "./tool-pages.css?raw";

/** The API documentation as OpenAPI and HTML; created on the first request. */
export const registerDocs = (app: FastifyInstance, sessionCookie: string): void => {
  app.get("/api/openapi.json", () => openApiDocument(VERSION, sessionCookie));
  app.get("/api/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(docsPage()));
  app.get("/api/docs.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
};
