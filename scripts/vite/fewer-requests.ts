import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { Chunk } from "./first-load.ts";

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((file) => file.type === "chunk");

const nameIn = (fileName: string): string => path.posix.basename(fileName);

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

/** Removes a chunk from the bundle; chunks that import it import `instead`. */
const leaveOut = (
  bundle: Bundle,
  gone: Chunk,
  change: (code: string) => string,
  instead: readonly string[],
): void => {
  delete bundle[gone.fileName];
  for (const chunk of chunksOf(bundle)) {
    if ([...chunk.imports, ...chunk.dynamicImports].includes(gone.fileName)) chunk.code = change(chunk.code);
    if (chunk.code.includes(nameIn(gone.fileName)))
      throw new Error(`${chunk.fileName} still names ${gone.fileName}, which is left out`);
    chunk.imports = chunk.imports.filter((name) => name !== gone.fileName);
    chunk.dynamicImports = chunk.dynamicImports.flatMap((name) =>
      name === gone.fileName ? instead : [name],
    );
  }
};

/** `a as b, c` of an export list as an object's properties. */
const asProperties = (list: string): string => list.replaceAll(/([\w$]+) as ([\w$]+)/g, "$2:$1");

/**
 * Copies the bundler's helpers, a few hundred bytes, into each chunk that uses them. With chunk groups, the bundler
 * puts them in a file of their own and lets no group include them.
 */
const inlineHelpers = (bundle: Bundle, runtime: Chunk): void => {
  const helpers = replaceOnce(
    runtime.code,
    /export\{(.*)\};?\s*$/,
    (_match, list = "") => `return{${asProperties(list)}}`,
  );
  const imports = new RegExp(
    `import\\{([^}]*)\\}from"\\./${nameIn(runtime.fileName).replaceAll(".", String.raw`\.`)}";`,
  );
  leaveOut(
    bundle,
    runtime,
    (code) =>
      replaceOnce(
        code,
        imports,
        (_match, list = "") => `const{${list.replaceAll(" as ", ":")}}=(()=>{${helpers}})();`,
      ),
    [],
  );
};

/** The chunk that a chunk re-exports, if it does nothing else. */
const onlyImport = ({ imports: [only, ...others], code }: Chunk): string | undefined =>
  only !== undefined && others.length === 0 && code.trim() === `import"./${nameIn(only)}";`
    ? only
    : undefined;

/** The name under which another chunk exports a chunk's default export, if the chunk only re-exports it. */
const handedOn = ({
  imports: [only = ""],
  code,
}: Chunk): { readonly only: string; readonly name: string } | undefined => {
  const [, name, from] = /^export\{([\w$]+) as default\}from"\.\/([^"]+)";?$/.exec(code.trim()) ?? [];
  return name !== undefined && from === nameIn(only) ? { only, name } : undefined;
};

/** Imports the texts of a shared file from it, each by name. */
const takeFromShared = (
  bundle: Bundle,
  gone: Chunk,
  { only, name }: { readonly only: string; readonly name: string },
): void => {
  const [before, after] = [nameIn(gone.fileName), nameIn(only)];
  leaveOut(
    bundle,
    gone,
    (code) => code.replaceAll(`${before}\`).then(e=>e.default)`, `${after}\`).then(e=>e.${name})`),
    [only],
  );
};

/** The chunk from which a screen's entry re-exports, if it does nothing else, and both names of what it re-exports. */
const entryOf = ({ code }: Chunk) => {
  const [, own, name, from] = /^export\{([\w$]+) as ([\w$]+)\}from"\.\/([^"]+)";?$/.exec(code.trim()) ?? [];
  return own === undefined || name === undefined || from === undefined ? undefined : { own, name, from };
};

/** Moves a chunk's code into the entry that only re-exports it: what the entry shares with parts that load later is then no file of its own. */
const takeIntoEntry = (
  bundle: Bundle,
  entry: Chunk,
  { own, name, from }: { readonly own: string; readonly name: string; readonly from: string },
): void => {
  const moved = chunksOf(bundle).find(({ fileName }) => nameIn(fileName) === from);
  if (moved === undefined) throw new Error(`${entry.fileName} re-exports ${from}, which does not exist`);
  entry.code = replaceOnce(moved.code, /export\{([^}]*)\};?\s*$/, (_match, list = "") => {
    const local = list.split(",").find((item) => item === own || item.endsWith(` as ${own}`));
    if (local === undefined) throw new Error(`${moved.fileName} does not export ${own}`);
    return `export{${list},${local.split(" as ")[0]} as ${name}};`;
  });
  entry.imports = moved.imports;
  entry.dynamicImports = moved.dynamicImports;
  for (const style of moved.viteMetadata?.importedCss ?? []) entry.viteMetadata?.importedCss.add(style);
  delete bundle[moved.fileName];
  for (const chunk of chunksOf(bundle)) {
    chunk.code = chunk.code.replaceAll(from, nameIn(entry.fileName));
    chunk.imports = chunk.imports.map((file) => (file === moved.fileName ? entry.fileName : file));
  }
};

/**
 * True for a chunk without modules, except that of `index.html`: the bundler makes one for each dynamic import of a
 * module that belongs to a group.
 */
const isHollow = (chunk: Chunk): boolean => chunk.isDynamicEntry && Object.keys(chunk.modules).length === 0;

const takeOutHollow = (bundle: Bundle, chunk: Chunk): void => {
  const [only, handed, entry] = [onlyImport(chunk), handedOn(chunk), entryOf(chunk)];
  if (handed !== undefined) takeFromShared(bundle, chunk, handed);
  else if (only !== undefined)
    leaveOut(bundle, chunk, (code) => code.replaceAll(nameIn(chunk.fileName), nameIn(only)), [only]);
  else if (entry !== undefined) takeIntoEntry(bundle, chunk, entry);
  else throw new Error(`${chunk.fileName} holds nothing of its own, in a form that is not known`);
};

/** Merges nearly empty chunks into the chunks that import them, because a request costs more than its bytes. */
export const fewerRequests = (): Plugin => ({
  name: "fewer-requests",
  apply: "build",
  generateBundle: {
    order: "pre",
    handler: (_, bundle) => {
      for (const chunk of chunksOf(bundle))
        if (chunk.moduleIds.includes("\0rolldown/runtime.js")) inlineHelpers(bundle, chunk);
        else if (isHollow(chunk)) takeOutHollow(bundle, chunk);
    },
  },
});
