import { useLayoutEffect, useRef } from "react";
import { fitOf, type Least } from "./fit.ts";

/** What is known of a column before it is measured. */
export interface FittedColumn {
  readonly least: Least | undefined;
  /** Its values never break, and its heading need not be in one line. */
  readonly whole: boolean;
}

/** The widths of a table's columns where the table is as narrow, or as wide, as its content makes it. */
const widthsIn = (
  box: HTMLElement,
  table: HTMLTableElement,
  measured: "words" | "lines",
): readonly number[] => {
  box.dataset["fit"] = measured;
  return [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width);
};

/** What a table is fitted to, in pixels: the width of its box and the size of 1 rem. */
interface Size {
  readonly width: number;
  readonly rem: number;
}

const sizeOf = (box: HTMLElement): Size => ({
  width: box.clientWidth,
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
});

interface Widths {
  readonly words: readonly number[];
  readonly lines: readonly number[];
}

const measured = (box: HTMLElement, table: HTMLTableElement): Widths => {
  // The page keeps its height meanwhile, and so its scroll place.
  box.style.blockSize = `${box.offsetHeight}px`;
  const words = widthsIn(box, table, "words");
  const lines = widthsIn(box, table, "lines");
  box.style.blockSize = "";
  return { words, lines };
};

/** What a table holds, as far as it makes columns wider: its texts by cell, and the number of its elements. */
const contentOf = (table: HTMLTableElement): string =>
  [
    table.getElementsByTagName("*").length,
    ...[...table.rows].flatMap(({ cells }) => [...cells].map(({ textContent }) => textContent)),
  ].join("\n");

/** What is known of a table: its widths, and to what it was fitted last. */
interface Known extends Widths {
  readonly size: Size;
}

/** How many tables are kept. */
const KEPT = 20;
/** The tables that were measured last, by what their widths depend on besides the size of 1 rem: the browser lays a table out twice to measure it, which takes longer than rendering it. */
const kept = new Map<string, Known>();

const keep = (key: string, known: Known): void => {
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
};

/** Fits a table to a size. Without one it is fitted to that of last time, which needs no style or layout of the page, or to the present one. */
const fit = (box: HTMLElement, columns: readonly FittedColumn[], given: Size | undefined): void => {
  const table = box.querySelector("table");
  if (table === null) return;
  const wholes = columns.map(({ whole }) => whole);
  const key = [window.innerWidth, table.className, wholes, contentOf(table)].join("\n");
  const known = kept.get(key);
  const size = given ?? known?.size ?? sizeOf(box);
  const { words, lines } = known?.size.rem === size.rem ? known : measured(box, table);
  keep(key, { words, lines, size });
  const widths = columns.map(({ least, whole }, index) => ({
    word: words[index] ?? 0,
    line: (whole ? words : lines)[index] ?? 0,
    least,
  }));
  const shown = String(fitOf(widths, size.width, size.rem));
  if (box.dataset["fit"] !== shown) box.dataset["fit"] = shown;
};

/**
 * Measures the table in a box and sets how the box shows it (`data-fit`, for the style sheet): before the next frame,
 * whenever the table is rendered and whenever the box gets another size, so that nothing is seen to move. A table
 * whose widths are known is not measured; when it is rendered anew it is fitted to the size of last time, and to the
 * present one when the browser reports that, in the same frame.
 */
export const useFit = (columns: readonly FittedColumn[]) => {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(columns);
  /** The present size, once the browser has reported it. */
  const size = useRef<Size>(undefined);
  useLayoutEffect(() => {
    latest.current = columns;
    if (box.current !== null) fit(box.current, columns, size.current);
  });
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      size.current = sizeOf(current);
      fit(current, latest.current, size.current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return box;
};
