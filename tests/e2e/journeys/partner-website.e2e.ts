import type { Page } from "@playwright/test";
import { phoneHeic } from "../../support/pictures/phone-heic.ts";
import { workingDay, button } from "../support/day.ts";
import { expect } from "../support/test.ts";
import { label } from "../support/texts.ts";
import { foundInAttribute, originOf } from "../support/settled.ts";

/** A page of a browser that knows nothing of the portal. */
const visitorOf = async (page: Page): Promise<Page> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser");
  return (await browser.newContext()).newPage();
};

workingDay(
  "silver",
  "a partner completes the website with a photo of a phone, looks at the preview, publishes it, and a visitor without a session sees it; offline it is gone",
  async ({ page, goTo }) => {
    await goTo("website");
    const tab = (part: "texts" | "pictures" | "preview" | "publish") =>
      page.getByRole("tab", { name: label(`website.section.${part}`) });
    const address = page.getByText(/^\/partner\/instalaciones-munoz-s-l\/$/);

    // What is missing is shown at its field.
    await button(page, "website.publish").click();
    await expect(page.getByText(label("website.problem.IMPRINT_EMPTY"))).toBeVisible();
    await expect(page).toHaveURL(/tab=texts/);
    await page.getByLabel(label("website.field.imprint")).fill("Instalaciones Muñoz S.L.\nMadrid");
    await page.getByLabel(label("website.field.description")).fill("Domótica <b>en Madrid</b>");
    await expect(page.getByText(label("website.saved"))).toBeVisible();

    await tab("pictures").click();
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "IMG_2041.HEIC", mimeType: "image/heic", buffer: phoneHeic });
    await page.getByLabel(label("pictures.description")).first().fill("Una casa en Madrid");
    await expect(page.getByText(label("website.saved"))).toBeVisible();

    await tab("preview").click();
    const preview = page.frameLocator(`iframe[title="${label("website.preview.frame")}"]`);
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Instalaciones Muñoz S.L.");
    await expect(preview.getByRole("img", { name: "Una casa en Madrid" })).toBeVisible();

    await button(page, "website.publish").click();
    await expect(page.getByText(label("website.result.published"))).toBeVisible();
    await expect(address).toBeVisible();

    const visitor = await visitorOf(page);
    const path = new URL(await foundInAttribute(address, "href", /.+/), originOf(page)).href;
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Instalaciones Muñoz S.L.");
    // What was typed is text.
    await expect(visitor.getByText("Domótica <b>en Madrid</b>")).toBeVisible();
    const picture = visitor.getByRole("img", { name: "Una casa en Madrid" });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await tab("publish").click();
    await button(page, "website.offline.ask").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: label("website.offline.submit") })
      .click();
    await expect(page.getByText(label("website.result.takenOffline"))).toBeVisible();
    // Another address than the one that the visitor's browser still has.
    expect((await visitor.goto(`${path}?again`))?.status()).toBe(410);
    await visitor.context().close();
  },
);
