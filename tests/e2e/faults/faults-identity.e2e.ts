import { withConfiguration } from "../support/configuration.ts";
import { clearFaults, setFault, type Fault } from "../support/faults.ts";
import { expectPageErrors } from "../support/page-errors.ts";
import { fillLogin } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";
import type { Page } from "@playwright/test";

const unavailable = label("login.sign_on_unavailable");
const misconfigured = label("login.sign_on_misconfigured");

const expectPasswordLogin = async (page: Page): Promise<void> => {
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
};

/** An answer that comes, and one that does not; the machine's own tests have the others, too. */
const ways: readonly (Omit<Fault, "target"> & { readonly name: string; readonly tag?: "@long" })[] = [
  { name: "down", kind: "fail", value: 503 },
  { name: "hung", kind: "hang" },
  { name: "cut off", kind: "cut", tag: "@long" },
  { name: "malformed", kind: "malformed", tag: "@long" },
];

for (const { name, tag = [], ...fault } of ways) {
  test(
    `identity server ${name}: the portal shows it, and the password login works`,
    { tag },
    async ({ page }) => {
      await page.goto("/no-access/");
      await setFault(page, { target: "identity", ...fault });
      await page.goto("/login/");
      await expect(page.getByText(unavailable)).toBeVisible();
      await expectPasswordLogin(page);
    },
  );
}

test("when the identity server is back, single sign-on is offered again by itself", async ({ page }) => {
  await page.clock.install();
  await page.goto("/no-access/");
  await setFault(page, { target: "identity", kind: "fail", value: 503 });
  await page.goto("/login/");
  await expect(page.getByText(unavailable)).toBeVisible();
  await clearFaults(page);
  await page.clock.fastForward(5000);
  await expect(page.getByText(unavailable)).toBeHidden();
});

test("when the identity server is back, a press on single sign-on goes there at once", async ({ page }) => {
  await page.goto("/no-access/");
  await setFault(page, { target: "identity", kind: "fail", value: 503 });
  await page.goto("/login/");
  await expect(page.getByText(unavailable)).toBeVisible();
  await clearFaults(page);
  await page.getByRole("button", { name: label("login.sign_on") }).click();
  await expect(page).toHaveURL(/\/realms\/partner\//);
});

test("when the identity server stops during a session, the session and the typed text are kept", async ({
  page,
}) => {
  await page.goto("/login/");
  await expectPasswordLogin(page);
  await setFault(page, { target: "identity", kind: "hang" });
  await page.reload();
  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page.getByText("70 orders")).toBeVisible();
});

for (const [what, right, wrong, refusals, ...tag] of [
  ["realm", `"realm":"partner"`, `"realm":"nowhere"`, []],
  // The silent look is refused by a page that may not be framed, as the browser says.
  [
    "client id",
    `"clientId":"portal"`,
    `"clientId":"nobody"`,
    [expect.stringContaining("frame-ancestors 'none'")],
    "@long",
  ],
] as const) {
  test(
    `wrong ${what}: the portal shows that single sign-on is not set up, and the password login works`,
    { tag },
    async ({ page, pageErrors }) => {
      await withConfiguration(page, (config) => {
        expect(config).toContain(right);
        return config.replace(right, wrong);
      });
      await page.goto("/login/");
      // A wrong client is reported by the second look, 5 seconds after the first one's limit of 8.
      await expect(page.getByText(misconfigured)).toBeVisible();
      await expectPasswordLogin(page);
      await expectPageErrors(pageErrors, refusals);
    },
  );
}
