import { expectAccessible } from "./support/axe.ts";
import { letterTo } from "./support/letters.ts";
import { signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label, labelsIn } from "./support/texts.ts";
import { foundIn, foundInAddress } from "./support/settled.ts";

test(
  "a partner submits a log file, staff close it in two tabs once, and its voucher is under the partner's advantages",
  { tag: "@long" },
  async ({ page, browser, portal }) => {
    const log = { name: "pairing.log", mimeType: "text/plain", buffer: Buffer.from("09:14:00 TX 00 01\n") };
    await signInByCall(page, portal.url, "reg21");
    await page.goto("/orders/");
    const order = await foundIn(page.locator("main table"), /SO-\d{4}-\d{6}/);
    await page.goto("/pioneer/");
    await page.getByLabel(label("pioneer.order"), { exact: true }).fill("SO-1");
    await page.getByLabel(label("pioneer.model"), { exact: true }).fill("Klimara K-35 Split");
    await page.locator("input[type=file]").setInputFiles(log);
    await page.getByLabel(label("pioneer.description"), { exact: true }).fill("Silent in the journey");
    await page.getByLabel(label("pioneer.details")).fill("No answer.\nNever.");
    const send = page.getByRole("button", { name: label("pioneer.submit"), exact: true });
    await send.click();
    await expect(page.getByText(label("pioneer.refused.PIONEER_ORDER_UNKNOWN"))).toBeVisible();
    await expect(page.getByLabel(label("pioneer.order"), { exact: true })).toBeFocused();
    await expectAccessible(page, "the form with a refused order");
    await page.getByLabel(label("pioneer.order"), { exact: true }).fill(order);
    await send.click();
    await expect(page.getByText(label("pioneer.sent"))).toBeVisible();
    await page.getByRole("link", { name: label("pioneer.sent.open") }).click();
    await expect(page.getByRole("heading", { name: "Silent in the journey" })).toBeVisible();
    const id = await foundInAddress(page, /PI-\d{4}-\d{6}/);

    // Staff read German: their account's language.
    const de = labelsIn("dede");
    const theirs = await browser.newContext({ baseURL: portal.url });
    const staff = await theirs.newPage();
    await signInByCall(staff, portal.url, "staff");
    const at = `/pioneer/review/?q=${id}`;
    await staff.goto(at);
    const second = await theirs.newPage();
    await second.goto(at);
    const saved = staff.waitForEvent("download");
    await staff.getByRole("button", { name: de("pioneer.log.save", { name: log.name }) }).click();
    expect((await saved).suggestedFilename()).toBe(log.name);
    await staff.getByRole("button", { name: de("pioneer.step.take") }).click();
    await expect(staff.getByText(de("pioneer.step.take.done", { id }))).toBeVisible();
    await expectAccessible(staff, "the staff's list of submissions");
    for (const tab of [staff, second])
      await tab.getByLabel(de("pioneer.outcome")).fill("It is supported now.");
    await staff.getByRole("button", { name: de("pioneer.step.close") }).click();
    await expect(staff.getByText(de("pioneer.step.close.done", { id }))).toBeVisible();
    await second.getByRole("button", { name: de("pioneer.step.close") }).click();
    await expect(second.getByText(de("pioneer.refused.PIONEER_DONE")).first()).toBeVisible();
    await theirs.close();

    const letter = await letterTo(page, portal.url, "reg21@demo.test");
    const code = new RegExp(`PIONEER${id.slice(2)}-[A-Z0-9]{6}`).exec(letter)?.[0] ?? "";
    expect(code).not.toBe("");
    await page.reload();
    await page.getByRole("link", { name: code }).click();
    await expect(page).toHaveURL(new RegExp(`/advantages/\\?q=${code}$`));
    await expect(page.getByRole("row").filter({ hasText: code })).toBeVisible();
  },
);
