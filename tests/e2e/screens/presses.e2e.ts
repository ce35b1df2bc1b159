import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/people.ts";
import { freshAddress, signUpWalk } from "../support/sign-up.ts";
import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { expect, test, withAnimations } from "../support/test.ts";
import { label } from "../support/texts.ts";
import { measured } from "../support/settled.ts";

test.use(withAnimations);

const placeOf = async (control: Locator) => {
  const box = await measured(control.page(), () => control.boundingBox());
  if (box === null) throw new Error("It is not there");
  return box;
};

/** Answers the next request of a call once it is told to. The server does not know of it: other tests use its data. */
const hold = async (page: Page, call: string, json: object): Promise<() => void> => {
  let answer = (): void => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    `**/api/${call}`,
    async (route) => {
      await released;
      await route.fulfill({ json: { valid: true, ...json } });
    },
    { times: 1 },
  );
  return answer;
};

const pointAt = async (page: Page, control: Locator): Promise<void> => {
  const { x, y, width, height } = await placeOf(control);
  await page.mouse.move(x + width / 2, y + height / 2);
};

test.describe("a press while an answer changes the page", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, "gold");
    await page.goto(`/order/${demoOrder(560)}/`);
    const dismiss = page.getByRole("button", { name: label("order.shortages.dismiss") });
    const answer = await hold(page, "dismissShortageNotice", { data: {} });
    await dismiss.click();
    const link = page.getByRole("main").getByRole("link", { name: /^IN-/ }).first();
    await link.scrollIntoViewIfNeeded();
    await pointAt(page, link);
    await page.mouse.down();
    const before = await placeOf(link);
    answer();
    await expect(dismiss).toBeHidden();
    await expect.poll(async () => (await placeOf(link)).y).not.toBe(before.y);
  });

  test("reaches the link that moved away under the pointer", async ({ page }) => {
    await page.mouse.up();
    await expect(page).toHaveURL(/\/invoice\/IN-/);
  });

  test("is taken back by a pointer that moves away itself", async ({ page }) => {
    await page.mouse.move(5, 5);
    await page.mouse.up();
    // A late change of page would be seen by what the next press leads to.
    await page
      .getByRole("main")
      .getByRole("link", { name: label("order.back") })
      .click();
    await expect(page).toHaveURL(/\/orders\/$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/invoice\//);
  });
});

for (const [width, ...tag] of [[390], [1440, "@long"]] as const) {
  test.describe(`${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the end of an upload moves no button", async ({ page }) => {
      const walk = signUpWalk(page);
      await page.goto("/registration/");
      await walk.type("partner");
      await walk.person(freshAddress(`moves.${width}`));
      await walk.company();
      await walk.tradeField();
      const answer = await hold(page, "uploadTradeLicence", { data: { licence: "0".repeat(43) } });
      const name = "licence.png";
      await walk.file({ name, mimeType: "image/png", buffer: Buffer.from("89504e470d0a1a0a", "hex") });
      await expect(
        page.getByRole("progressbar", { name: label("kit.upload.progress", { name }) }),
      ).toBeVisible();
      await expect(page.getByText(label("sign_up.licence.no_preview"))).toBeVisible();
      const next = page.getByRole("button", { name: label("sign_up.next"), exact: true });
      const before = await placeOf(next);
      answer();
      await expect(page.getByText(label("sign_up.licence.uploaded", { name }))).toBeVisible();
      expect(await placeOf(next)).toEqual(before);
    });
  });
}
