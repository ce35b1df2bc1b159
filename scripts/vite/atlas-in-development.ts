import fs from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type * as AtlasData from "../../src/atlas/build/atlas-data.ts";
import type * as DeskContent from "../../src/atlas/build/desk-content.ts";
import { answerReview } from "./review-endpoint.ts";
import { keptInDevelopment } from "./kept-in-development.ts";

const BASE = "/atlas/";
const PAGE = `${BASE}index.html`;
/** Where reviews are sent, and the folder that they are written to. */
const REVIEWS_AT = `${BASE}reviews/`;
const REVIEWS = "docs/reviews";

const isPage = (path: string): boolean => path === BASE || path === PAGE;

type Files = ReadonlyMap<string, string>;

interface Made {
  readonly files: () => Promise<Files>;
  readonly forget: () => void;
}

/** The files that a module makes, made again when one of its sources has changed: until then Vite returns the same module. */
const madeBy = (server: ViteDevServer, file: string, make: (module: object) => Promise<Files>): Made => {
  let made: { readonly by: object; readonly files: Promise<Files> } | undefined;
  return {
    files: async () => {
      const by = await server.ssrLoadModule(file);
      if (made?.by !== by) made = { by, files: make(by) };
      return made.files;
    },
    forget: () => {
      made = undefined;
    },
  };
};

/** What the data is made from besides modules: the documentation and the notes of the last test run. */
const isRead = (file: string): boolean => /^(docs|\.cache\/coverage)\//.test(file);

/** The content of a file of `data/`; undefined if there is no such file. */
const dataOf = (server: ViteDevServer): ((name: string) => Promise<string | undefined>) => {
  const newKept = keptInDevelopment(server.environments.ssr.moduleGraph);
  const atlas = madeBy(server, "/src/atlas/build/atlas-data.ts", async (module) => {
    const { buildFromDisk } = module as typeof AtlasData;
    return (await buildFromDisk(undefined, newKept())).files;
  });
  const desk = madeBy(server, "/src/atlas/build/desk-content.ts", async (module) => {
    const { deskContent } = module as typeof DeskContent;
    const content = Object.entries(await deskContent(newKept()));
    return new Map(content.map(([name, of]) => [name, JSON.stringify(of)]));
  });
  server.watcher.on("all", (_, file) => {
    const name = path.relative(server.config.root, file);
    if (!isRead(name)) return;
    atlas.forget();
    // A review is saved while more is typed: the page that has it stays as it is.
    if (!name.startsWith(REVIEWS)) reload(server);
  });
  return async (name) => (await atlas.files()).get(name) ?? (await desk.files()).get(name);
};

/** An open atlas shows the change; the portal's page is left as it is. */
const reload = (server: ViteDevServer): void => server.ws.send({ type: "full-reload", path: PAGE });

const answer = async (
  server: ViteDevServer,
  read: ReturnType<typeof dataOf>,
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
    const content = await read(path.slice(BASE.length + "data/".length));
    response
      .writeHead(content === undefined ? 404 : 200, {
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
      })
      .end(content ?? "null");
    return true;
  }
  if (path.startsWith(REVIEWS_AT)) {
    await answerReview(request, response, path.slice(REVIEWS_AT.length), REVIEWS);
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
  hotUpdate({ modules, server }) {
    if (this.environment.name === "ssr" && modules.length > 0) reload(server);
  },
  configureServer: (server) => {
    const read = dataOf(server);
    server.middlewares.use((request, response, next) => {
      const [path = ""] = (request.url ?? "").split(/[?#]/, 1);
      const handle = async (): Promise<void> => {
        try {
          if (!path.startsWith(BASE) || !(await answer(server, read, path, request, response))) next();
        } catch (error) {
          next(error);
        }
      };
      void handle();
    });
  },
});
