import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { build } from "vite";
import { chromium } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import playwright from "../../playwright.config.ts";
import { signInBySignOn } from "../e2e/support/people.ts";
import { startServer, type RunningPortal } from "../e2e/support/server.ts";

const TOOLS = path.resolve("../shared/tools");
const WORK = path.resolve(".cache/bench");
const RUNS = "5";

interface Timing {
  readonly ready: number;
  readonly requestsAtReady: number;
}
interface Median {
  readonly median: Timing;
}
interface Measured {
  readonly profiles: Readonly<
    Record<
      string,
      {
        readonly cold: Median;
        readonly warm: Median;
        readonly routes: readonly { readonly first: Median; readonly repeat: Median }[];
      }
    >
  >;
}

/** Measures a page on slow 4G with a processor four times slower. `routes` are its `--route`s, each for the first and for the second time. */
const measure = (
  args: readonly string[],
): { cold: Timing; warm: Timing; routes: readonly { readonly first: Timing; readonly repeat: Timing }[] } => {
  const out = path.join(WORK, "measured.json");
  execFileSync(
    process.execPath,
    [path.join(WORK, "measure.mjs"), ...args, "--runs", RUNS, "--quiet", "--out", out],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const { profiles } = JSON.parse(fs.readFileSync(out, "utf8")) as Measured;
  const profile = profiles["slow4g-4x"];
  if (profile === undefined) throw new Error("nothing measured");
  return {
    cold: profile.cold.median,
    warm: profile.warm.median,
    routes: profile.routes.map(({ first, repeat }) => ({ first: first.median, repeat: repeat.median })),
  };
};

const cookie = (name: string, value: string, httpOnly = false) => ({
  name,
  value,
  domain: "localhost",
  path: "/",
  expires: -1,
  httpOnly,
  secure: false,
  sameSite: "Lax" as const,
});

const keepState = (name: string, cookies: readonly object[]): string => {
  const file = path.join(WORK, `${name}.json`);
  fs.writeFileSync(file, JSON.stringify({ cookies, origins: [] }));
  return file;
};

const signedIn = async (url: string): Promise<readonly object[]> => {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { Origin: url },
    body: new URLSearchParams({ email_address: "gold@demo.test", password: "Portal-Demo-2026!" }),
  });
  return answer.headers.getSetCookie().map((line) => {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    return cookie(name, value, line.includes("HttpOnly"));
  });
};

/** Signs in at the identity server, and returns its cookies without the portal's own session. */
const signedOn = async (url: string): Promise<readonly object[]> => {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const context = await browser.newContext({
    baseURL: url,
    storageState: { cookies: [cookie("portal_lang", "enus")], origins: [] },
  });
  await signInBySignOn(await context.newPage(), "gold");
  const cookies = (await context.cookies()).filter(({ path: place }) => place.startsWith("/realms/"));
  await browser.close();
  return cookies;
};

describe.runIf(fs.existsSync(TOOLS))("pages, as a ratio to a bare React page in the same run", () => {
  let portal: RunningPortal;
  let floor: Timing;

  beforeAll(async () => {
    fs.rmSync(WORK, { recursive: true, force: true });
    fs.mkdirSync(WORK, { recursive: true });
    // The tool expects playwright in its own folder.
    fs.copyFileSync(path.join(TOOLS, "measure.mjs"), path.join(WORK, "measure.mjs"));
    fs.cpSync(path.join(TOOLS, "floor"), path.join(WORK, "floor"), { recursive: true });
    await build({ root: path.join(WORK, "floor"), configFile: false, logLevel: "error", plugins: [react()] });
    portal = await startServer(path.join(WORK, "data"));
    floor = measure(["--dir", path.join(WORK, "floor/dist"), "--ready", "main h1"]).cold;
  }, 600_000);
  afterAll(() => portal.stop());

  const tell = (name: string, { ready, requestsAtReady }: Timing, aim: number): number => {
    const ratio = ready / floor.ready;
    console.log(
      `${name}: ${ready} ms, ${ratio.toFixed(2)} of the bare page (aim ${aim}), ${requestsAtReady} requests`,
    );
    return ratio;
  };

  test("login, cold and warm", () => {
    const { cold, warm } = measure([
      "--url",
      portal.url,
      "--path",
      "/login/",
      "--ready",
      "main h1",
      "--storage-state",
      keepState("anonymous", [cookie("portal_lang", "int")]),
    ]);
    expect(tell("login cold", cold, 1.4)).toBeLessThan(3);
    expect(tell("login warm", warm, 0.6)).toBeLessThan(cold.ready / floor.ready);
  }, 600_000);

  test("dashboard by session cookie, cold and warm", async () => {
    const state = keepState("gold", [...(await signedIn(portal.url)), cookie("portal_lang", "int")]);
    const { cold, warm } = measure([
      "--url",
      portal.url,
      "--path",
      "/",
      "--ready",
      "main h1 =~ Dashboard",
      "--storage-state",
      state,
    ]);
    expect(tell("dashboard cold", cold, 2)).toBeLessThan(4);
    expect(tell("dashboard warm", warm, 0.6)).toBeLessThan(cold.ready / floor.ready);
  }, 600_000);

  test("dashboard by single sign-on, cold", async () => {
    const state = keepState("signed-on", [...(await signedOn(portal.url)), cookie("portal_lang", "int")]);
    const { cold } = measure([
      "--url",
      portal.url,
      "--path",
      "/",
      "--ready",
      "main h1 =~ Dashboard",
      "--storage-state",
      state,
    ]);
    expect(tell("dashboard by single sign-on", cold, 3)).toBeLessThan(8);
  }, 600_000);

  test("a route change, for the first and for the second time", async () => {
    const state = keepState("gold", [...(await signedIn(portal.url)), cookie("portal_lang", "int")]);
    const {
      cold,
      routes: [orders],
    } = measure([
      "--url",
      portal.url,
      "--path",
      "/",
      "--ready",
      "main table td",
      "--storage-state",
      state,
      "--route",
      `nav a[href="/orders/"]:visible => .route-orders main nav a[href*="page=2"]`,
    ]);
    if (orders === undefined) throw new Error("no route measured");
    console.log(
      `first route change: ${orders.first.ready} ms (aim 700), repeated: ${orders.repeat.ready} ms (aim 60)`,
    );
    expect(orders.first.ready).toBeLessThan(cold.ready);
    expect(orders.repeat.ready).toBeLessThan(orders.first.ready);
  }, 600_000);
});
