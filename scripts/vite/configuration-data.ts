import type { Plugin } from "vite";
import { readConfiguration, withConfiguration } from "../../server/page-config.ts";

/** Puts the configuration of development into the page; a deployment replaces it without a build. */
export const configurationData = (): Plugin => ({
  name: "configuration-data",
  transformIndexHtml: {
    order: "post",
    handler: async (html) => withConfiguration(html, await readConfiguration("portal-config.json")),
  },
});
