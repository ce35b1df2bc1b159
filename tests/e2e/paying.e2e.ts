import { expectAccessible } from "./support/axe.ts";
import { measured } from "./support/settled.ts";
import { misfits, setWidth } from "./support/layout.ts";
import { signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";

for (const width of [390, 1280] as const)
  test(`an invoice is paid by the keyboard at ${width} px: its dialog is in the address, its data are copied, and the focus returns to its button`, async ({
    page,
    context,
    portal,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await setWidth(page, width);
    await signInByCall(page, portal.url, "swiss");
    await page.goto("/invoices/?kind=invoice&sort=-date");
    await page.getByRole("table").getByRole("link", { name: /^IN-/ }).first().click();
    await expect(page.getByRole("region", { name: label("invoice.answer") })).toBeVisible();
    const pay = page.getByRole("button", { name: label("pay.open"), exact: true });
    await pay.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?pay=open$/);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: new RegExp(label("pay.code.swiss")) })).toBeVisible();
    await expectAccessible(page, `paying at ${width} px`);
    expect(await misfits(page)).toEqual([]);
    await dialog.getByRole("button", { name: label("kit.copy_name", { name: label("pay.iban") }) }).focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("CH9300762011623852957");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/pay=/);
    await expect(pay).toBeFocused();
    // Back and Forward, too, and a reload.
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog.getByRole("img", { name: new RegExp(label("pay.code.swiss")) })).toBeVisible();
  });

test("an order that waits for its payment says how, and pays it from its first screen", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "customer");
  await page.goto("/orders/");
  await page.getByRole("table").getByRole("link", { name: /^SO-/ }).first().click();
  await page.getByRole("button", { name: label("pay.open"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: new RegExp(label("pay.code.epc")) })).toBeVisible();
  await expect(dialog.getByText("AT61 1904 3002 3457 3201")).toBeVisible();
});

test("two invoices are picked and paid in one payment, whose reference names both", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/invoices/?status=open&kind=invoice&sort=-date");
  const boxes = page.getByRole("checkbox", { name: /IN-/ });
  await boxes.nth(0).press("Space");
  await boxes.nth(1).press("Space");
  await page.getByRole("button", { name: /^Pay 2 invoices: / }).press("Enter");
  await expect(page).toHaveURL(/pay=IN-[^&]+/);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: new RegExp(label("pay.code.spd")) })).toBeVisible();
  await expect(dialog.getByText(/^IN-\d{4}-\d+, /)).toBeVisible();
  await expectAccessible(page, "paying two invoices");
});

for (const width of [390, 1280] as const)
  test(`an invoice that is picked stays where it is at ${width} px, and what is done with it is in sight`, async ({
    page,
    portal,
  }) => {
    await setWidth(page, width);
    await signInByCall(page, portal.url, "gold");
    await page.goto("/invoices/");
    const second = page.getByRole("table").getByRole("checkbox").nth(1);
    await expect(second).toBeVisible();
    const placed = () => second.evaluate((box) => box.getBoundingClientRect().top);
    const before = await measured(page, placed);
    await second.press("Space");
    await expect(page.getByRole("button", { name: label("invoices.pick.clear") })).toBeInViewport();
    await expect.poll(placed).toBe(before);
  });
