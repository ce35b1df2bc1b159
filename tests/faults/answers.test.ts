import { chromium, type BrowserContext, type Cookie, type Page, type Response } from "@playwright/test";
import { expect, test } from "vitest";
import playwright from "../../playwright.config.ts";
import { signInByCall } from "../e2e/support/people.ts";
import { pick } from "../e2e/support/random.ts";
import { noteRequests, untilLoaded } from "../e2e/support/settled.ts";
import { screens, type OpenedScreen } from "../e2e/support/screens.ts";
import { KIND_LIMIT, randomOf, report, sized } from "./support/campaign.ts";
import { openFaultStore } from "./support/fault-store.ts";
import { wrongAnswer, type WrongAnswer } from "./support/mutations.ts";

const ANSWERS = sized(1000);
/** Three pages for two cores, as in the browser tests. */
const PAGES = 3;
/** A page that still loads after this time, in ms, loads without end: a call's retries and its screen's are over by then. */
const ENDLESS = 25_000;
const random = randomOf("answers");

interface Case {
  readonly screen: OpenedScreen;
  readonly call: string;
  readonly answer: WrongAnswer;
}

/** What a person sees: a heading and text, and nothing that still loads. */
const isUsable = (): boolean => {
  const isShown = (element: Element | null): boolean =>
    element !== null && element.checkVisibility() && element.textContent?.trim() !== "";
  return (
    isShown(document.querySelector("h1")) &&
    document.querySelector("main [aria-busy=true], [aria-busy=true] main") === null
  );
};

/** The calls that a screen makes while it loads, with their answers. */
const recordCalls = async (page: Page, url: string, screen: OpenedScreen) => {
  const heard: { readonly call: string; readonly text: string }[] = [];
  const reading: Promise<void>[] = [];
  const read = async (call: string, response: Response): Promise<void> => {
    // An answer without a body, or of a page that is left.
    const text = await response.text().catch(() => "");
    if (text.startsWith("{")) heard.push({ call, text });
  };
  page.on("response", (response) => {
    const call = /\/api\/(\w+)$/.exec(new URL(response.url()).pathname)?.[1];
    if (call === undefined || call === "logout" || !response.ok()) return;
    reading.push(read(call, response));
  });
  await page.goto(`${url}${screen.path}`);
  await untilLoaded(page);
  await page.waitForFunction(isUsable, undefined, { timeout: ENDLESS });
  await Promise.all(reading);
  return heard;
};

const tryCase = async (
  context: BrowserContext,
  { url, cookies }: { readonly url: string; readonly cookies: readonly Cookie[] },
  { screen, call, answer }: Case,
): Promise<string | undefined> => {
  const what = `${screen.name}, ${call}: ${answer.what}`;
  // An answer may have ended the page's session.
  await context.clearCookies();
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("crash", () => errors.push("the page crashed"));
  try {
    await page.route("**/api/logout", (route) => route.abort());
    await page.route(`**/api/${call}`, (route) =>
      route.fulfill({
        status: answer.status ?? 200,
        body: answer.body,
        ...(answer.contentType === undefined ? {} : { contentType: answer.contentType }),
      }),
    );
    const given = page.waitForResponse(`**/api/${call}`, { timeout: ENDLESS }).then(
      () => true,
      () => false,
    );
    await page.goto(`${url}${screen.path}`);
    if (!(await given)) return `not asked: ${what}`;
    const isSettled = await page.waitForFunction(isUsable, undefined, { timeout: ENDLESS }).then(
      () => true,
      () => false,
    );
    if (errors.length > 0) return `error: ${what}: ${errors.join("; ")}`;
    if (isSettled) return undefined;
    const text = await page.evaluate(() => document.body.textContent?.trim() ?? "");
    return `${text === "" ? "blank" : "endless"}: ${what}`;
  } finally {
    await page.close();
  }
};

test(
  "no malformed answer leaves a blank screen, or one that loads without end",
  async () => {
    const store = await openFaultStore("PGlite");
    const portal = await store.start();
    const browser = await chromium.launch(playwright.use?.launchOptions);
    const newContext = () =>
      browser.newContext({ baseURL: portal.url, reducedMotion: "reduce", serviceWorkers: "block" });
    const cookiesOf = new Map<string | undefined, readonly Cookie[]>();
    const recorded: { readonly screen: OpenedScreen; readonly call: string; readonly text: string }[] = [];
    for (const screen of screens) {
      const context = await newContext();
      const page = await context.newPage();
      noteRequests(page);
      if (screen.person !== undefined) await signInByCall(page, portal.url, screen.person);
      cookiesOf.set(screen.person, await context.cookies());
      for (const { call, text } of await recordCalls(page, portal.url, screen))
        recorded.push({ screen, call, text });
      await context.close();
    }
    const cases = Array.from({ length: ANSWERS }, (_, index): Case => {
      // Each call of each screen in turn, so that none is left to chance.
      const { screen, call, text } = recorded[index % recorded.length] ?? pick(recorded, random)!;
      return { screen, call, answer: wrongAnswer(text, random) };
    });
    const broken: string[] = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: PAGES }, async () => {
        const context = await newContext();
        // What one case has left in the browser, such as a logout that is pending, is not the next one's.
        await context.addInitScript(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        for (let one = cases[next]; one !== undefined; one = cases[next]) {
          next += 1;
          const cookies = cookiesOf.get(one.screen.person) ?? [];
          const found = await tryCase(context, { url: portal.url, cookies }, one);
          if (found !== undefined) broken.push(found);
        }
        await context.close();
      }),
    );
    await browser.close();
    await portal.stop();
    const count = (kind: string): number => broken.filter((line) => line.startsWith(kind)).length;
    report("answers", [
      {
        what: "malformed answers to the page",
        measured: `${ANSWERS} on ${screens.length} screens (${recorded.length} pairs of screen and call): ${count("blank")} blank, ${count("endless")} endless, ${count("error")} uncaught errors; ${count("not asked")} calls were not made again`,
      },
    ]);
    expect(broken.filter((line) => !line.startsWith("not asked"))).toEqual([]);
    // A call that a screen makes now and then, such as one of the bell; more of them would test nothing.
    expect(count("not asked")).toBeLessThanOrEqual(ANSWERS / 50);
  },
  KIND_LIMIT,
);
