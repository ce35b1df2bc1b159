import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { Chunk } from "./first-load.ts";

type Bundle = Rolldown.OutputBundle;

/** Takes a chunk out of the bundle; whoever named it is changed, and names `instead`. */
const leaveOut = (
  bundle: Bundle,
  gone: Chunk,
  change: (code: string) => string,
  instead: readonly string[],
): void => {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk" || ![...chunk.imports, ...chunk.dynamicImports].includes(gone.fileName))
      continue;
    chunk.code = change(chunk.code);
    chunk.imports = chunk.imports.filter((name) => name !== gone.fileName);
    chunk.dynamicImports = chunk.dynamicImports.flatMap((name) =>
      name === gone.fileName ? instead : [name],
    );
  }
  delete bundle[gone.fileName];
};

/** The bundler's own helpers, a few hundred bytes, stand in each chunk that uses them. */
const inlineHelpers = (bundle: Bundle, runtime: Chunk): void => {
  const exported = (list: string): string => list.replaceAll(/([\w$]+) as ([\w$]+)/g, "$2:$1");
  const helpers = runtime.code.replace(
    /export\{(.*)\};?\s*$/,
    (_match, list: string) => `return{${exported(list)}}`,
  );
  const imports = new RegExp(`import\\{([^}]*)\\}from"\\./${path.posix.basename(runtime.fileName)}";`);
  leaveOut(
    bundle,
    runtime,
    (code) =>
      code.replace(
        imports,
        (_match, list: string) => `const{${list.replaceAll(" as ", ":")}}=(()=>{${helpers}})();`,
      ),
    [],
  );
};

/** The one chunk that a chunk consists of, where it does nothing else. */
const onlyImport = ({ imports: [only, ...others], code }: Chunk): string | undefined =>
  only !== undefined && others.length === 0 && code.trim() === `import"./${path.posix.basename(only)}";`
    ? only
    : undefined;

/** The name that another chunk has for a chunk's default export, where the chunk does nothing but hand it on. */
const handedOn = ({
  imports: [only = ""],
  code,
}: Chunk): { readonly only: string; readonly name: string } | undefined => {
  const [, name, from] = /^export\{([\w$]+) as default\}from"\.\/([^"]+)";?$/.exec(code.trim()) ?? [];
  return name !== undefined && from === path.posix.basename(only) ? { only, name } : undefined;
};

/** Texts that share a file are taken from there, each by its name. */
const takeFromShared = (
  bundle: Bundle,
  gone: Chunk,
  { only, name }: { readonly only: string; readonly name: string },
): void => {
  const [before, after] = [gone.fileName, only].map((file) => path.posix.basename(file)) as [string, string];
  leaveOut(
    bundle,
    gone,
    (code) => code.replaceAll(`${before}\`).then(e=>e.default)`, `${after}\`).then(e=>e.${name})`),
    [only],
  );
};

/** A request costs more than its bytes: chunks that hold next to nothing become part of those that ask for them. */
export const fewerRequests = (): Plugin => ({
  name: "fewer-requests",
  apply: "build",
  generateBundle: {
    order: "pre",
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        if (chunk.name === "rolldown-runtime") inlineHelpers(bundle, chunk);
        const [only, handed] = [onlyImport(chunk), handedOn(chunk)];
        if (handed !== undefined) takeFromShared(bundle, chunk, handed);
        // The page's own entry is named by `index.html`.
        if (chunk.isDynamicEntry && only !== undefined)
          leaveOut(
            bundle,
            chunk,
            (code) => code.replaceAll(path.posix.basename(chunk.fileName), path.posix.basename(only)),
            [only],
          );
      }
    },
  },
});
