import type { Plugin } from "vite";

/**
 * Vite's helper for dynamic imports, without what this build does not have: style sheets of chunks (the page has them all), a nonce, and an event
 * for failures, which are handled where the import is awaited. A file that the page has already asked for is not asked for again.
 */
const helper = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (file.endsWith(".css")) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + file;
    document.head.append(link);
  }
  return load();
};`;

/** Replaces Vite's helper for dynamic imports, half a kilobyte of the first load. */
export const smallPreload = (): Plugin => ({
  name: "small-preload",
  apply: "build",
  enforce: "pre",
  load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => helper },
});

/** The files that a dynamic import asks for at once beside its own: not those of the page itself, which are there. */
export const beside = (own: string, files: readonly string[]): string[] =>
  files.filter((file) => file !== own && !/\/(main|view|early)-[^/]+$/.test(file));
