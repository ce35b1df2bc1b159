import { demoOrder, demoTicket } from "../../support/portal/demo-numbers.ts";
import { heading, workingDay } from "../support/day.ts";
import { fillLogin } from "../support/people.ts";
import { expect } from "../support/test.ts";
import { label } from "../support/texts.ts";

workingDay(
  "staff",
  "staff answer a ticket and mark who was present, and the person who was present claims the licence",
  async ({ page, open, goTo }) => {
    const main = page.getByRole("main");
    await goTo("support");
    await page.getByRole("searchbox").fill(demoTicket(60));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`q=${demoTicket(60)}`));
    await main.getByRole("link", { name: new RegExp(demoOrder(385)) }).click();
    await page
      .getByRole("textbox", { name: new RegExp(`^${label("ticket.answer.message")}`) })
      .fill("It leaves our house tomorrow.");
    await page.getByRole("button", { name: label("ticket.answer.submit"), exact: true }).click();
    await expect(page.getByText(label("ticket.answer.sent"))).toBeVisible();

    await goTo("attendance");
    await open("/attendance/TR-0015/");
    await page.getByRole("button", { name: "Eliška Nováková was present" }).click();
    await expect(page.getByRole("button", { name: "Eliška Nováková was not present" })).toBeVisible();

    await page.context().clearCookies({ name: /^portal_(session|hint)$/ });
    await open("/login/");
    await fillLogin(page, "employee");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("button", { name: /account/i })).toBeVisible();
    await goTo("trainings");
    await main
      .getByRole("listitem")
      .filter({ hasText: "Eliška Nováková (you)" })
      .getByRole("button", { name: label("trainings.exosphere.claim"), exact: true })
      .click();
    await expect(main.getByText(/Eliška Nováková \(you\): claimed, until .*, code/)).toBeVisible();
    await open("/tickets/");
    await main.getByRole("link", { name: new RegExp(demoOrder(385)) }).click();
    await expect(page.getByText("It leaves our house tomorrow.")).toBeVisible();
    await expect(heading(page, new RegExp(demoOrder(385)))).toBeVisible();
  },
);
