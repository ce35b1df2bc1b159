import { existsSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathOf, readStaticFiles, sendStaticFile, type StaticFiles } from "./static-files.ts";

const BASE = "/atlas/";

/** What `/atlas/` says without a build; the browser asks again by itself. */
const notBuilt = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>State atlas</title>
  <main>
    <h1>The state atlas is not built yet</h1>
    <p>After <code>npm start</code> it takes a minute, and then appears here by itself. <code>npm run atlas</code> builds it at any time.</p>
  </main>
</html>
`;

const sendNotBuilt = (response: ServerResponse): void => {
  response
    .writeHead(503, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "5",
      Refresh: "5",
    })
    .end(notBuilt);
};

/**
 * Serves the state atlas at `/atlas/`; false for other paths. `npm start` builds it while the portal is running, so its
 * files are read on the first request and again after a new build.
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
    if (path === undefined || !isRead || !`${path}/`.startsWith(BASE)) return false;
    if (path === "/atlas") {
      response.writeHead(308, { Location: BASE }).end();
      return true;
    }
    if (!existsSync(page)) {
      sendNotBuilt(response);
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
