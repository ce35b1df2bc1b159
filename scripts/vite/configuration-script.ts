import type { Plugin } from "vite";

/** Places the runtime configuration's script after the first script, so that only `main.tsx` waits for it. */
export const configurationScript = (): Plugin => ({
  name: "configuration-script",
  transformIndexHtml: {
    order: "post",
    handler: () => [{ tag: "script", attrs: { type: "module", src: "/portal-config.js" }, injectTo: "head" }],
  },
});
