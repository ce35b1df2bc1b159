/** What the worker knows about its build; the build writes it into the worker (scripts/vite/service-worker.ts). */
export interface BuildFiles {
  /** Names the build; the page has the same name in its head. */
  readonly id: string;
  /** The paths of the files that every visit needs. */
  readonly first: readonly string[];
  /** The paths of all files with a hash in their names. */
  readonly assets: readonly string[];
}

/** What a page tells the worker: the files of its build that it has loaded. The worker answers with `WorkerNews`. */
export interface PageNews {
  readonly loaded: readonly string[];
}

/** What the worker tells a page: the build whose document it keeps. */
export interface WorkerNews {
  readonly build: string;
}

/** The name of the build in a page's HTML; undefined if it has none. */
export const buildIn = (html: string): string | undefined =>
  /<meta name="build" content="([^"]*)"/.exec(html)?.[1];

/** The name of a built file without its hash, which is the same in the next build. */
export const withoutHash = (path: string): string =>
  path.replace(/^\/assets\/texts-[\w-]{8}\//, "texts/").replace(/-[\w-]{8}(\.\w+)$/, "$1");

/** True for a page that the server sends with its content before any script; its styles name the mark too. */
export const isPrerenderedPage = (html: string): boolean => html.includes('<div id="root" data-prerendered>');
