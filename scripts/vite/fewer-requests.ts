import path from "node:path"
import type { Plugin, Rolldown } from "vite"
import type { Chunk } from "./first-load.ts"

type Bundle = Rolldown.OutputBundle

/** Takes a chunk out of the bundle; whoever named it is changed, and names `instead`. */
const leaveOut = (bundle: Bundle, gone: Chunk, change: (code: string) => string, instead: readonly string[]): void => {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk" || ![...chunk.imports, ...chunk.dynamicImports].includes(gone.fileName)) continue
    chunk.code = change(chunk.code)
    chunk.imports = chunk.imports.filter((name) => name !== gone.fileName)
    chunk.dynamicImports = chunk.dynamicImports.flatMap((name) => (name === gone.fileName ? instead : [name]))
  }
  delete bundle[gone.fileName]
}

/** The bundler's own helpers, a few hundred bytes, stand in each chunk that uses them. */
const inlineHelpers = (bundle: Bundle, runtime: Chunk): void => {
  const exported = (list: string): string => list.replaceAll(/([\w$]+) as ([\w$]+)/g, "$2:$1")
  const helpers = runtime.code.replace(/export\{(.*)\};?\s*$/, (_match, list: string) => `return{${exported(list)}}`)
  const imports = new RegExp(`import\\{([^}]*)\\}from"\\./${path.posix.basename(runtime.fileName)}";`)
  leaveOut(bundle, runtime, (code) => code.replace(imports, (_match, list: string) => `const{${list.replaceAll(" as ", ":")}}=(()=>{${helpers}})();`), [])
}

/** The one chunk that a chunk consists of, where it does nothing else. */
const onlyImport = ({ imports: [only, ...others], code }: Chunk): string | undefined =>
  only !== undefined && others.length === 0 && code.trim() === `import"./${path.posix.basename(only)}";` ? only : undefined

/** A request costs more than its bytes: chunks that hold next to nothing become part of those that ask for them. */
export const fewerRequests = (): Plugin => ({
  name: "fewer-requests",
  apply: "build",
  generateBundle: {
    order: "pre",
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue
        if (chunk.name === "rolldown-runtime") inlineHelpers(bundle, chunk)
        const only = onlyImport(chunk)
        // The page's own entry is named by `index.html`.
        if (chunk.isDynamicEntry && only !== undefined) leaveOut(bundle, chunk, (code) => code.replaceAll(path.posix.basename(chunk.fileName), path.posix.basename(only)), [only])
      }
    },
  },
})
