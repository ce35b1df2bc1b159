import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { Chunk } from "./first-load.ts";

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((file) => file.type === "chunk");

/** Replaces a text that must occur exactly once in the code; throws otherwise, for example after a bundler update. */
export const replaceOnce = (
  code: string,
  pattern: RegExp,
  replacement: (...found: string[]) => string,
): string => {
  const times = [...code.matchAll(new RegExp(pattern, "g"))].length;
  if (times !== 1) throw new Error(`${String(pattern)} was found ${times} times in a chunk, not once`);
  return code.replace(pattern, (...found: string[]) => replacement(...found));
};

/** `a as b, c` of an export list as an object's properties. */
const asProperties = (list: string): string => list.replaceAll(/([\w$]+) as ([\w$]+)/g, "$2:$1");

const inline = (bundle: Bundle, runtime: Chunk): void => {
  const name = path.posix.basename(runtime.fileName);
  const helpers = replaceOnce(
    runtime.code,
    /export\{(.*)\};?\s*$/,
    (_match, list = "") => `return{${asProperties(list)}}`,
  );
  const imports = new RegExp(`import\\{([^}]*)\\}from"\\./${name.replaceAll(".", String.raw`\.`)}";`);
  delete bundle[runtime.fileName];
  for (const chunk of chunksOf(bundle)) {
    if (!chunk.imports.includes(runtime.fileName)) continue;
    chunk.code = replaceOnce(
      chunk.code,
      imports,
      (_match, list = "") => `const{${list.replaceAll(" as ", ":")}}=(()=>{${helpers}})();`,
    );
    chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
  }
};

/**
 * Copies the bundler's helpers, a few hundred bytes, into each chunk that uses them, because a request costs more than
 * they do. With chunk groups, the bundler puts them in a file of their own and lets no group include them.
 */
export const inlineHelpers = (): Plugin => ({
  name: "inline-helpers",
  apply: "build",
  generateBundle: {
    order: "pre",
    handler: (_, bundle) => {
      for (const chunk of chunksOf(bundle))
        if (chunk.moduleIds.includes("\0rolldown/runtime.js")) inline(bundle, chunk);
    },
  },
});
