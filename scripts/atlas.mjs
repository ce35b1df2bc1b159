// npm run atlas: writes the state atlas as a static folder for any file host.
//   --against REVISION   paints what has changed since a revision of git
//   --markdown           prints that as a comment for a review, and writes nothing
//   --out FOLDER         where to; dist/atlas by default
import fs from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { build } from "vite"
import { withModule } from "./lib/load-typescript.mjs"

process.chdir(new URL("..", import.meta.url).pathname)
const { values } = parseArgs({ options: { against: { type: "string" }, markdown: { type: "boolean" }, out: { type: "string", default: "dist/atlas" } } })
if (values.markdown === true && values.against === undefined) {
  console.error("--markdown needs --against REVISION")
  process.exit(2)
}

const readData = () => withModule("/src/atlas/build/atlas-data.ts", ({ buildFromDisk }) => buildFromDisk(values.against))
const buildPage = () => build({ configFile: "vite.atlas.config.ts", logLevel: "warn", build: { outDir: values.out } })

try {
  if (values.markdown === true) {
    const { atlas } = await readData()
    process.stdout.write(atlas.index.against.markdown)
  } else {
    const { files } = await readData()
    await buildPage()
    fs.renameSync(path.join(values.out, "atlas.html"), path.join(values.out, "index.html"))
    fs.copyFileSync("public/favicon.svg", path.join(values.out, "favicon.svg"))
    fs.mkdirSync(path.join(values.out, "data"), { recursive: true })
    for (const [name, content] of files) fs.writeFileSync(path.join(values.out, "data", name), content)
    console.log(`The atlas of ${files.size - 1} machines is in ${values.out}/`)
  }
} catch (error) {
  console.error(error instanceof Error && error.constructor.name === "RevisionRefused" ? error.message : error)
  process.exit(1)
}
