import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { build } from "vite"
import react from "@vitejs/plugin-react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startServer, type RunningPortal } from "../e2e/support/server.ts"

const TOOLS = path.resolve("../shared/tools")
const WORK = path.resolve(".cache/bench")
const RUNS = "5"

interface Timing { readonly ready: number; readonly requestsAtReady: number }
interface Measured {
  readonly profiles: Readonly<Record<string, { readonly cold: { readonly median: Timing }; readonly warm: { readonly median: Timing }; readonly routes?: unknown }>>
}

/** Measures a page as its users meet it: slow 4G, a processor four times slower. */
const measure = (args: readonly string[]): { cold: Timing; warm: Timing } => {
  const out = path.join(WORK, "measured.json")
  execFileSync(process.execPath, [path.join(WORK, "measure.mjs"), ...args, "--runs", RUNS, "--quiet", "--out", out], { stdio: ["ignore", "ignore", "inherit"] })
  const { profiles } = JSON.parse(fs.readFileSync(out, "utf8")) as Measured
  const profile = profiles["slow4g-4x"]
  if (profile === undefined) throw new Error("nothing measured")
  return { cold: profile.cold.median, warm: profile.warm.median }
}

const cookie = (name: string, value: string, httpOnly = false) =>
  ({ name, value, domain: "localhost", path: "/", expires: -1, httpOnly, secure: false, sameSite: "Lax" })

const keepState = (name: string, cookies: readonly object[]): string => {
  const file = path.join(WORK, `${name}.json`)
  fs.writeFileSync(file, JSON.stringify({ cookies, origins: [] }))
  return file
}

const signedIn = async (url: string): Promise<readonly object[]> => {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST", headers: { Origin: url }, body: new URLSearchParams({ email_address: "gold@demo.test", password: "Portal-Demo-2026!" }),
  })
  return answer.headers.getSetCookie().map((line) => {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=")
    return cookie(name, value, line.includes("HttpOnly"))
  })
}

describe.runIf(fs.existsSync(TOOLS))("pages, as a ratio to a bare React page in the same run", () => {
  let portal: RunningPortal
  let floor: Timing

  beforeAll(async () => {
    fs.rmSync(WORK, { recursive: true, force: true })
    fs.mkdirSync(WORK, { recursive: true })
    // The tool looks for playwright beside itself.
    fs.copyFileSync(path.join(TOOLS, "measure.mjs"), path.join(WORK, "measure.mjs"))
    fs.cpSync(path.join(TOOLS, "floor"), path.join(WORK, "floor"), { recursive: true })
    await build({ root: path.join(WORK, "floor"), configFile: false, logLevel: "error", plugins: [react()] })
    portal = await startServer(path.join(WORK, "data"))
    floor = measure(["--dir", path.join(WORK, "floor/dist"), "--ready", "main h1"]).cold
  }, 600_000)
  afterAll(() => portal.stop())

  const tell = (name: string, { ready, requestsAtReady }: Timing, aim: number): number => {
    const ratio = ready / floor.ready
    console.log(`${name}: ${ready} ms, ${ratio.toFixed(2)} of the bare page (aim ${aim}), ${requestsAtReady} requests`)
    return ratio
  }

  test("login, cold and warm", () => {
    const { cold, warm } = measure(["--url", portal.url, "--path", "/login/", "--ready", "main h1", "--storage-state", keepState("anonymous", [cookie("portal_lang", "int")])])
    expect(tell("login cold", cold, 1.4)).toBeLessThan(3)
    expect(tell("login warm", warm, 0.6)).toBeLessThan(cold.ready / floor.ready)
  }, 600_000)

  test("dashboard by session cookie, cold and warm", async () => {
    const state = keepState("gold", [...await signedIn(portal.url), cookie("portal_lang", "int")])
    const { cold, warm } = measure(["--url", portal.url, "--path", "/", "--ready", "main h1 =~ Dashboard", "--storage-state", state])
    expect(tell("dashboard cold", cold, 2)).toBeLessThan(4)
    expect(tell("dashboard warm", warm, 0.6)).toBeLessThan(cold.ready / floor.ready)
  }, 600_000)
})
