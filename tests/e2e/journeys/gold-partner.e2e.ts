import { demoInvoice } from "../../support/portal/demo-numbers.ts";
import { button, columnsButton, downloaded, heading, workingDay } from "../support/day.ts";
import { expect } from "../support/test.ts";
import { label } from "../support/texts.ts";

workingDay(
  "gold",
  "a gold partner looks at what is overdue, asks about an invoice, saves its documents, looks what is still to come, books a colleague, and orders a package",
  async ({ page, goTo }) => {
    const main = page.getByRole("main");

    // What to do first: the rest of the list is a press away, and a step can be hidden for a week.
    const steps = page.getByRole("region", { name: label("dashboard.next") });
    await steps.locator("summary").click();
    await steps.getByRole("link", { name: label("dashboard.shortages.open") }).click();
    await expect(heading(page, label("shortages.title"))).toBeVisible();
    await page.goBack();
    await steps.locator("summary").click();
    const short = steps.getByRole("listitem").filter({ hasText: label("dashboard.shortages.open") });
    await short.getByRole("button", { name: label("dashboard.next.dismiss") }).click();
    await expect(steps.getByText(label("dashboard.next.dismissed"))).toBeVisible();
    await expect(short).toHaveCount(0);

    // The dashboard leads to the overdue invoices, and one of them to a question.
    await steps.getByRole("link", { name: label("dashboard.next.overdue") }).click();
    await expect(page).toHaveURL(/tab=overdue/);
    await expect(page.getByText("11 entries")).toBeVisible();
    await page.getByRole("link", { name: new RegExp(`^${demoInvoice(534)}`) }).click();
    await expect(heading(page, new RegExp(demoInvoice(534)))).toBeVisible();
    await expect(page.getByText(label("invoices.settlement")).first()).toBeVisible();
    await button(page, "invoice.help").click();
    const dialog = page.getByRole("dialog", { name: label("help.title.invoice", { no: demoInvoice(534) }) });
    await dialog.getByRole("textbox").fill("When was this delivered?");
    await dialog.getByRole("button", { name: label("help.submit") }).click();
    await expect(dialog.getByText(/T-\d{4}-\d{6}/).first()).toBeVisible();
    await page.keyboard.press("Escape");
    // Back keeps the filter.
    await page.goBack();
    await expect(page.getByText("11 entries")).toBeVisible();

    await goTo("orders");
    // The account keeps which columns are shown, and how high rows are.
    const reference = main.locator("th", { hasText: label("orders.column.reference") });
    const kept = () => page.waitForResponse(/\/api\/setListView$/);
    await expect(reference).toHaveCount(1);
    await (await columnsButton(page)).click();
    const shown = page.getByRole("group", { name: label("list.columns"), exact: true });
    await Promise.all([
      kept(),
      shown.getByRole("checkbox", { name: label("orders.column.reference"), exact: true }).uncheck(),
    ]);
    await Promise.all([kept(), shown.getByRole("checkbox", { name: label("columns.compact") }).check()]);
    await expect(reference).toHaveCount(0);
    await page.reload();
    await expect(main.locator("td").first()).toBeVisible();
    await expect(reference).toHaveCount(0);
    await (await columnsButton(page)).click();
    await expect(shown.getByRole("checkbox", { name: label("columns.compact") })).toBeChecked();
    await Promise.all([kept(), button(page, "columns.reset").click()]);
    await expect(reference).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: label("orders.tab.products") }).click();
    await expect(page).toHaveURL(/tab=products/);
    await main.getByRole("link", { name: /^SO-/ }).first().click();
    await expect(heading(page, /SO-\d{4}-\d{6}/)).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(label("order.again.link")) })).toHaveAttribute(
      "href",
      /^https:\/\/shop\.homeautomation\.example\//,
    );

    await goTo("trainings");
    await page.getByRole("tab", { name: label("trainings.tab.bookable") }).click();
    await page.getByRole("searchbox").fill("Audio multisala");
    await page.keyboard.press("Enter");
    await page
      .getByRole("button", { name: /^Book Audio multisala/ })
      .first()
      .click();
    const booking = page.getByRole("dialog");
    await booking.getByRole("combobox").click();
    await booking.getByRole("option", { name: /Eliška Nováková/ }).click();
    await booking.getByRole("button", { name: label("trainings.book.seat"), exact: true }).click();
    await expect(page.getByText(/Audio multisala .* is booked for Eliška Nováková/)).toBeVisible();
    await page.getByRole("tab", { name: label("trainings.tab.mine") }).click();
    const calendar = page
      .getByRole("row", { name: /Audio multisala.*Eliška/ })
      .getByRole("button", { name: label("trainings.calendar"), exact: true });
    expect(await downloaded(page, () => calendar.click())).toMatch(/\.ics$/);

    await goTo("advantages");
    await expect(page.getByRole("button", { name: "Copy AC10003" })).toBeVisible();

    await goTo("campus_packages");
    await page.getByRole("button", { name: "Order Campus Starter" }).click();
    await button(page, "campus.confirm").click();
    await page.getByRole("link", { name: label("campus.open_order") }).click();
    await expect(heading(page, /CP-\d{4}-\d{6}/)).toBeVisible();
    await expect(main.getByText("Campus Starter").first()).toBeVisible();

    await goTo("downloads");
    await page.getByRole("searchbox").fill("price list");
    await page.keyboard.press("Enter");
    const load = page
      .getByRole("row", { name: /Partner price list/ })
      .getByRole("button", { name: label("downloads.load") });
    expect(await downloaded(page, () => load.click())).toBe("partner-price-list-en.pdf");
  },
);
