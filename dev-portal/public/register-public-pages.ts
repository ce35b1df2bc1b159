import type { FastifyInstance } from "fastify";
import type { CallServices } from "../http/dispatch.ts";
import { publicFolders } from "./public-folders.ts";
import { createPublisher } from "./public-routes.ts";

/** Registers the pages that everybody can read. */
export const registerPublicPages = (app: FastifyInstance, services: CallServices): void => {
  createPublisher(app, services, publicFolders);
};
