import { act, screen, within } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { openProduct, orderSummaries } from "../../../src/atlas/samples/orders.samples.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { OrderSummary } from "../../../src/domain/orders/order-summary.ts";
import { OrdersScreen } from "../../../src/ui/screens/orders/orders-screen.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, renderScreen, type StubResult } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

type Found = Page<OrderSummary>;
const [first] = orderSummaries;
const two: Found = {
  rows: [
    { ...first, status: known("sent") },
    { ...first, id: "A-1002" as typeof first.id, status: { _tag: "Unknown", code: "lost_at_sea" } },
  ],
  total: 60,
};

/** Goes back, as the browser's own button does. */
const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

const show = (calls: Script = {}, at = "/orders/") =>
  renderScreen(
    <>
      <OrdersScreen />
      <Back />
    </>,
    { at, actors: pageActors().actors, calls },
  );

const showFound = (found: Found, at?: string) => {
  const view = show({ getOrders: [{ answer: found }] }, at);
  return { ...view, requests: () => view.asked("getOrders") };
};

describe("the order list", () => {
  it("shows when new orders appear, and a placeholder while it loads", () => {
    show();
    expect(screen.getByRole("heading", { level: 1, name: "Orders" })).toBeTruthy();
    expect(screen.getByText("New orders can take up to 30 minutes to appear.")).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("links to a ticket about an order", () => {
    show();
    expect(screen.getByRole("link", { name: "Ask about an order" }).getAttribute("href")).toBe(
      "/new-ticketv2/?area=order",
    );
  });

  it("shows each order as a row with one link, and an unknown status unchanged", async () => {
    showFound(two);
    const table = await screen.findByRole("table", { name: "Open orders, page 1" });
    expect(within(table).getByRole("link", { name: "SO-2026-000101" }).getAttribute("href")).toBe(
      "/order/SO-2026-000101/",
    );
    expect(within(table).getByText("Sent")).toBeTruthy();
    expect(within(table).getByText("lost_at_sea")).toBeTruthy();
    expect(screen.getByText("60 orders")).toBeTruthy();
  });

  it("says where a search finds more than is counted", async () => {
    showFound({ ...two, total: 1000, more: true }, "/orders/?q=relay");
    await screen.findByRole("table", { name: "Open orders, page 1" });
    expect(screen.getByText(/^1,000\+ orders/).textContent).toBe(
      "1,000+ orders Narrow the search: there are more results than are listed.",
    );
    expect(screen.getByText("1–25 of 1,000+")).toBeTruthy();
  });

  it("requests the filters in the address", async () => {
    const { requests } = showFound(
      two,
      "/orders/?q=relay&status=sent,in_progress&sort=-total&page=2&size=50",
    );
    await screen.findByRole("table", { name: "Open orders, page 2" });
    await expect.poll(requests).toEqual([
      {
        page: 2,
        page_size: 50,
        sort: "-total",
        filter: { search: "relay", status: ["in_progress", "sent"], completed: false },
      },
    ]);
  });

  it("searches with Enter, starts at the first page, and keeps the filter", async () => {
    const { user, address, requests } = showFound(two, "/orders/?status=sent&page=2");
    await screen.findByRole("table");
    await user.type(screen.getByRole("searchbox", { name: "Search orders" }), "relay{Enter}");
    await expect.poll(address).toBe("/orders/?status=sent&q=relay");
    await expect
      .poll(() => requests().at(-1))
      .toEqual({
        page: 1,
        page_size: 25,
        sort: "-date",
        filter: { search: "relay", status: ["sent"], completed: false },
      });
  });

  it("changes page and order by links, and writes the page size to the address", async () => {
    const { user, address } = showFound(two);
    await user.click(await screen.findByRole("link", { name: "Next page" }));
    await expect.poll(address).toBe("/orders/?page=2");
    await user.click(await screen.findByRole("link", { name: "Total (€)" }));
    await expect.poll(address).toBe("/orders/?sort=total");
    await user.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "100");
    await expect.poll(address).toBe("/orders/?sort=total&size=100");
  });

  it("filters by several statuses in the bottom sheet of a phone", async () => {
    const { user, address } = showFound(two);
    await screen.findByRole("table");
    await user.click(screen.getByRole("button", { name: "Filters" }));
    const sheet = within(screen.getByRole("dialog", { name: "Filters" }));
    await user.click(sheet.getByRole("combobox", { name: /Status/ }));
    await user.click(sheet.getByRole("option", { name: "Sent" }));
    await user.click(sheet.getByRole("option", { name: "Partly sent" }));
    expect(sheet.queryByRole("option", { name: "Completed" })).toBeNull();
    await expect.poll(address).toBe("/orders/?status=sent%2Cpartially_sent");
    await user.click(sheet.getByRole("button", { name: "Show results" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Filters, 2 active" })).toBeTruthy();
  });

  it("shows different texts for an account without orders and for a search without results", async () => {
    const { unmount } = showFound(pageOf());
    expect(await screen.findByText("No open orders")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the webshop" }).getAttribute("href")).toBe(
      "https://shop.homeautomation.example/",
    );
    unmount();
    const { user, address } = showFound(pageOf(), "/orders/?q=zz&shop=at");
    const nothing = await screen.findByText("No matching orders");
    // Who searches hears of it, without the focus there.
    expect(nothing.closest("[role=status]")).not.toBeNull();
    const clears = screen.getAllByRole("button", { name: "Clear filters" });
    await user.click(clears.at(-1)!);
    await expect.poll(address).toBe("/orders/?shop=at");
  });

  it("links back from a page after the last one", async () => {
    const { user, address } = showFound({ rows: [], total: 60 }, "/orders/?page=9");
    await user.click(await screen.findByRole("link", { name: "Go to the first page" }));
    await expect.poll(address).toBe("/orders/");
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getOrders: [{ failure }, { answer: two }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The orders could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("link", { name: "SO-2026-000101" }));
  });
});

const tab = (name: string) => screen.getByRole("tab", { name });

describe("the tabs of the orders", () => {
  const shown = {
    rows: [openProduct, { ...openProduct, order: "A-1002" as typeof first.id, estimatedDispatch: null }],
    total: 60,
  };
  const showAll = (at: string) =>
    show({ getOrders: [{ answer: two }], getOpenProducts: [{ answer: shown }] }, at);

  it("are kept in the address, with the search and the page size; Back leads to the last one", async () => {
    const { user, address, asked } = showAll("/orders/?q=relay&status=sent&sort=total&page=2&size=50");
    expect(tab("Open").getAttribute("aria-selected")).toBe("true");
    await user.click(tab("Completed"));
    await expect.poll(address).toBe("/orders/?q=relay&size=50&tab=completed");
    expect(await screen.findByRole("table", { name: "Completed orders, page 1" })).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: /Status/ })).toBeNull();
    await user.click(tab("Open products"));
    await expect.poll(address).toBe("/orders/?q=relay&size=50&tab=products");
    expect(await screen.findByRole("table", { name: "Open products, page 1" })).toBeTruthy();
    const asking = { page: 1, page_size: 50 };
    expect(asked("getOrders").slice(1)).toEqual([
      { ...asking, sort: "-date", filter: { search: "relay", completed: true } },
    ]);
    expect(asked("getOpenProducts")).toEqual([{ ...asking, sort: "dispatch", filter: { search: "relay" } }]);
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(tab("Completed").getAttribute("aria-selected")).toBe("true");
  });

  it("are moved through with the arrow keys, and name their panel", async () => {
    const { user, address } = showAll("/orders/");
    act(() => tab("Open").focus());
    await user.keyboard("{ArrowLeft}");
    await expect.poll(address).toBe("/orders/?tab=products");
    await expect.poll(() => document.activeElement).toBe(tab("Open products"));
    expect(screen.getByRole("tabpanel", { name: "Open products" })).toBeTruthy();
    await user.keyboard("{Home}");
    await expect.poll(address).toBe("/orders/");
  });

  it.each([
    ["/orders/?status=done&q=relay&page=3", "/orders/?q=relay&tab=completed"],
    ["/orders/?status=done,sent,in_progress", "/orders/?status=in_progress%2Csent"],
    ["/orders/?status=sent&page=2", "/orders/?status=sent&page=2"],
    ["/orders/?tab=nothing", "/orders/?tab=nothing"],
  ])("take over the status filter of an old address: %s is %s", async (old, present) => {
    const { address } = showAll(old);
    await expect.poll(address).toBe(present);
    expect(tab(present.includes("completed") ? "Completed" : "Open").getAttribute("aria-selected")).toBe(
      "true",
    );
  });

  it("lead from a search without results to the other orders", async () => {
    const nothing = { answer: pageOf() };
    const { user, address } = show({ getOrders: [nothing] }, "/orders/?q=zz");
    await user.click(await screen.findByRole("link", { name: "Search completed orders" }));
    await expect.poll(address).toBe("/orders/?q=zz&tab=completed");
    await user.click(await screen.findByRole("link", { name: "Search open orders" }));
    await expect.poll(address).toBe("/orders/?q=zz");
  });

  it("show each open product with its figures and a link to its order, sorted by dispatch", async () => {
    const { user, address } = showAll("/orders/?tab=products");
    const table = await screen.findByRole("table", { name: "Open products, page 1" });
    const [, first, second] = within(table).getAllByRole("row");
    expect(
      within(first!)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent?.replace(/^.*?: /, "")),
    ).toEqual([
      "SO-2026-000101 Position 20",
      "20 Feb 2026",
      "Relay Extension 100218",
      "2",
      "2",
      "500.00",
      "23%",
      "924.00",
    ]);
    expect(within(first!).getByRole("link").getAttribute("href")).toBe("/order/SO-2026-000101/");
    expect(within(second!).getByText("No date yet")).toBeTruthy();
    expect(screen.getByText("60 open products")).toBeTruthy();
    expect(
      within(table).getByRole("columnheader", { name: "Estimated shipping date" }).getAttribute("aria-sort"),
    ).toBe("ascending");
    await user.click(within(table).getByRole("link", { name: "Subtotal incl. VAT (€)" }));
    await expect.poll(address).toBe("/orders/?tab=products&sort=subtotal");
  });

  it("show when nothing is open, and when the search finds nothing", async () => {
    const nothing = { answer: pageOf() };
    const { unmount } = show({ getOpenProducts: [nothing] }, "/orders/?tab=products");
    expect(await screen.findByText("No open products")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show orders" }).getAttribute("href")).toBe("/orders/");
    unmount();
    show({ getOpenProducts: [nothing] }, "/orders/?tab=products&q=zz");
    expect(await screen.findByText("No matching products")).toBeTruthy();
  });

  it("show for open products the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const getOpenProducts = [{ failure }, { answer: shown }];
    const { user } = show({ getOpenProducts }, "/orders/?tab=products");
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The open products could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("link", { name: "SO-2026-000101 Position 20" }));
  });

  it("save the CSV file of the open products that the search finds", async () => {
    const { user, asked } = show(
      { getOpenProducts: [{ answer: shown }], getOpenProductsCsv: [{ answer: undefined }] },
      "/orders/?tab=products&q=tree",
    );
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    expect(await screen.findByText("The CSV file is being downloaded.")).toBeTruthy();
    await expect
      .poll(() => asked("getOpenProductsCsv"))
      .toEqual([{ page: 1, page_size: 25, sort: "dispatch", filter: { search: "tree" } }]);
  });
});

const press = async (result: StubResult<undefined>) => {
  const calls: Script = { getOrders: [{ answer: two }], getOrdersCsv: [result] };
  const { user, asked } = show(calls, "/orders/?status=sent");
  await user.click(await screen.findByRole("button", { name: "Download CSV" }));
  return () => asked("getOrdersCsv");
};

describe("the CSV file of the orders", () => {
  it("is requested with the filters of the list, and shows progress", async () => {
    const requests = await press("never");
    await expect
      .poll(requests)
      .toEqual([{ page: 1, page_size: 25, sort: "-date", filter: { status: ["sent"], completed: false } }]);
    expect(screen.getByRole("button", { name: /Download CSV/ }).getAttribute("aria-busy")).toBe("true");
  });

  it("shows no message once the list has changed", async () => {
    const { user } = show({ getOrders: [{ answer: two }], getOrdersCsv: [{ answer: undefined }] });
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    await screen.findByText("The CSV file is being downloaded.");
    await user.click(screen.getByRole("link", { name: "Total (€)" }));
    expect(screen.queryByText("The CSV file is being downloaded.")).toBeNull();
  });

  it("shows when it is saved", async () => {
    await press({ answer: undefined });
    expect(await screen.findByText("The CSV file is being downloaded.")).toBeTruthy();
  });

  it("shows at its button why it was not saved", async () => {
    await press({ failure: { _tag: "Offline" } });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The CSV file could not be saved.");
    expect(alert.textContent).toContain("No connection");
    expect(alert.textContent).toContain("Code OFFLINE");
  });

  it("of one list does not keep the other list's button busy", async () => {
    const { user } = show({ getOrders: [{ answer: two }, { answer: two }], getOrdersCsv: ["never"] });
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    await user.click(screen.getByRole("tab", { name: "Completed" }));
    await screen.findByRole("table", { name: "Completed orders, page 1" });
    const other = await screen.findByRole("button", { name: /Download CSV/ });
    expect(other.getAttribute("aria-busy")).not.toBe("true");
  });
});
