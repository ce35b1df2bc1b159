import { employeeList } from "../../../src/domain/employees/employees.lists.ts";
import { orderList } from "../../../src/domain/orders/orders.lists.ts";
import { useList } from "../../../src/ui/lists/use-list.ts";
import { requestAt } from "../../../src/ui/lists/list-address.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { printAmounts, readAmounts, readTyped } from "../../../src/ui/lists/amount-choice.ts";
import { ListFilters } from "../../../src/ui/lists/list-filters.tsx";
import { renderScreen } from "../../support/render-screen.tsx";

const Filters = () => (
  <>
    <ListFilters list={useList(orderList)} />
    <output data-testid="query">{decodeURIComponent(useLocation().search)}</output>
  </>
);

const show = async (at = "/orders/") => {
  const view = renderScreen(<Filters />, { at });
  await view.user.click(screen.getByRole("button", { name: /^Filters/ }));
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  // Until the code has come, fields that are disabled hold the place.
  await waitFor(() => expect(field("Total from").disabled).toBe(false));
  const [from, to] = [field("Total from"), field("Total up to")];
  return { ...view, from, to, query: () => screen.getByTestId("query").textContent };
};

describe("amounts as they are typed", () => {
  it.each([
    ["100", 10_000],
    ["100,5", 10_050],
    ["1.250,50", 125_050],
    ["1,250.50", 125_050],
    ["1.250", 125_000],
    ["1,250,000", 125_000_000],
    ["1 250,50", 125_050],
    ["1'250.50", 125_050],
    ["-12.50", -1250],
    ["0", 0],
  ])("takes %s", (text, cents) => expect(readTyped(text)).toBe(cents));

  it.each(["", "abc", "1.2.3", "12.5.00", "1250.505", "12 EUR", "--1", "1e5"])("refuses %j", (text) =>
    expect(readTyped(text)).toBeUndefined(),
  );
});

describe("the address", () => {
  it.each(["100.00..250.50", "..250.50", "-5.00.."])("has the amounts %s", (value) =>
    expect(printAmounts(readAmounts(value)!)).toBe(value),
  );

  it.each(["", "..", "5", "9.00..5.00", "a..5", "1..2..3", "1.005.."])("has no amounts in %j", (value) =>
    expect(readAmounts(value)).toBeUndefined(),
  );

  it("becomes the request's bounds, and what is none is left out", () => {
    const request = (query: string) => requestAt(orderList, query).filter;
    expect(request("period=2026-01-01..2026-03-31&amount=100..250.5")).toEqual({
      from: new Date("2026-01-01"),
      to: new Date("2026-03-31"),
      min: 10_000,
      max: 25_050,
    });
    expect(request("period=2026-02-31..2026-03-31&amount=9..5")).toBeUndefined();
    expect(requestAt(employeeList, "amount=1..2&period=2026-01-01..2026-03-31").filter).toBeUndefined();
  });
});

describe("the fields", () => {
  it("take a bound with Enter and when they are left, and are cleared", async () => {
    const { user, from, to, query } = await show();
    await user.type(from, "1.250,50{Enter}");
    expect(query()).toBe("?amount=1250.50..");
    expect(from.value).toBe("1250.50");
    await user.type(to, "2000");
    await user.tab();
    expect(query()).toBe("?amount=1250.50..2000.00");
    await user.clear(from);
    await user.tab();
    expect(query()).toBe("?amount=..2000.00");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Clear filters" }));
    expect([query(), to.value]).toEqual(["", ""]);
  });

  it("say what is wrong, and leave the list as it was", async () => {
    const { user, from, to, query } = await show("/orders/?amount=..100.00");
    await user.type(from, "many{Enter}");
    expect(screen.getByText("Enter an amount, for example 1250.50.")).toBeTruthy();
    expect(from.getAttribute("aria-invalid")).toBe("true");
    await user.clear(from);
    await user.type(from, "100.01{Enter}");
    expect(screen.getByText("The lower amount must not be above the upper one.")).toBeTruthy();
    expect([query(), from.value, to.value]).toEqual(["?amount=..100.00", "100.01", "100"]);
  });

  it("show the period of the address", async () => {
    await show("/orders/?period=2026-01-01..2026-03-31");
    const [inRow, inSheet] = screen.getAllByRole("button", { name: "Date", hidden: true });
    for (const field of [inRow, inSheet]) expect(field?.textContent).toMatch(/^1 Jan\s–\s31 Mar 2026$/);
  });
});
