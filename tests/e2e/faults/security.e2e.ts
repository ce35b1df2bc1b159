import type { Page } from "@playwright/test";
import {
  expectLogin,
  expectSignedIn,
  fillLogin,
  nameOfAccount,
  signIn,
  signInByCall,
  signInBySignOn,
  signOut,
} from "../support/people.ts";
import { expectPageErrors } from "../support/page-errors.ts";
import { expect, test } from "../support/test.ts";
import { Notes } from "../support/notes.ts";
import { found, foundInAttribute, measured } from "../support/settled.ts";

const submitLogin = async (page: Page, name: string): Promise<void> => {
  await fillLogin(page, name);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

const title = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("a redirect to another origin is ignored", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "gold");
  for (const redirect of [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "javascript:alert(1)",
    "/..//evil.example/",
    "/login/?redirect=//evil.example",
  ]) {
    await test.step(JSON.stringify(redirect), async () => {
      await page.goto(`/login/?redirect=${encodeURIComponent(redirect)}`);
      await expect(title(page)).toHaveText("Dashboard");
      await expect(page).toHaveURL(`${portal.url}/`);
    });
  }
});

test("a shop that is not configured is ignored", async ({ page, portal }) => {
  await page.goto("/login/constructor/");
  await submitLogin(page, "gold");
  await expect(title(page)).toHaveText("Dashboard");
  await expect(page).toHaveURL(`${portal.url}/`);
});

test.describe("a configured shop", () => {
  // The redirect to the shop is what is tested: the request is answered in this test, before the network.
  test("leads to its own login page after the sign-in", async ({ page, context, pageErrors }) => {
    await context.route("https://shop.homeautomation.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Shop</title>" }),
    );
    await page.goto("/login/at/");
    // The portal's page is beside what the server has rendered, hidden, until it takes over.
    await expect(page.getByText("You are signing in for Shop AT.").filter({ visible: true })).toBeVisible();
    await submitLogin(page, "gold");
    await expect(page).toHaveURL("https://shop.homeautomation.example/at/");
    await expectPageErrors(pageErrors, ["foreign host: https://shop.homeautomation.example/at/"]);
  });
});

const policy = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types portal-worker",
];

test("page, assets and API answers have the security headers", async ({ page, portal }) => {
  const answers = new Map<string, Readonly<Record<string, string>>>();
  page.on("response", (response) => answers.set(new URL(response.url()).pathname, response.headers()));
  await signInByCall(page, portal.url, "gold");
  await page.goto("/orders/");
  await expect(page.getByRole("table")).toBeVisible();
  const of = (pattern: RegExp) =>
    found(async () => [...answers].find(([path]) => pattern.test(path))?.[1], `an answer of ${pattern}`);
  for (const pattern of [/^\/orders\/$/, /^\/assets\/.*\.js$/, /^\/api\/getOrders$/]) {
    const headers = await of(pattern);
    const directives = (headers["content-security-policy"] ?? "").split("; ");
    for (const directive of policy) expect(directives, `${pattern}`).toContain(directive);
    expect(directives, `${pattern}`).toContainEqual(
      // The page that looks for a single sign-on session, and the script that notes an early press.
      expect.stringMatching(/^script-src 'self'( 'sha256-[^ ]+'){2}$/),
    );
    // A page has the styles inside that it begins with.
    expect(directives, `${pattern}`).toContainEqual(
      expect.stringMatching(/^style-src 'self'( 'sha256-[^ ]+')?$/),
    );
    expect(headers, `${pattern}`).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["referrer-policy"], `${pattern}`).toMatch(
      /^(same-origin|strict-origin-when-cross-origin|no-referrer)$/,
    );
    // HSTS is for TLS only: a browser must not receive it over plain http.
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
  expect((await of(/^\/api\/getOrders$/))["cache-control"]).toContain("no-store");
  expect((await of(/^\/assets\/.*\.js$/))["cache-control"]).toContain("immutable");
  expect((await of(/^\/orders\/$/))["cache-control"]).toContain("no-cache");
});

test("Trusted Types block HTML injection and the creation of other policies", async ({
  page,
  pageErrors,
}) => {
  await page.goto("/login/");
  await expectLogin(page);
  const refused = await measured(page, () =>
    page.evaluate(() => {
      const fails = (work: () => void): boolean => {
        try {
          work();
          return false;
        } catch {
          return true;
        }
      };
      const { trustedTypes } = globalThis as unknown as {
        readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown };
      };
      return [
        fails(() => {
          document.createElement("div").innerHTML = "<b>x</b>";
        }),
        fails(() => {
          trustedTypes.createPolicy("mine", {});
        }),
      ];
    }),
  );
  expect(refused).toEqual([true, true]);
  // The browser reports both refusals in the console, and nothing else.
  await pageErrors.expectOf(({ length }) => length).toBe(2);
  await expectPageErrors(pageErrors, [
    expect.stringContaining("TrustedHTML"),
    expect.stringContaining("TrustedTypePolicy"),
  ]);
});

test("after single sign-on no token, email address or name is in the address or in storage", async ({
  page,
}) => {
  const addresses = new Notes<string>();
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && !frame.url().includes("/realms/")) addresses.add(frame.url());
  });
  await signInBySignOn(page, "gold");
  const name = await nameOfAccount(page);
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        history.state,
        location.href,
      ]),
    );
  for (const secret of ["eyJ", "demo.test", ...name.split(" "), "verifier", "session_state"])
    await expect.poll(kept, secret).not.toContain(secret);
  await addresses.expectOf((all) => all.filter((address) => /demo\.test|eyJ/.test(address))).toEqual([]);
  await expect(page).not.toHaveURL(/[?#&](code|state|session_state|iss)=/);
});

test("after a sign-out the Back button shows nothing of the account", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("link", { name: /^SO-/ }).first().click();
  await expect(title(page)).toHaveText(/^Order SO-/);
  await signOut(page);
  await expectLogin(page);
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expectLogin(page);
    await expect(page.getByRole("table")).toHaveCount(0);
    await expect(page.getByText(/SO-\d{4}-\d{6}/)).toHaveCount(0);
  }
});

test("an employee without the right is redirected to no-access with the query, and sees no navigation entry", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "employee");
  await page.goto("/orders/?q=SO-&page=2");
  await expect(page).toHaveURL(`${portal.url}/no-access/?q=SO-&page=2`);
  await expect(page.getByText("You do not have permission to access this page.")).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await expect(navigation.getByRole("link", { name: "My tickets" })).toBeVisible();
  await expect(navigation.getByRole("link", { name: "Orders", exact: true })).toHaveCount(0);
});

test("a starting partner's landing page is the first steps", async ({ page, portal }) => {
  await signIn(page, "starter");
  await expect(page).toHaveURL(`${portal.url}/first-steps/`);
});

test.describe("without a chosen language", () => {
  test.use({ language: null });
  const html = (page: Page) => page.locator("html");

  test("the Swiss instance keeps the present language", async ({ page }) => {
    await page.goto("/login/");
    await expectLogin(page);
    const before = await foundInAttribute(html(page), "lang", /.+/);
    await submitLogin(page, "swiss");
    await expectSignedIn(page);
    await expect(title(page)).toHaveText("Dashboard");
    await expect(html(page)).toHaveAttribute("lang", before);
  });

  test("the United Kingdom's instance uses British formats", async ({ page }) => {
    await page.goto("/login/");
    await submitLogin(page, "business");
    await expectSignedIn(page);
    await expect(html(page)).toHaveAttribute("lang", "en-GB");
  });
});
