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

/** What is known of a table: its widths, and how it was shown last. */
interface Known extends Widths {
  shown: string;
}

/** How many tables are kept. */
const KEPT = 20;
/** The tables that were measured last, by all that their widths depend on: the browser lays a table out twice to measure it, which takes longer than rendering it. */
const kept = new Map<string, Known>();

const keep = (key: string, known: Known): void => {
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
};

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const keyOf = (table: HTMLTableElement, columns: readonly FittedColumn[]): string =>
  [rootSize(), window.innerWidth, table.className, columns.map(({ whole }) => whole), contentOf(table)].join(
    "\n",
  );

const show = (box: HTMLElement, shown: string): void => {
  if (box.dataset["fit"] !== shown) box.dataset["fit"] = shown;
};

/** Fits a table to its box as it is by now. */
const fit = (box: HTMLElement, columns: readonly FittedColumn[]): void => {
  const table = box.querySelector("table");
  if (table === null) return;
  const key = keyOf(table, columns);
  const { words, lines } = kept.get(key) ?? measured(box, table);
  const widths = columns.map(({ least, whole }, index) => ({
    word: words[index] ?? 0,
    line: (whole ? words : lines)[index] ?? 0,
    least,
  }));
  const shown = String(fitOf(widths, box.clientWidth, rootSize()));
  keep(key, { words, lines, shown });
  show(box, shown);
};

/** Shows a table as it was shown last, which needs no layout of the page; another one is fitted. */
const fitAgain = (box: HTMLElement, columns: readonly FittedColumn[]): void => {
  const table = box.querySelector("table");
  const known = table === null ? undefined : kept.get(keyOf(table, columns));
  if (known === undefined) fit(box, columns);
  else show(box, known.shown);
};

/**
 * Measures the table in a box and sets how the box shows it (`data-fit`, for the style sheet): before the next frame,
 * whenever the table is rendered and whenever the box gets another size, so that nothing is seen to move. A table
 * whose widths are known is not measured; when it is rendered it is shown as it was last, and fitted to the size that
 * its box has by then when the browser reports that, in the same frame.
 */
export const useFit = (columns: readonly FittedColumn[]) => {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(columns);
  useLayoutEffect(() => {
    latest.current = columns;
    if (box.current !== null) fitAgain(box.current, columns);
  });
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => fit(current, latest.current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return box;
};
