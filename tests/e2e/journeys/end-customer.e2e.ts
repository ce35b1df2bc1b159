import { heading, workingDay } from "../support/day.ts";
import { expect } from "../support/test.ts";
import { label } from "../support/texts.ts";

workingDay(
  "customer",
  "an end customer reads an answer, looks at an order and its invoice, and at a product; what is for partners is not there",
  async ({ page, open, goTo }) => {
    const main = page.getByRole("main");
    await main
      .getByRole("link", {
        name: label("dashboard.next.answers", { subject: "Question about the data sheet" }),
      })
      .click();
    await expect(heading(page, "Question about the data sheet")).toBeVisible();
    await page
      .getByRole("textbox", { name: new RegExp(`^${label("ticket.answer.message")}`) })
      .fill("Thank you, that was it.");
    await page.getByRole("button", { name: label("ticket.answer.submit"), exact: true }).click();
    await expect(page.getByText(label("ticket.answer.sent"))).toBeVisible();
    await goTo("dashboard");
    await expect(main.getByRole("link", { name: /Read the answer/ })).toBeHidden();

    await goTo("orders");
    await page.getByRole("tab", { name: label("orders.tab.completed") }).click();
    await main.getByRole("link", { name: /^SO-/ }).first().click();
    await main.getByRole("link", { name: /^IN-/ }).first().click();
    await expect(heading(page, /IN-\d{4}-\d{6}/)).toBeVisible();

    await goTo("products");
    await main.getByRole("link", { name: "Ďurica 36" }).click();
    await expect(heading(page, /Ďurica 36/)).toBeVisible();

    await open("/info/downloads/");
    await expect(heading(page, label("no_access.title"))).toBeVisible();
    await open("/advantages/");
    await expect(page.getByText(label("advantages.partners_only"))).toBeVisible();
  },
);
