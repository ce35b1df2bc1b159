import type { IncomingMessage } from "node:http";
import { hintsSession } from "../../src/domain/session/hint-cookies.ts";
import { canonicalPath, routeOfPath } from "../../src/domain/shell/routes.ts";
import { readCookie } from "./cookies.ts";
import { pathOf, type StaticFiles } from "./static-files.ts";

/** True if the address of a request needs somebody and its browser has no session: then a silent sign-on is tried first. */
export const needsSignOn = ({ url = "/", headers }: IncomingMessage): boolean =>
  !hintsSession(readCookie(headers)) && !routeOfPath(canonicalPath(pathOf(url) ?? "/")).open;

/** A page that names the code of the sign-on adapter in its first bytes: asked for by the first script, it would be one more round trip. */
export const withAdapterPreload = (html: string, files: StaticFiles): string => {
  const address = [...files.keys()].find((name) => /^\/assets\/keycloak-adapter-[^/]+\.js$/.test(name));
  return address === undefined
    ? html
    : html.replace("</head>", () => `<link rel="modulepreload" href="${address}" crossorigin>\n  </head>`);
};
