import { useState } from "react";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Money } from "../../../src/domain/kit/money.ts";
import { pageNumbers } from "../../../src/ui/kit/lists/page-numbers.ts";
import { Pagination } from "../../../src/ui/kit/lists/pagination.tsx";
import { Table, type Column, type SortedBy } from "../../../src/ui/kit/lists/table.tsx";
import { Tabs } from "../../../src/ui/kit/layout/tabs.tsx";
import { renderKit } from "./render.tsx";

interface Row {
  readonly no: string;
  readonly total: number;
}
type Key = "no" | "total";
const rows: readonly Row[] = [
  { no: "A1", total: 5 },
  { no: "A2", total: 7 },
];
const columns: readonly Column<Row, Key>[] = [
  { key: "no", header: "Order", render: ({ no }) => no, primary: true },
  {
    key: "total",
    header: "Total",
    render: ({ total }) => total,
    number: true,
    secondary: "labelled",
    sortable: true,
  },
];
const sortHref = ({ key, direction }: SortedBy<Key>) => ({ search: `sort=${direction}.${key}` });

const OrderTable = ({ sort }: { readonly sort?: SortedBy<Key> }) => (
  <Table
    label="Orders"
    columns={columns}
    rows={rows}
    rowKey={({ no }) => no}
    rowHref={({ no }) => `/order/${no}/`}
    sort={sort}
    sortHref={sortHref}
  />
);

interface Paid {
  readonly no: string;
  readonly sum: Money | string;
  readonly pieces: number;
}

describe("the columns of a table", () => {
  const show = (...sums: readonly (Money | string)[]) => {
    renderKit(
      <Table<Paid, "no" | "sum" | "pieces" | "mine">
        label="Sums"
        columns={[
          { key: "no", header: "Order", render: ({ no }) => no, primary: true },
          { key: "sum", header: "Sum", money: ({ sum }) => sum },
          {
            key: "pieces",
            header: "Pieces",
            number: true,
            render: ({ pieces }) => pieces,
            secondary: ({ pieces }) => (pieces === 0 ? null : `${pieces} pieces`),
          },
          { key: "mine", header: "Mine", render: () => "yes", secondary: "labelled" },
        ]}
        rows={sums.map((sum, pieces) => ({ no: `A${pieces}`, sum, pieces }))}
        rowKey={({ no }) => no}
      />,
    );
    const cells = (index: number) =>
      screen.getAllByRole("row").flatMap((row) => row.querySelectorAll("td")[index] ?? []);
    return {
      heads: screen.getAllByRole("columnheader").map(({ textContent }) => textContent),
      texts: (index: number) => cells(index).map(({ textContent }) => textContent),
      alone: (index: number) => cells(index).map((cell) => cell.getAttribute("data-alone")),
      labels: (index: number) => cells(index).map((cell) => cell.getAttribute("data-label")),
    };
  };
  const euros = (cents: number) => ({ cents, currency: "EUR" });

  it("say a currency once, in the head, and with each amount where rows are stacked", () => {
    const { heads, texts, alone } = show(euros(123_450), euros(-900), "no limit");
    expect(heads[1]).toBe("Sum (€)");
    expect(texts(1)).toEqual(["1,234.50", "-9.00", "no limit"]);
    expect(alone(1)).toEqual(["€1,234.50", "-€9.00", "no limit"]);
  });

  it("name the currency of each amount where there are several, and no currency where there is no amount", () => {
    const several = show(euros(100), { cents: 200, currency: "CHF" });
    expect([several.heads[1], several.texts(1)]).toEqual(["Sum", ["€1.00", "CHF\u00A02.00"]]);
    cleanup();
    expect(show("no limit").heads[1]).toBe("Sum");
  });

  it("say a number in words where rows are stacked, or nothing, and name values that are compared", () => {
    const { alone, labels } = show("none", "none");
    expect(alone(2)).toEqual(["", "1 pieces"]);
    expect([alone(3), labels(3), labels(2)]).toEqual([
      [null, null],
      ["Mine:", "Mine:"],
      [null, null],
    ]);
  });
});

describe("Table", () => {
  it("renders one link in each row", () => {
    renderKit(<OrderTable />);
    const table = screen.getByRole("table", { name: "Orders" });
    const [, first] = within(table).getAllByRole("row");
    expect(
      within(first!)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/order/A1/"]);
  });

  it("shows the order of sortable columns only, and links to the other order", () => {
    renderKit(<OrderTable sort={{ key: "total", direction: "ascending" }} />);
    expect(screen.getByRole("columnheader", { name: "Order" }).hasAttribute("aria-sort")).toBe(false);
    const total = screen.getByRole("columnheader", { name: "Total" });
    expect(total.getAttribute("aria-sort")).toBe("ascending");
    expect(within(total).getByRole("link").getAttribute("href")).toBe("/?sort=descending.total");
  });

  it("sorts ascending first where the list has another order", () => {
    renderKit(<OrderTable />);
    const total = screen.getByRole("columnheader", { name: "Total" });
    expect(total.getAttribute("aria-sort")).toBe("none");
    expect(within(total).getByRole("link").getAttribute("href")).toBe("/?sort=ascending.total");
  });
});

const renderPages = (page: number, total: number) => {
  const size = vi.fn();
  renderKit(
    <Pagination
      page={page}
      pageSize={25}
      pageSizes={[25, 50]}
      total={total}
      hrefFor={(next) => ({ search: `page=${next}` })}
      onPageSize={size}
    />,
  );
  return size;
};

describe("Pagination", () => {
  it("links to the pages and marks the current one", () => {
    renderPages(2, 60);
    expect(screen.getByText("26–50 of 60")).toBeDefined();
    const links = within(screen.getByRole("navigation", { name: "Pages" })).getAllByRole("link");
    expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
      ["Previous page", "/?page=1"],
      ["Page 1", "/?page=1"],
      ["Page 2", "/?page=2"],
      ["Page 3", "/?page=3"],
      ["Next page", "/?page=3"],
    ]);
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("2");
  });

  it("shows no page links for a single page, and reports an empty list", () => {
    renderPages(1, 0);
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.getByText("0–0 of 0")).toBeDefined();
  });

  it("reports another page size", async () => {
    const size = renderPages(1, 60);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "50");
    await expect.poll(() => size.mock.calls).toEqual([[50]]);
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [9, 9, [1, undefined, 8, 9]],
  ])("on page %i of %i shows %j", (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  });
});

const TabCase = () => {
  const [value, setValue] = useState<"open" | "done" | "all">("open");
  return (
    <Tabs
      label="Requests"
      tabs={[
        { id: "open", label: "Open" },
        { id: "done", label: "Done" },
        { id: "all", label: "All" },
      ]}
      value={value}
      onChange={setValue}
    >
      Panel of {value}
    </Tabs>
  );
};

const chosen = () => screen.getByRole("tab", { selected: true });

describe("Tabs", () => {
  it("is one tab stop, and arrows, Home and End move the focus in it", async () => {
    renderKit(<TabCase />);
    await userEvent.tab();
    await expect.poll(() => document.activeElement).toBe(chosen());
    for (const [key, name] of [
      ["ArrowRight", "Done"],
      ["End", "All"],
      ["ArrowRight", "Open"],
      ["ArrowLeft", "All"],
      ["Home", "Open"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(chosen().textContent).toBe(name);
      await expect.poll(() => document.activeElement).toBe(chosen());
    }
    expect(screen.getByRole("tabpanel", { name: "Open" }).textContent).toBe("Panel of open");
    expect(screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
});
