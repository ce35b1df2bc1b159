import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "../../server/demo/seed-demo.ts";
import { startServer, type RunningPortal } from "../e2e/support/server.ts";
import { label } from "../e2e/support/texts.ts";
import type { Engine, Tab } from "./support/engine.ts";
import { startFirefox } from "./support/firefox.ts";
import { button, containing, field, heading, link, press, seen, type } from "./support/seen.ts";
import { until } from "./support/until.ts";
import { startWebKit } from "./support/webkit.ts";

const account = `//button[starts-with(@aria-label, "${label("header.account").trim()}")]`;
/** How soon the other tabs notice a sign-out, in ms (docs/spec/shell.md). */
const NOTICED = 2000;
/** The limit of what takes a moment, in ms. */
const SOON = 15_000;

let folder = "";
let portal: RunningPortal;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-engines-"));
  portal = await startServer(path.join(folder, "data"));
});

afterAll(async () => {
  await portal.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const open = (tab: Tab, address: string): Promise<void> => tab.open(`${portal.url}${address}`);

const signIn = async (tab: Tab): Promise<void> => {
  await open(tab, "/login/");
  await tab.setCookie("portal_lang", "enus");
  await open(tab, "/login/");
  await type(tab, field(label("login.email")), "gold@demo.test");
  await type(tab, field(label("login.password")), demoPassword);
  await press(tab, button(label("login.submit")));
  await seen(tab, account);
};

const pathOf = async (tab: Tab): Promise<string> => new URL(await tab.url()).pathname;

/** Presses a row beside its link; the path that the link names, and the one that was opened. */
const openRow = async (tab: Tab, number: number): Promise<readonly [named: string, opened: string]> => {
  await open(tab, "/orders/");
  const row = `//main//tbody/tr[${number}]`;
  const name = await until("the row has a name", async () =>
    (await (await seen(tab, `${row}//a`)).textContent()).trim(),
  );
  await press(tab, `${row}/td[2]`);
  const opened = await until(`row ${number} is opened`, async () => {
    const path = await pathOf(tab);
    return path !== "/orders/" && path;
  });
  return [`/order/${name}/`, opened];
};

/** Sends a ticket with a file and opens it; the name of the file. */
const sendTicket = async (tab: Tab, subject: string): Promise<string> => {
  const file = path.join(folder, "log of the relay.txt");
  fs.writeFileSync(file, "12:00 start");
  await open(tab, "/new-ticket/");
  await type(tab, field(label("ticket.subject")), subject);
  await type(tab, field(label("help.message")), "It clicks all night.");
  const [chooser] = await tab.parts("//main//input[@type='file']");
  await chooser?.choose(file);
  await seen(tab, containing(path.basename(file)));
  await press(tab, button(label("new_ticket.submit")));
  await press(tab, link(label("help.success.open")));
  await seen(tab, heading(subject));
  return path.basename(file);
};

describe.each([
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
] as const)("%s", (name, start) => {
  let engine: Engine;
  let tab: Tab;

  beforeAll(async () => {
    engine = await start();
    tab = await engine.newTab();
    await signIn(tab);
  });
  afterAll(() => engine?.close());

  test.each([1, 3])("the row of the list that is pressed is opened: row %i", async (number) => {
    const [named, opened] = await openRow(tab, number);
    expect(opened).toBe(named);
  });

  test("a ticket is sent with a file", async () => {
    const file = await sendTicket(tab, `Relay clicks in ${name}`);
    await expect
      .poll(async () => (await seen(tab, containing(file))).textContent(), { timeout: SOON })
      .toContain(file);
  });

  test("a sign-out in another tab is noticed", async () => {
    await open(tab, "/orders/");
    await seen(tab, account);
    const other = await engine.newTab();
    await open(other, "/messages/");
    await press(other, account);
    await press(other, button(label("header.logout")));
    await seen(tab, heading(label("login.title")), NOTICED);
    await expect.poll(() => pathOf(tab), { timeout: SOON }).toBe("/login/");
  });
});
