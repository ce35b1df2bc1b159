import { demoInvoice } from "../../support/portal/demo-numbers.ts";
import { heading, workingDay } from "../support/day.ts";
import { expect } from "../support/test.ts";
import { label } from "../support/texts.ts";

workingDay(
  "employee",
  "an employee with two rights sees nothing of orders and invoices, books a training and gives it up, and writes a ticket",
  async ({ page, open, goTo }) => {
    const main = page.getByRole("main");
    await expect(main.getByText("Next training")).toBeVisible();
    await expect(main.getByText(label("dashboard.invoices"), { exact: true })).toBeHidden();
    for (const address of ["/invoices/", `/invoice/${demoInvoice(534)}/`, "/orders/", "/advantages/"]) {
      await open(address);
      await expect(heading(page, label("no_access.title"))).toBeVisible();
    }

    await goTo("trainings");
    await page.getByRole("tab", { name: label("trainings.tab.bookable") }).click();
    await page.getByRole("searchbox").fill("Audio multisala");
    await page.keyboard.press("Enter");
    await page
      .getByRole("button", { name: /^Book Audio multisala/ })
      .first()
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: label("trainings.book.seat"), exact: true })
      .click();
    await expect(page.getByText(/Audio multisala .* is booked for Eliška Nováková/)).toBeVisible();
    await page.getByRole("tab", { name: label("trainings.tab.mine") }).click();
    await page.getByRole("button", { name: /^Cancel booking Audio multisala.*Eliška/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: label("trainings.cancel"), exact: true })
      .click();
    await expect(page.getByText(/Audio multisala .* is canceled for Eliška Nováková/)).toBeVisible();

    await open("/new-ticket/");
    await page.getByRole("textbox", { name: new RegExp(`^${label("ticket.subject")}`) }).fill("Which room?");
    await page
      .getByRole("textbox", { name: new RegExp(`^${label("help.message")}`) })
      .fill("Where is the training?");
    await page.getByRole("button", { name: label("new_ticket.submit"), exact: true }).click();
    await page.getByRole("link", { name: label("help.success.open") }).click();
    await expect(heading(page, "Which room?")).toBeVisible();
    await goTo("my_tickets");
    await expect(page.getByRole("link", { name: "Which room?" })).toBeVisible();
  },
);
