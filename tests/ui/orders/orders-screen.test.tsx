import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { OrderSummary } from "../../../src/domain/orders/order.ts";
import type { Page } from "../../../src/ui/lists/list-address.ts";
import {
  OrdersActorsProvider,
  type OrdersActors,
  type OrdersRequest,
} from "../../../src/ui/screens/orders/orders-actors.ts";
import { OrdersScreen } from "../../../src/ui/screens/orders/orders-screen.tsx";
import { pageActors } from "../../support/page-actors.ts";
import {
  everyFailure,
  expectRetry,
  inertResource,
  inertSubmission,
  renderScreen,
  type StubResult,
} from "../../support/render-screen.tsx";
import { orderActors, summary } from "./order-samples.ts";

type Found = Page<OrderSummary>;
const two: Found = {
  rows: [summary("A-1001"), summary("A-1002", { status: { _tag: "Unknown", code: "lost_at_sea" } })],
  total: 60,
};

const show = (actors: Partial<OrdersActors>, at = "/orders/") =>
  renderScreen(<OrdersScreen />, {
    at,
    actors: pageActors().actors,
    wrap: (child) => <OrdersActorsProvider value={orderActors(actors)}>{child}</OrdersActorsProvider>,
  });

const showFound = (found: Found, at?: string) => {
  const asked: OrdersRequest[] = [];
  return {
    ...show({ orders: inertResource([{ answer: found }], (request) => asked.push(request)) }, at),
    asked,
  };
};

describe("the order list", () => {
  it("shows when new orders appear, and a placeholder while it loads", () => {
    show({});
    expect(screen.getByRole("heading", { level: 1, name: "Orders" })).toBeTruthy();
    expect(screen.getByText("New orders can take up to 30 minutes to appear.")).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("links to a ticket about an order", () => {
    show({});
    expect(screen.getByRole("link", { name: "Ask about an order" }).getAttribute("href")).toBe(
      "/new-ticketv2/?area=order",
    );
  });

  it("shows each order as a row with one link, and an unknown status unchanged", async () => {
    showFound(two);
    const table = await screen.findByRole("table", { name: "Orders, page 1" });
    expect(within(table).getByRole("link", { name: "A-1001" }).getAttribute("href")).toBe("/order/A-1001/");
    expect(within(table).getByText("Sent")).toBeTruthy();
    expect(within(table).getByText("lost_at_sea")).toBeTruthy();
    expect(screen.getByText("60 orders")).toBeTruthy();
  });

  it("requests the filters in the address", async () => {
    const { asked } = showFound(two, "/orders/?q=relay&status=done,sent&sort=-total&page=2&size=50");
    await screen.findByRole("table", { name: "Orders, page 2" });
    expect(asked).toEqual([
      { page: 2, page_size: 50, sort: "-total", filter: { search: "relay", status: ["sent", "done"] } },
    ]);
  });

  it("searches with Enter, starts at the first page, and keeps the filter", async () => {
    const { user, address, asked } = showFound(two, "/orders/?status=done&page=2");
    await screen.findByRole("table");
    await user.type(screen.getByRole("searchbox", { name: "Search orders" }), "relay{Enter}");
    expect(address()).toBe("/orders/?status=done&q=relay");
    expect(asked.at(-1)).toEqual({
      page: 1,
      page_size: 25,
      sort: "-date",
      filter: { search: "relay", status: ["done"] },
    });
  });

  it("changes page and order by links, and writes the page size to the address", async () => {
    const { user, address } = showFound(two);
    await user.click(await screen.findByRole("link", { name: "Next page" }));
    expect(address()).toBe("/orders/?page=2");
    await user.click(await screen.findByRole("link", { name: "Total" }));
    expect(address()).toBe("/orders/?sort=total");
    await user.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "100");
    expect(address()).toBe("/orders/?sort=total&size=100");
  });

  it("filters by several statuses in the bottom sheet of a phone", async () => {
    const { user, address } = showFound(two);
    await screen.findByRole("table");
    await user.click(screen.getByRole("button", { name: "Filters" }));
    const sheet = within(screen.getByRole("dialog", { name: "Filters" }));
    await user.click(sheet.getByRole("combobox", { name: /Status/ }));
    await user.click(sheet.getByRole("option", { name: "Sent" }));
    await user.click(sheet.getByRole("option", { name: "Completed" }));
    expect(address()).toBe("/orders/?status=sent%2Cdone");
    await user.click(sheet.getByRole("button", { name: "Show results" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Filters, 2 active" })).toBeTruthy();
  });

  it("shows different texts for an account without orders and for a search without results", async () => {
    const { unmount } = showFound({ rows: [], total: 0 });
    expect(await screen.findByText("No orders yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the webshop" }).getAttribute("href")).toBe(
      "https://shop.homeautomation.example/",
    );
    unmount();
    const { user, address } = showFound({ rows: [], total: 0 }, "/orders/?q=zz&shop=at");
    await screen.findByText("No matching orders");
    const clears = screen.getAllByRole("button", { name: "Clear filters" });
    await user.click(clears.at(-1)!);
    expect(address()).toBe("/orders/?shop=at");
  });

  it("links back from a page after the last one", async () => {
    const { user, address } = showFound({ rows: [], total: 60 }, "/orders/?page=9");
    await user.click(await screen.findByRole("link", { name: "Go to the first page" }));
    expect(address()).toBe("/orders/");
  });

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "shows the text for %s, and a retry where it can help",
    async (code, failure) => {
      const { user } = show({ orders: inertResource<OrdersRequest, Found>([{ failure }, { answer: two }]) });
      expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
      expect(screen.getByText("The orders could not be loaded")).toBeTruthy();
      await expectRetry(user, failure, () => screen.findByRole("link", { name: "A-1001" }));
    },
  );
});

const press = async (result: StubResult<undefined>) => {
  const asked: OrdersRequest[] = [];
  const ordersCsv = inertSubmission<OrdersRequest, undefined>([result], (request) => asked.push(request));
  const { user } = show({ orders: inertResource([{ answer: two }]), ordersCsv }, "/orders/?status=done");
  await user.click(await screen.findByRole("button", { name: "Download CSV" }));
  return asked;
};

describe("the CSV file of the orders", () => {
  it("is requested with the filters of the list, and shows progress", async () => {
    const asked = await press("never");
    expect(asked).toEqual([{ page: 1, page_size: 25, sort: "-date", filter: { status: ["done"] } }]);
    expect(screen.getByRole("button", { name: /Download CSV/ }).getAttribute("aria-busy")).toBe("true");
  });

  it("shows no message once the list has changed", async () => {
    const ordersCsv = inertSubmission<OrdersRequest, undefined>([{ answer: undefined }]);
    const { user } = show({ orders: inertResource([{ answer: two }]), ordersCsv });
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    await screen.findByText("The CSV file is being downloaded.");
    await user.click(screen.getByRole("link", { name: "Total" }));
    expect(screen.queryByText("The CSV file is being downloaded.")).toBeNull();
  });

  it("shows when it is saved", async () => {
    await press({ answer: undefined });
    expect(await screen.findByText("The CSV file is being downloaded.")).toBeTruthy();
  });

  it("shows at its button why it was not saved", async () => {
    await press({ failure: { _tag: "Offline" } });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The CSV file was not saved.");
    expect(alert.textContent).toContain("No connection");
    expect(alert.textContent).toContain("Code OFFLINE");
  });
});
