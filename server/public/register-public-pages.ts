import type { FastifyInstance } from "fastify";
import type { CallServices } from "../http/dispatch.ts";
import { publishPartnerPages } from "./partner-routes.ts";
import { createPublisher } from "./public-routes.ts";
import { publishReferencePages } from "./reference-routes.ts";

/** Registers the pages that everybody can read. */
export const registerPublicPages = (app: FastifyInstance, services: CallServices): void => {
  const publish = createPublisher(app, services);
  publishPartnerPages(publish, services);
  publishReferencePages(publish, services);
};
