import { expect, type Page, type Route } from "@playwright/test";
import { calls } from "../../../src/api/calls.ts";
import type { OpenedScreen } from "./screens.ts";

/** Without these there is no page around a screen. */
const ofThePage = new Set(["checkUserSession", "setUserSessionCookie", "getChanges"]);
const namesOf = (kind: "read" | "write"): readonly string[] =>
  Object.entries(calls).flatMap(([name, call]) => (call.kind === kind && !ofThePage.has(name) ? [name] : []));
const reads = new Set(namesOf("read"));
const writes = new Set(namesOf("write"));

const callOf = (address: string): string => /\/api\/(\w+)$/.exec(new URL(address).pathname)?.[1] ?? "";

/** An answer in which each list is empty, as somebody has it who has nothing yet. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === "total" ? 0 : emptied(inner)]),
  );
};

/** All answers are there, and shown. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
};

/** The states of a screen besides that with its content: how its reads are answered, and what shows that it is there. */
export const states: Readonly<
  Record<
    string,
    { readonly answer: (route: Route) => Promise<void>; readonly shown: (page: Page) => Promise<void> }
  >
> = {
  loading: {
    // Never answered.
    answer: () => Promise.resolve(),
    // A form is there at once; what it offers comes later.
    shown: (page) => expect(page.locator("main [aria-busy=true], main form").first()).toBeVisible(),
  },
  failed: {
    answer: (route) => route.fulfill({ status: 500, body: "" }),
    shown: settled,
  },
  empty: {
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: emptied(await response.json()) });
    },
    shown: settled,
  },
};

/** Records which of the portal's reads a page makes. */
export const noteReads = (page: Page): ReadonlySet<string> => {
  const made = new Set<string>();
  page.on("request", (request) => {
    const name = callOf(request.url());
    if (reads.has(name)) made.add(name);
  });
  return made;
};

/** Answers these reads as the state says, until the routes are removed. */
export const answerReads = (page: Page, state: string, of: ReadonlySet<string>): Promise<unknown> =>
  page.route(
    (address) => of.has(callOf(address.href)),
    (route) => states[state]?.answer(route),
  );

/** Leaves every write without an answer, so that a press changes nothing. */
export const withoutWrites = (page: Page): Promise<unknown> =>
  page.route(
    (address) => writes.has(callOf(address.href)),
    () => undefined,
  );

/** What a press has brought: a dialog, something that opened, or a refusal at a field. */
const broughtBy = async (page: Page): Promise<string | undefined> => {
  const marks = [
    ["dialog", "dialog[open]"],
    ["opened", "[aria-expanded=true]:not([role=combobox])"],
    ["refused", "main [aria-invalid=true]"],
    ["told", "main [role=alert]"],
  ] as const;
  for (const [mark, selector] of marks) if (await page.locator(selector).first().isVisible()) return mark;
  return undefined;
};

/** How long a press may take to bring something: a dialog's code comes with the first press. */
const SOON = 700;

/**
 * Presses each button of a screen once, by its text, and looks at what it brings; in a dialog that opens, the button
 * that sends it, too. The screen is opened anew after each press that changed it.
 */
export const pressEach = async (
  page: Page,
  { name }: OpenedScreen,
  {
    open,
    within,
    look,
  }: {
    readonly open: () => Promise<void>;
    readonly within: string;
    readonly look: (what: string) => Promise<void>;
  },
): Promise<void> => {
  const seen = new Set<string>();
  const buttons = page.locator(`${within} button:not([disabled], [role=combobox])`).filter({ visible: true });
  const nextButton = async () => {
    for (const button of await buttons.all()) {
      const text = (await button.textContent())?.trim() ?? "";
      const named = text === "" ? ((await button.getAttribute("aria-label")) ?? "") : text;
      if (seen.has(named)) continue;
      seen.add(named);
      return { button, named };
    }
    return undefined;
  };
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open();
    const before = await broughtBy(page);
    for (let next = await nextButton(); next !== undefined; next = await nextButton()) {
      const address = page.url();
      await next.button.click();
      await page.waitForTimeout(SOON);
      const brought = await broughtBy(page);
      if (brought !== undefined && brought !== before) {
        await look(`${name}, ${brought} by "${next.named}"`);
        await page.setViewportSize({ width, height: 800 });
        const send = page
          .locator("dialog[open] button[type=submit]:not([disabled])")
          .filter({ visible: true })
          .first();
        if ((await send.count()) > 0) {
          await send.click();
          await page.waitForTimeout(SOON);
          await look(`${name}, dialog of "${next.named}" after it was sent`);
          await page.setViewportSize({ width, height: 800 });
        }
      }
      if (brought !== before || page.url() !== address) {
        // A sign-out that is still to be told. A link to another site ends on a page of the browser.
        if (page.url().startsWith("http"))
          await page.evaluate(() => {
            localStorage.clear();
          });
        await open();
      }
    }
  }
};
