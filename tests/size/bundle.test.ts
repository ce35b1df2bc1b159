import fs from "node:fs"
import path from "node:path"
import zlib from "node:zlib"
import { describe, expect, test } from "vitest"

/** Vite's manifest of the build: what each source module became, and what it needs. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const ROOT = "dist/portal"
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(fs.readFileSync(path.join(ROOT, ".vite/manifest.json"), "utf8"))
const KB = 1000

const chunkOf = (name: string): Chunk => {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`The build has no ${name}`)
  return chunk
}

const closure = (names: readonly string[], seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  names.reduce((found, name) => (found.has(name) ? found : closure(chunkOf(name).imports ?? [], new Set([...found, name]))), seen)

const gzipped = (file: string): number => zlib.gzipSync(fs.readFileSync(path.join(ROOT, file)), { level: 9 }).length
const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((total, file) => total + gzipped(file), 0)

const scripts = (names: ReadonlySet<string>): number => sum([...names].map((name) => chunkOf(name).file))
/** All style sheets are one file. */
const styles = sum(Object.values(manifest).flatMap(({ file }) => (file.endsWith(".css") ? file : [])))

const texts = Object.keys(manifest).filter((name) => /^locales\/\w+\/shell\.json$/.test(name))
const largestTexts = texts.toSorted((a, b) => scripts(closure([b])) - scripts(closure([a])))[0] ?? ""
/** What `index.html` loads: `main.tsx`, the first script that it shares, and the texts in the longest language. */
const shell = ["src/app/main.tsx", largestTexts]
const entries = Object.keys(manifest).filter((name) => name.endsWith(".entry.tsx"))

describe("size budgets", () => {
  test("the login screen's JavaScript is at most 190 kB gzip", () => {
    const size = scripts(closure(shell))
    console.log(`login screen: ${(size / KB).toFixed(1)} kB of JavaScript`)
    expect(size).toBeGreaterThan(100 * KB)
    expect(size).toBeLessThanOrEqual(190 * KB)
  })

  test("the CSS is at most 12 kB gzip", () => {
    console.log(`all screens: ${(styles / KB).toFixed(1)} kB of CSS`)
    expect(styles).toBeGreaterThan(1 * KB)
    expect(styles).toBeLessThanOrEqual(12 * KB)
  })

  test("there is a chunk for every area", () => expect(entries.length).toBeGreaterThanOrEqual(7))

  test.each(entries)("%s adds at most 60 kB gzip", (entry) => {
    const first = closure(shell)
    const added = new Set([...closure([entry])].filter((name) => !first.has(name)))
    expect(scripts(added)).toBeGreaterThan(0)
    expect(scripts(added)).toBeLessThanOrEqual(60 * KB)
  })

  test("the sign-on adapter, the date picker and the drop zone are not part of the first load", () => {
    const first = [...closure(shell)].map((name) => fs.readFileSync(path.join(ROOT, chunkOf(name).file), "utf8")).join("\n")
    for (const mark of ["login-status-iframe.html", "rdp-", "dropzone"]) expect(first.includes(mark), mark).toBe(false)
  })

  test("nothing of the atlas is in any file of the portal", () => {
    const files = fs.readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"))
    expect(files.length).toBeGreaterThan(20)
    const marks = [".samples.ts", "give them a meta.id", "Traversal limit exceeded", "org.eclipse.elk"]
    const found = files.filter((file) => marks.some((mark) => fs.readFileSync(path.join(ROOT, file), "utf8").includes(mark)))
    expect(found).toEqual([])
  })
})
