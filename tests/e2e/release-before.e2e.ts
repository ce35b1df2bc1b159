import fs from "node:fs";
import { callAs, discardDrafts, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";

/** What the release before has left in a tab of the gold account: its session storage, with the account's key left out. */
const left = JSON.parse(fs.readFileSync("tests/e2e/release-before.tab.json", "utf8")) as Record<
  string,
  string
>;

test("what was typed and not sent in the release before is in the forms of this one, and a ticket that waits is sent once", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await discardDrafts(page, portal.url);
  const { userData } = (await callAs(page, portal.url, "checkUserSession")) as {
    readonly userData: { readonly account_key: string };
  };
  await page.goto("/orders/");
  await page.evaluate(
    ([kept, account]) => {
      for (const [name, value] of Object.entries(kept))
        sessionStorage.setItem(name.replace("{account}", account), value);
      // It has waited for a moment; after 12 hours it would be asked about.
      sessionStorage.setItem(
        `portal.draft-waiting.${account}.new-ticket`,
        JSON.stringify([1796037884940, Date.now(), true]),
      );
    },
    [left, userData.account_key] as const,
  );

  await page.goto("/settings/");
  await expect(page.getByRole("textbox", { name: label("settings.field.phone") })).toHaveValue(
    "+43 1 2345678",
  );
  await page.goto("/references/new/");
  await expect(page.getByRole("textbox", { name: label("references.field.title") })).toHaveValue(
    "House of the release before",
  );
  await page.goto("/product/504F94D00001/settings/");
  await expect(page.getByRole("textbox", { name: label("products.column.name") }).first()).toHaveValue(
    "Cellar of the release before",
  );

  await page.goto("/new-ticket/");
  await expect(page.getByRole("link", { name: label("help.success.open") })).toBeVisible();
  await page.goto("/tickets/?q=Relay%20of%20the%20release%20before");
  await expect(page.getByRole("link", { name: "Relay of the release before" })).toHaveCount(1);
});
