import type { Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";
import { label } from "../texts.ts";
import type { Part, Place } from "./products-state.ts";

const tabs: Readonly<Record<Part, string>> = {
  product: "product.part.overview",
  remoteConnect: "product.part.remote_connect",
  cloudServices: "product.part.cloud_services",
  productSettings: "product.part.settings",
};

export const press = (within: Page | Locator, key: string): Promise<void> =>
  within.getByRole("button", { name: label(key), exact: true }).click();
export const fill = (within: Page | Locator, name: string, text: string): Promise<void> =>
  within.locator(`[name=${name}]`).first().fill(text);
/** The panel of the weather service. */
export const weatherOf = (page: Page): Locator =>
  page.getByRole("region", { name: label("product.service.weather"), exact: true });

/** Opens the list by the navigation, and searches. */
export const goToList = async (page: Page, search: string): Promise<void> => {
  await page
    .getByRole("navigation")
    .getByRole("link", { name: label("products.title"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/$/);
  if (search === "") return;
  const field = page.getByRole("searchbox");
  await field.fill(search);
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${search}`));
};

/** Opens a part of a product: by its row in the list, or by the product's navigation if the product is already open. */
export const goToPart = async (page: Page, at: Place, serial: string, part: Part): Promise<void> => {
  if (at._tag !== "Product" || at.serial !== serial) {
    await goToList(page, serial);
    await page.getByRole("row", { name: serial }).getByRole("link").click();
  }
  await page
    .getByRole("navigation", { name: label("product.parts") })
    .getByRole("link", { name: label(tabs[part]), exact: true })
    .click();
};

/** Opens the registration from the list. */
export const goToRegistration = async (page: Page): Promise<void> => {
  await goToList(page, "");
  await page
    .getByRole("main")
    .getByRole("link", { name: label("products.register"), exact: true })
    .first()
    .click();
  await expect(page.locator("[name=serial]")).toBeEditable();
};
