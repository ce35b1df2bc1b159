import { canonicalPath, routeOfPath } from "../domain/shell/routes.ts";

/**
 * How the worker answers a request: the kept document, the kept document only where the server does not answer, a kept file,
 * or not at all, so that the browser asks the server.
 */
export type Answering = "document" | "serverFirst" | "file" | "server";

/** The pages that the server sends with their content before any script. */
const prerendered: ReadonlySet<string> = new Set(["login", "forgot-password"]);

/** Decides by the request alone; `files` are the paths of the build's files that have no hash in their names, and are kept. */
export const answeringOf = (
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  origin: string,
  files: readonly string[],
): Answering => {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "server";
  const path = address.pathname;
  if (mode === "navigate") {
    // Only what is a screen: all other addresses are the server's, such as downloads, public pages and the atlas.
    const { name } = routeOfPath(canonicalPath(path));
    if (name === "not-found") return "server";
    return prerendered.has(name) ? "serverFirst" : "document";
  }
  return path.startsWith("/assets/") || files.includes(path) ? "file" : "server";
};
