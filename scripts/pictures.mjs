// npm run pictures: takes the pictures of docs/images again, from the built portal and atlas with the demo data.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { build, buildAtlas } from "./lib/build.mjs";
import { findChromium } from "./lib/prerequisites.mjs";

const LOGIN = { email_address: "gold@demo.test", password: "Portal-Demo-2026!" };
const PICTURES = [
  { name: "dashboard", path: "/" },
  { name: "orders", path: "/orders/" },
  { name: "atlas-diagram", path: "/atlas/#/help-overlay/open.form" },
  {
    name: "atlas-simulation",
    path: "/atlas/#/help-overlay/closed",
    press: ["Simulate from here", "help.open"],
  },
  { name: "replay-code", path: "/atlas/#/desk/TOO_MANY_LOGIN_ATTEMPTS?agent=enus&lang=cscz&q=prilis+mnoho" },
  {
    name: "replay-desk",
    path: "/atlas/#/desk/TOO_MANY_LOGIN_ATTEMPTS?agent=enus&lang=cscz",
    press: ["Play the shortest"],
    keys: ["End"],
  },
];

process.chdir(new URL("..", import.meta.url).pathname);
const say = (line) => console.log(line);
if (!(await build(say))) process.exit(1);
await buildAtlas(say);
const data = mkdtempSync(join(tmpdir(), "portal-pictures-"));
const portal = spawn(process.execPath, ["dist/server/main.js"], {
  env: { ...process.env, PORT: "0", DATA_DIR: data },
  stdio: ["ignore", "pipe", "inherit"],
});
const url = await new Promise((resolve) => {
  portal.stdout.on("data", (text) => {
    const found = /(?<=ready: )http:\S+/.exec(String(text));
    if (found) resolve(found[0]);
  });
});
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: "portal_lang", value: "enus", url }]);
  await context.request.post("/api/login", { form: LOGIN, headers: { origin: url } });
  for (const { name, path, press = [], keys = [] } of PICTURES) {
    const page = await context.newPage();
    await page.goto(path);
    for (const name of press)
      await page.locator("main").locator("a, button").filter({ hasText: name }).first().click();
    for (const key of [undefined, ...keys]) {
      if (key !== undefined) await page.keyboard.press(key);
      // Whatever moves or loads has come to rest.
      await page.waitForTimeout(3000);
    }
    await page.screenshot({ path: `docs/images/${name}.png`, animations: "disabled" });
    await page.close();
    say(`docs/images/${name}.png`);
  }
} finally {
  await browser.close();
  portal.kill();
  rmSync(data, { recursive: true, force: true });
}
