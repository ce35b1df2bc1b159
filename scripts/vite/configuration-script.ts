import type { Plugin } from "vite";

/** The runtime configuration comes after the first script, so that the first script does not wait for it; `main.tsx` does. */
export const configurationScript = (): Plugin => ({
  name: "configuration-script",
  transformIndexHtml: {
    order: "post",
    handler: () => [{ tag: "script", attrs: { type: "module", src: "/portal-config.js" }, injectTo: "head" }],
  },
});
