import fs from "node:fs"
import path from "node:path"
import { run } from "./run.mjs"

const SOURCES = ["src", "dev-portal", "locales", "public", "index.html", "atlas.html", "vite.config.ts", "package-lock.json"]
const STAMP = "dist/.built-from"

const files = (entry) => {
  const stat = fs.statSync(entry, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [[entry, stat.mtimeMs]]
  return fs.readdirSync(entry).flatMap((name) => files(path.join(entry, name)))
}

/** What the build was made from: every source file with its time. */
const fingerprint = () => SOURCES.flatMap(files).map(([name, time]) => `${name} ${time}`).join("\n")

export const isFresh = () => fs.existsSync(STAMP) && fs.readFileSync(STAMP, "utf8") === fingerprint()

const LOCK = ".cache/build.lock"

/** One build at a time: two runs side by side would empty each other's folder. A lock older than a minute was left by a crash. */
const locked = async (work) => {
  fs.mkdirSync(path.dirname(LOCK), { recursive: true })
  for (;;) {
    try {
      fs.mkdirSync(LOCK)
      break
    } catch {
      const stat = fs.statSync(LOCK, { throwIfNoEntry: false })
      if (stat !== undefined && Date.now() - stat.mtimeMs > 60_000) fs.rmSync(LOCK, { recursive: true, force: true })
      await new Promise((resolve) => { setTimeout(resolve, 100) })
    }
  }
  try {
    return await work()
  } finally {
    fs.rmSync(LOCK, { recursive: true, force: true })
  }
}

/** Builds the portal and the server, both at once, in processes of their own; a fresh build is left as it is. */
export const build = (say) => locked(async () => {
  if (isFresh()) return true
  const from = fingerprint()
  say("Building the portal and the development portal …")
  const started = Date.now()
  const results = await Promise.all([run("vite", ["build"], { quiet: true }), run("vite", ["build", "--ssr"], { quiet: true })])
  const broken = results.filter(({ code }) => code !== 0)
  for (const { output } of broken) say(output)
  if (broken.length > 0) return false
  fs.writeFileSync(STAMP, from)
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return true
})
