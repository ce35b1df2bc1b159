import fs from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import type * as AtlasData from "../../src/atlas/build/atlas-data.ts";
import type * as DeskFiles from "../../src/atlas/build/desk-files.ts";

const BASE = "/atlas/";

const isPage = (path: string): boolean => path === BASE || path === `${BASE}index.html`;

type Files = ReadonlyMap<string, string>;

/** Vite returns the same module until one of its sources changes, so what was made from it is reused until then. */
const made = new WeakMap<typeof AtlasData, Promise<Files>>();

const madeForDesk = new WeakMap<typeof DeskFiles, Promise<Files>>();

const readDeskFiles = async (server: ViteDevServer): Promise<Files> => {
  const module = (await server.ssrLoadModule("/src/atlas/build/desk-files.ts")) as typeof DeskFiles;
  const files = madeForDesk.get(module) ?? module.deskFiles();
  madeForDesk.set(module, files);
  return files;
};

const readFiles = async (server: ViteDevServer): Promise<Files> => {
  const module = (await server.ssrLoadModule("/src/atlas/build/atlas-data.ts")) as typeof AtlasData;
  const files = made.get(module) ?? module.buildFromDisk(undefined).then((built) => built.files);
  made.set(module, files);
  return files;
};

const answer = async (
  server: ViteDevServer,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (isPage(path)) {
    const html = await server.transformIndexHtml(path, await fs.readFile("atlas.html", "utf8"));
    response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
      .end(html);
    return true;
  }
  if (path.startsWith(`${BASE}data/`)) {
    const name = path.slice(BASE.length + "data/".length);
    const content = (await readFiles(server)).get(name) ?? (await readDeskFiles(server)).get(name);
    response
      .writeHead(content === undefined ? 404 : 200, {
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
      })
      .end(content ?? "null");
    return true;
  }
  // The files beside the built page are Vite's public folder here.
  request.url = `/${(request.url ?? "").slice(BASE.length)}`;
  return false;
};

/** `npm run dev`: serves the state atlas of the present sources at `/atlas/`. */
export const atlasInDevelopment = (): Plugin => ({
  name: "atlas-in-development",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const [path = ""] = (request.url ?? "").split(/[?#]/, 1);
      const handle = async (): Promise<void> => {
        try {
          if (!path.startsWith(BASE) || !(await answer(server, path, request, response))) next();
        } catch (error) {
          next(error);
        }
      };
      void handle();
    });
  },
});
