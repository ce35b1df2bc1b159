import type { Locator, Page } from "@playwright/test";
import { expectBothAccessible } from "../support/axe.ts";
import { hold } from "../support/hold.ts";
import { languageMenu, languageOption } from "../support/layout.ts";
import { fillLogin } from "../support/people.ts";
import { languageSets } from "../support/some-languages.ts";
import { expect, test, withAnimations } from "../support/test.ts";
import { measured, untilLoaded } from "../support/settled.ts";

/** Holds the portal's scripts back until they are released: the page is what stands before any script. */
const holdScripts = (page: Page): Promise<() => void> => hold(page, /\/assets\/.*\.js$/);

const prerendered = (page: Page) => page.locator("#root[data-prerendered]");

/**
 * The page's HTML without what differs from one rendering to the next: ids, empty marks, regions that have nothing to tell yet, how the build writes an
 * icon, and the attributes of the chosen option and of the focus at the start, which React sets by itself.
 */
const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector("#root")?.cloneNode(true) as HTMLElement;
    for (const gone of root.querySelectorAll(".unstarted, span[hidden]:empty, section[aria-live]:empty"))
      gone.remove();
    for (const icon of root.querySelectorAll("svg")) icon.replaceWith("icon");
    for (const option of root.querySelectorAll("option")) option.removeAttribute("selected");
    for (const field of root.querySelectorAll("[autofocus]")) field.removeAttribute("autofocus");
    const ids = new Map<string, string>();
    for (const element of root.querySelectorAll("*")) {
      for (const { name, value } of element.attributes)
        if (/^_[rR]_/.test(value)) {
          const [, stem = "", rest = ""] = /^(_[rR]_[^_]*_)(.*)$/.exec(value) ?? [];
          if (!ids.has(stem)) ids.set(stem, String(ids.size));
          element.setAttribute(name, `${ids.get(stem)}${rest}`);
        }
      const sorted = [...element.attributes].toSorted((one, other) => (one.name < other.name ? -1 : 1));
      for (const { name } of sorted) element.removeAttribute(name);
      for (const { name, value } of sorted) element.setAttribute(name, value);
    }
    return root.innerHTML.replaceAll("<!-- -->", "");
  });

for (const [path, [languages, ...tag]] of [
  "/login/",
  "/login/at/",
  "/login/?shop=at",
  "/forgot-password/",
].flatMap((path) => languageSets.map((set) => [path, set] as const)))
  test(
    `${path}: what stands before any script is what the portal shows, in ${languages.length} languages`,
    { tag },
    async ({ page, context, baseURL }) => {
      for (const catalogue of languages) {
        await context.addCookies([{ name: "portal_lang", value: catalogue, url: baseURL ?? "" }]);
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: "commit" });
        await expect(prerendered(page).getByRole("contentinfo")).toBeVisible();
        const [before, title] = await measured(page, () => Promise.all([contentOf(page), page.title()]));
        release();
        await expect(prerendered(page)).toHaveCount(0);
        // Meanwhile the session has been checked.
        await expect.poll(() => contentOf(page), catalogue).toBe(before);
        await expect(page, catalogue).toHaveTitle(title);
        await page.unrouteAll({ behavior: "wait" });
      }
    },
  );

test("what is typed and pressed before any script signs in", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/login/", { waitUntil: "commit" });
  await fillLogin(page, "gold");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-pressed]")).toHaveText("Sign in");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("a press that is under way when the portal comes is not lost", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/login/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Sign in with single sign-on" }).hover();
  await page.mouse.down();
  release();
  await expect(page.locator("[data-prerendered] + div[hidden] h1")).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/realms\/partner\//);
});

test("single sign-on that is pressed while the session is being checked begins", async ({ page }) => {
  const answer = await hold(page, "**/api/checkUserSession");
  await page.goto("/login/");
  await expect(prerendered(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Sign in with single sign-on" }).click();
  await expect(page).toHaveURL(/\/realms\/partner\//);
  answer();
  await page.unrouteAll({ behavior: "wait" });
});

test("the address has the focus from the first paint on", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/login/", { waitUntil: "commit" });
  await expect(page.getByLabel("Email address")).toBeFocused();
  release();
  await expect(prerendered(page)).toHaveCount(0);
  await expect(page.getByLabel("Email address")).toBeFocused();
});

test("what is typed stays, with the focus", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/login/", { waitUntil: "commit" });
  await page.getByLabel("Email address").fill("gold@demo.test");
  await page.locator("input[name=password]").fill("unsent");
  release();
  await expect(prerendered(page)).toHaveCount(0);
  await expect(page.locator("input[name=email]")).toHaveValue("gold@demo.test");
  await expect(page.locator("input[name=password]")).toHaveValue("unsent");
  await expect(page.locator("input[name=password]")).toBeFocused();
});

for (const [by, press] of [
  ["a click", (menu: Locator) => menu.click()],
  ["Enter", (menu: Locator) => menu.press("Enter")],
  ["an arrow", (menu: Locator) => menu.press("ArrowDown")],
] as const)
  test(`the language menu that ${by} asks for before any script opens, and what is typed stays`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/login/", { waitUntil: "commit" });
    await page.getByLabel("Email address").fill("gold@demo.test");
    await press(languageMenu(page));
    await expect(page.locator("[data-pressed]")).toHaveText("English (US)");
    release();
    await expect(languageMenu(page)).toHaveAttribute("aria-expanded", "true");
    await expect(languageMenu(page)).toBeFocused();
    await languageOption(page, "dede").click();
    await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
    await expect(page.locator("input[name=email]")).toHaveValue("gold@demo.test");
  });

test("a page that asks for a login begins with it, and leads back after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/orders/?page=2", { waitUntil: "commit" });
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  release();
  await expect(page).toHaveURL(/\/orders\/\?page=2$/);
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

test.describe("with animations", () => {
  test.use(withAnimations);

  test("nothing moves when the portal takes over", async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        // The browser does not know the elements of every shift.
        for (const { value, sources } of list.getEntries() as unknown as readonly Shift[])
          moved.push(
            [
              value,
              ...sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.nodeName)),
            ].join(" "),
          );
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/login/");
      await expect(prerendered(page)).toHaveCount(0);
      await untilLoaded(page);
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { moved: readonly string[] }).moved))
        .toEqual([]);
    }
  });
});

test("it is accessible, in both themes, and while a press waits", async ({ page }) => {
  await holdScripts(page);
  for (const path of ["/login/", "/forgot-password/"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(prerendered(page).getByRole("contentinfo")).toBeVisible();
    await expectBothAccessible(page, `${path} before any script`);
  }
});

test("a kept theme is applied before any script of the portal", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("portal.theme", "dark"));
  await holdScripts(page);
  await page.goto("/login/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a portal that does not come says so, below the form", { tag: "@long" }, async ({ page }) => {
  await holdScripts(page);
  await page.goto("/login/", { waitUntil: "commit" });
  const text = page.getByText("The partner portal has not loaded yet.");
  await expect(text).toBeHidden();
  await expect(text).toBeVisible();
  await expect(page.getByLabel("Email address")).toBeVisible();
});

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("a form that is sent leads to a page with words, and what was typed is in no address", async ({
    page,
  }) => {
    await page.goto("/login/");
    await page.locator("input[name=email]").fill("gold@demo.test");
    await page.locator("input[name=password]").fill("secret");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("The partner portal needs JavaScript.")).toBeVisible();
    await expect(page).toHaveURL(/\/login\/$/);
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(page.locator("input[name=email]")).toBeVisible();
  });
});
