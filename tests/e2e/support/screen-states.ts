import { expect, type Page, type Request, type Route } from "@playwright/test";
import { calls } from "../../../src/api/calls.ts";
import type { OpenedScreen } from "./screens.ts";
import { measured, untilIdle, untilLoaded } from "./settled.ts";

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
  await untilLoaded(page);
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

/** Records which of the portal's reads a page makes: they are reported when it rests. */
export const noteReads = (page: Page): (() => Promise<ReadonlySet<string>>) => {
  const made = new Set<string>();
  page.on("request", (request) => {
    const name = callOf(request.url());
    if (reads.has(name)) made.add(name);
  });
  return async () => {
    await settled(page);
    return measured(page, async () => new Set(made));
  };
};

/** Answers these reads as the state says, until the routes are removed. */
export const answerReads = (page: Page, state: string, of: ReadonlySet<string>): Promise<unknown> =>
  page.route(
    (address) => of.has(callOf(address.href)),
    (route) => states[state]?.answer(route),
  );

/** Answers every write as a state's reads are, so that a press changes nothing. */
const answerWrites = (page: Page, state: string): Promise<unknown> =>
  page.route(
    (address) => writes.has(callOf(address.href)),
    (route) => states[state]?.answer(route),
  );

/** Leaves every write without an answer. */
export const withoutWrites = (page: Page): Promise<unknown> => answerWrites(page, "loading");

/** Lets every write fail. */
export const failWrites = (page: Page): Promise<unknown> => answerWrites(page, "failed");

/** What a press has brought: a dialog, something that opened, or a refusal at a field. */
const broughtBy = async (page: Page): Promise<string | undefined> => {
  const marks = [
    ["dialog", "dialog[open]"],
    ["opened", "[aria-expanded=true]:not([role=combobox])"],
    ["refused", "main [aria-invalid=true]"],
    ["alert", "main [role=alert]"],
  ] as const;
  for (const [mark, selector] of marks) if (await page.locator(selector).first().isVisible()) return mark;
  return undefined;
};

/** Waits until a press has brought what it brings: a dialog's code comes with the first press. Writes are left without an answer. */
const watchCode = (page: Page): (() => Promise<void>) => {
  const loading = new Set<Request>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/assets/")) loading.add(request);
  });
  page.on("requestfinished", (request) => loading.delete(request));
  page.on("requestfailed", (request) => loading.delete(request));
  return async () => {
    await untilIdle(page);
    await expect.poll(() => loading.size, "files that are loaded").toBe(0);
    await untilIdle(page);
  };
};

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
  const brought = watchCode(page);
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
    const before = await measured(page, () => broughtBy(page));
    const further = () => measured(page, nextButton);
    for (let next = await further(); next !== undefined; next = await further()) {
      const address = await measured(page, async () => page.url());
      await next.button.click();
      await brought();
      const mark = await measured(page, () => broughtBy(page));
      if (mark !== undefined && mark !== before) {
        await look(`${name}, ${mark} by "${next.named}"`);
        await page.setViewportSize({ width, height: 800 });
        const send = page
          .locator("dialog[open] button[type=submit]:not([disabled])")
          .filter({ visible: true })
          .first();
        if ((await measured(page, () => send.count())) > 0) {
          await send.click();
          await brought();
          await look(`${name}, dialog of "${next.named}" after it was sent`);
          await page.setViewportSize({ width, height: 800 });
        }
      }
      const arrived = await measured(page, async () => page.url());
      if (mark !== before || arrived !== address) {
        // A sign-out that is still to be reported. A link to another site ends on a page of the browser.
        if (arrived.startsWith("http"))
          await page.evaluate(() => {
            localStorage.clear();
          });
        await open();
      }
    }
  }
};
