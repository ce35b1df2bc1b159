import cookieStep1 from "./assets/cookie-step1.js?raw";
import cookieSupported from "./assets/cookie-supported.js?raw";
import cookieUnsupported from "./assets/cookie-unsupported.js?raw";
import loginStyle from "./assets/login.css?raw";
import loginStatus from "./assets/login-status.js?raw";
import submitForm from "./assets/submit-form.js?raw";
import type { ServerResponse } from "node:http";

/** The scripts of the pages in the sign-on adapter's frames: inline, because each file would delay the sign-in by a round trip. */
export const frameScripts = {
  loginStatus,
  cookieStep1,
  cookieSupported,
  cookieUnsupported,
} as const;
export type FrameScript = keyof typeof frameScripts;

/** Styles and scripts of the visible pages, as files, so that they need no inline code. */
const assets = new Map([
  ["login.css", loginStyle],
  ["submit-form.js", submitForm],
]);

/** The folder of the assets below the mount. */
export const assetFolder = "/resources/";

/** Sends one asset, or 404. */
export const sendAsset = (res: ServerResponse, name: string): void => {
  const body = assets.get(name);
  if (body === undefined) {
    res.writeHead(404).end();
    return;
  }
  const type = name.endsWith(".css") ? "text/css" : "text/javascript";
  res.writeHead(200, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "public, max-age=300",
    "x-content-type-options": "nosniff",
  });
  res.end(body);
};
