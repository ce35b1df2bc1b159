import { existsSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathOf, readStaticFiles, sendStaticFile, type StaticFiles } from "./static-files.ts";

const BASE = "/atlas/";

/**
 * Serves the state atlas at `/atlas/`; false for other paths, or without a build. `npm start` builds it while the
 * portal is running, so its files are read on the first request and again after a new build.
 */
export const createAtlasFiles = (
  folder: string,
): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  const page = join(folder, "index.html");
  let files: StaticFiles = new Map();
  let builtAt = 0;

  const readWhereNew = (): void => {
    const { mtimeMs } = statSync(page);
    if (mtimeMs === builtAt) return;
    files = readStaticFiles(folder, BASE);
    builtAt = mtimeMs;
  };

  return (request, response) => {
    const path = pathOf(request.url ?? "/");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (path === undefined || !isRead || !`${path}/`.startsWith(BASE) || !existsSync(page)) return false;
    if (path === "/atlas") {
      response.writeHead(308, { Location: BASE }).end();
      return true;
    }
    readWhereNew();
    const file = files.get(path === BASE ? `${BASE}index.html` : path);
    if (file === undefined)
      response
        .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
        .end("Not found");
    else sendStaticFile(request, response, file);
    return true;
  };
};
