/**
 * The worker that keeps the files of the shell, so that repeat visits do not wait for the document and the shell opens without
 * a connection. It keeps files of the build only, never an answer to a call.
 */
import { answeringOf } from "./answering.ts";
import {
  buildIn,
  isPrerenderedPage,
  withoutHash,
  type BuildFiles,
  type PageNews,
  type WorkerNews,
} from "./build-files.ts";

declare const self: ServiceWorkerGlobalScope;
declare const builtFiles: BuildFiles;

const { id, first, assets } = builtFiles;
const PREFIX = "portal-shell-";
const own = `${PREFIX}${id}`;
/** The page without anything that depends on who asks: at a screen's own address the server may send a prerendered login. */
const DOCUMENT = "/index.html";

const openOwn = (): Promise<Cache> => caches.open(own);

/** The caches of this and of other builds, the oldest first. */
const cacheNames = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** The server's document with its headers; undefined if it is not that of this build. */
const askDocument = async (): Promise<Response | undefined> => {
  const answer = await fetch(DOCUMENT, { cache: "no-cache" });
  const html = await answer.text();
  if (!answer.ok || buildIn(html) !== id || isPrerenderedPage(html)) return undefined;
  // A new response: browsers refuse a redirected one for a navigation, and some file servers redirect to "/".
  return new Response(html, { headers: answer.headers });
};

/** The files of this build that an earlier visit has used in another build, such as the texts of the person's language. */
const usedBefore = async (): Promise<readonly string[]> => {
  const used = new Set<string>();
  for (const name of await cacheNames())
    for (const { url } of await (await caches.open(name)).keys())
      used.add(withoutHash(new URL(url).pathname));
  return assets.filter((path) => used.has(withoutHash(path)));
};

/** Adds files that are not kept yet; those with a hash in their names come from the browser's cache where it has them. */
const keep = async (cache: Cache, paths: Iterable<string>): Promise<void> => {
  for (const path of new Set(paths))
    if ((await cache.match(path, { ignoreVary: true })) === undefined)
      await cache.add(new Request(path, { cache: assets.includes(path) ? "default" : "no-cache" }));
};

const install = async (): Promise<void> => {
  const used = await usedBefore();
  const document = await askDocument();
  if (document === undefined) throw new Error("The server has the page of another build");
  const cache = await openOwn();
  await keep(cache, [...first, ...used]);
  // Last: where it is kept, all that it needs is.
  await cache.put(DOCUMENT, document);
  // Open pages go on with the files of their own build.
  await self.skipWaiting();
};

const activate = async (): Promise<void> => {
  const others = (await cacheNames()).filter((name) => name !== own);
  // The last build before this one stays, for its open pages.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
};

/** Takes the document again, which has the configuration of the deployment; that of another build is left to its worker. */
const refresh = async (): Promise<void> => {
  const document = await askDocument();
  if (document !== undefined) await (await openOwn()).put(DOCUMENT, document);
  else await self.registration.update();
};

const keptDocument = async (): Promise<Response | undefined> => (await openOwn()).match(DOCUMENT);

const answerDocument = async (event: FetchEvent): Promise<Response> => {
  const kept = await keptDocument();
  if (kept === undefined) return fetch(event.request);
  // Without a connection the kept one stays.
  event.waitUntil(refresh().catch(() => {}));
  return kept;
};

const answerServerFirst = async ({ request }: FetchEvent): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptDocument();
    if (kept === undefined) throw error;
    return kept;
  }
};

const answerFile = async (event: FetchEvent): Promise<Response> => {
  const { request } = event;
  // In all caches: a page may be of the build before.
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // A file server may answer a missing file with its page.
  const isFile = answer.status === 200 && !(answer.headers.get("Content-Type") ?? "").startsWith("text/html");
  if (isFile) {
    const copy = answer.clone();
    event.waitUntil(openOwn().then((cache) => cache.put(request, copy)));
  }
  return answer;
};

const answers = { document: answerDocument, serverFirst: answerServerFirst, file: answerFile };

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const answering = answeringOf(event.request, self.location.origin, first);
  if (answering !== "server") event.respondWith(answers[answering](event));
});
self.addEventListener("message", (event) => {
  const { loaded } = event.data as PageNews;
  event.source?.postMessage({ build: id } satisfies WorkerNews);
  // What the first visit has loaded before there was a worker.
  event.waitUntil(
    openOwn().then((cache) =>
      keep(
        cache,
        assets.filter((path) => loaded.includes(path)),
      ),
    ),
  );
});
