import { render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import shell from "../../../locales/int/shell.json";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { TextProvider } from "../../../src/ui/i18n/text-provider.tsx";
import { fitOf, type ColumnWidths } from "../../../src/ui/kit/lists/fit.ts";
import { Table } from "../../../src/ui/kit/lists/table.tsx";
import { MemoryRouter } from "../../support/memory-router.tsx";

const i18n = createI18n();
i18n.add("int", shell);
const rem = 16;

describe("fitOf", () => {
  const columns: readonly ColumnWidths[] = [
    { word: 150, line: 150 },
    { word: 100, line: 100, least: 3 },
    { word: 80, line: 600, least: 2 },
    { word: 90, line: 90, least: 1 },
    { word: 200, line: 240 },
  ];

  it.each([
    // A text wants 9 rem at least, no more than its line, and never less than its longest word.
    [150 + 100 + 144 + 90 + 200, 0],
    [683, 1],
    [150 + 100 + 144 + 200, 1],
    [593, 2],
    [150 + 100 + 200, "stacked"],
  ])("in %i px leaves out %s", (width, fit) => {
    expect(fitOf(columns, width, rem)).toBe(fit);
  });

  it("leaves out up to three steps, and stacks rows where the rest does not fit either", () => {
    const wide = columns.map((column) => ({ ...column, word: column.word * 2, line: column.line * 2 }));
    expect(fitOf(wide, 300 + 200 + 400, rem)).toBe(2);
    expect(fitOf(wide, 700, rem)).toBe(3);
    expect(fitOf(wide, 699, rem)).toBe("stacked");
  });

  it("leaves nothing out in a narrow container: a small table fits, others are stacked", () => {
    expect(fitOf(columns.slice(0, 2), 250, rem)).toBe(0);
    expect(fitOf(columns.slice(0, 2), 249, rem)).toBe("stacked");
  });

  it("counts with the size of the text", () => {
    expect(fitOf([{ word: 10, line: 1000 }], 288, 2 * rem)).toBe(0);
    expect(fitOf([{ word: 10, line: 1000 }], 287, 2 * rem)).toBe("stacked");
  });
});

const eva = [{ no: "A1", by: "Eva" }];

/** Gives the box of the table a width, and its columns widths of their own. */
const layOut = (box: number, ...cells: readonly number[]) => {
  vi.spyOn(HTMLDivElement.prototype, "clientWidth", "get").mockReturnValue(box);
  vi.spyOn(HTMLTableCellElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLTableCellElement,
  ) {
    return { width: cells[this.cellIndex] ?? 0 } as DOMRect;
  });
  document.documentElement.style.fontSize = "16px";
};

const page = (rows: typeof eva, rowHref?: () => string) => (
  <TextProvider i18n={i18n}>
    <MemoryRouter>
      <Table
        label="Orders"
        columns={[
          { key: "no", header: "Order", whole: true, sortable: true, render: ({ no }) => no },
          { key: "by", header: "By", least: 1, render: ({ by }) => by },
        ]}
        rows={rows}
        rowKey={({ no }) => no}
        sort={{ key: "no", direction: "ascending" }}
        sortHref={({ key, direction }) => ({ search: `?${direction}=${key}` })}
        {...(rowHref && { rowHref })}
      />
    </MemoryRouter>
  </TextProvider>
);
const show = (rowHref?: () => string) => render(page(eva, rowHref));

const fitOfTable = () => screen.getByRole("table").parentElement?.dataset["fit"];

describe("Table", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.documentElement.style.fontSize = "";
  });

  it("leaves a column out where the row leads to its detail, and renders it all the same", () => {
    layOut(500, 300, 250);
    show(() => "/order/A1/");
    expect(fitOfTable()).toBe("1");
    expect(screen.getByText("Eva")).toBeTruthy();
  });

  it("leaves no column out where the row leads nowhere: rows are stacked", () => {
    layOut(500, 300, 250);
    show();
    expect(fitOfTable()).toBe("stacked");
  });

  /** What the browser does when a table's box has another size, or is observed at first. */
  const observeSizes = (): (() => void) => {
    let notify: ResizeObserverCallback = () => {};
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(hear: ResizeObserverCallback) {
          notify = hear;
        }
        observe = (): void => {};
        disconnect = (): void => {};
      },
    );
    return () => notify([], {} as ResizeObserver);
  };

  it("fits again when its box gets wider", () => {
    const resized = observeSizes();
    layOut(500, 300, 250);
    render(page([{ no: "A8", by: "Eva" }]));
    layOut(600, 300, 250);
    resized();
    expect(fitOfTable()).toBe("0");
    vi.unstubAllGlobals();
  });

  it("is shown as it was last when it is rendered again, and fits its box as it is by then", async () => {
    const resized = observeSizes();
    const rows = [{ no: "A4", by: "Ida" }];
    layOut(500, 300, 250);
    const { unmount } = render(page(rows));
    expect(fitOfTable()).toBe("stacked");
    unmount();
    const asked = vi.spyOn(HTMLDivElement.prototype, "clientWidth", "get").mockReturnValue(600);
    asked.mockClear();
    const styles = vi.spyOn(window, "getComputedStyle");
    const { container } = render(page(rows));
    // Neither the size nor a style is asked for: that would style or lay out the page once more.
    const ofRem = styles.mock.calls.filter(([element]) => element === document.documentElement);
    await expect.poll(() => [fitOfTable(), asked.mock.calls.length, ofRem.length]).toEqual(["stacked", 0, 0]);
    expect(container.querySelector("td:last-child")?.textContent).toBe("Ida");
    resized();
    expect(fitOfTable()).toBe("0");
    vi.unstubAllGlobals();
  });

  it("fits its box also where it holds again what it held when the box had another width", () => {
    const resized = observeSizes();
    const [one, other] = [[{ no: "A5", by: "Ida" }], [{ no: "A6", by: "Ida" }]];
    layOut(500, 300, 250);
    const { rerender } = render(page(one));
    rerender(page(other));
    layOut(600, 300, 250);
    resized();
    rerender(page(one));
    expect(fitOfTable()).toBe("0");
    vi.unstubAllGlobals();
  });

  it("is measured once while it holds the same, also when it is shown again", async () => {
    layOut(500, 300, 250);
    const measured = vi.spyOn(HTMLTableCellElement.prototype, "getBoundingClientRect");
    const rows = [{ no: "A2", by: "Ota" }];
    const { rerender, unmount } = render(page(rows));
    // The narrow and the wide width of two columns.
    await expect.poll(() => measured).toHaveBeenCalledTimes(4);
    rerender(page([...rows]));
    unmount();
    render(page(rows));
    await expect.poll(() => measured).toHaveBeenCalledTimes(4);
    expect(fitOfTable()).toBe("stacked");
  });

  it("is measured again when a text in it changes", () => {
    layOut(500, 300, 250);
    const { rerender } = render(page([{ no: "A3", by: "Eva" }]));
    expect(fitOfTable()).toBe("stacked");
    layOut(500, 300, 150);
    rerender(page([{ no: "A3", by: "E." }]));
    expect(fitOfTable()).toBe("0");
  });

  it("is measured again when the size of texts changes", () => {
    const resized = observeSizes();
    layOut(500, 300, 150);
    render(page([{ no: "A7", by: "Eva" }]));
    expect(fitOfTable()).toBe("0");
    layOut(500, 300, 250);
    document.documentElement.style.fontSize = "20px";
    resized();
    expect(fitOfTable()).toBe("stacked");
    vi.unstubAllGlobals();
  });
});
