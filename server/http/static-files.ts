import { createHash } from "node:crypto";
import type { Compressed } from "../compressed.ts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";

/** A file in memory. */
export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** The request headers that the answer depends on. */
  readonly vary: string;
  readonly plain: Buffer;
  readonly compressed: Compressed;
  /** The page's own content policy, where something stands inside it. */
  readonly policy?: string;
}

/** The address of the single page. */
export const PAGE = "/index.html";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
};

const readSibling = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

/**
 * Built assets have a hash in their names; the icon, which browsers ask for on every page, and the page that a silent sign-on
 * loads twice may be an hour old; all other files are revalidated each time.
 */
const cacheControlOf = (address: string): string => {
  if (/^(\/atlas)?\/assets\//.test(address)) return "public, max-age=31536000, immutable";
  return /\/(favicon\.svg|silent-check-sso\.html)$/.test(address) ? "public, max-age=3600" : "no-cache";
};

/** A file with its compressed forms, under its address. */
export const staticFile = (address: string, plain: Buffer, compressed: Compressed): StaticFile => ({
  type: types[extname(address)] ?? "application/octet-stream",
  // Weak: the compressed forms have different bytes.
  etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
  cacheControl: cacheControlOf(address),
  vary: "Accept-Encoding",
  plain,
  compressed,
});

const readStaticFile = (path: string, address: string): StaticFile => {
  const siblings = [
    { coding: "br", bytes: readSibling(`${path}.br`) },
    { coding: "gzip", bytes: readSibling(`${path}.gz`) },
  ] as const;
  return staticFile(
    address,
    readFileSync(path),
    siblings.flatMap(({ coding, bytes }) => (bytes === undefined ? [] : [{ coding, bytes }])),
  );
};

/** A built folder in memory, by address. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Reads a built folder; `base` is the prefix of its addresses. */
export const readStaticFiles = (folder: string, base = "/"): StaticFiles => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  );
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const address = `${base}${relative(folder, path).split(sep).join("/")}`;
      return [address, readStaticFile(path, address)];
    }),
  );
};

/** The decoded path of a request; undefined if it cannot be decoded. */
export const pathOf = (url: string): string | undefined => {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "/");
  } catch {
    return undefined;
  }
};

// Navigations get the single page at every address; missing scripts, images or the silent sign-on page do not.
const isNavigation = (path: string, { headers }: IncomingMessage): boolean =>
  (headers.accept ?? "").includes("text/html") && !path.startsWith("/assets/") && !path.endsWith(".html");

/** Sends a file in an encoding that the browser accepts, or 304. */
export const sendStaticFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
): void => {
  response
    .setHeader("ETag", file.etag)
    .setHeader("Cache-Control", file.cacheControl)
    .setHeader("Vary", file.vary);
  if (file.policy !== undefined) response.setHeader("Content-Security-Policy", file.policy);
  const known = (request.headers["if-none-match"] ?? "").split(/\s*,\s*/);
  if (known.includes(file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const accepted = request.headers["accept-encoding"]?.toString() ?? "";
  const chosen = file.compressed.find(({ coding }) =>
    new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`).test(accepted),
  );
  const bytes = chosen?.bytes ?? file.plain;
  if (chosen !== undefined) response.setHeader("Content-Encoding", chosen.coding);
  response.writeHead(200, { "Content-Type": file.type, "Content-Length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
};

const refuse = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    })
    .end(text);
};

/** What answers requests that are for no file of the folder. */
export interface PageAnswers {
  readonly page: (request: IncomingMessage) => Promise<StaticFile>;
  /** A file of another build, which a page of that build asks for. */
  readonly otherBuild: (address: string) => Promise<StaticFile | undefined>;
  /** A form that the browser has sent by itself. */
  readonly form: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Serves a built folder from memory, with precompressed `.br` and `.gz` files; other paths get the single page. */
export const createStaticFiles = (
  files: StaticFiles,
  { page, otherBuild, form }: PageAnswers,
): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  return async (request, response) => {
    const path = pathOf(request.url ?? "/");
    if (path === undefined) return refuse(response, 400, "Bad request");
    if (request.method === "POST" && isNavigation(path, request)) return form(request, response);
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, "Method not allowed", { Allow: "GET, HEAD" });
    const address = path === "/" || (!files.has(path) && isNavigation(path, request)) ? PAGE : path;
    const file = address === PAGE ? await page(request) : (files.get(address) ?? (await otherBuild(address)));
    return file === undefined ? refuse(response, 404, "Not found") : sendStaticFile(request, response, file);
  };
};
