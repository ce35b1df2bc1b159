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

/** How many tables' widths are kept. */
const KEPT = 20;
/** The widths of the tables that were measured last, by all that they depend on: the browser lays a table out twice to measure it, which takes longer than rendering it. */
const kept = new Map<string, Widths>();

const widthsOf = (box: HTMLElement, table: HTMLTableElement, key: string): Widths => {
  const widths = kept.get(key) ?? measured(box, table);
  kept.delete(key);
  kept.set(key, widths);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return widths;
};

const fit = (box: HTMLElement, known: readonly FittedColumn[]): void => {
  const table = box.querySelector("table");
  if (table === null) return;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const wholes = known.map(({ whole }) => whole);
  const { words, lines } = widthsOf(
    box,
    table,
    [rem, window.innerWidth, table.className, wholes, contentOf(table)].join("\n"),
  );
  const columns = known.map(({ least, whole }, index) => ({
    word: words[index] ?? 0,
    line: (whole ? words : lines)[index] ?? 0,
    least,
  }));
  const shown = String(fitOf(columns, box.clientWidth, rem));
  if (box.dataset["fit"] !== shown) box.dataset["fit"] = shown;
};

/**
 * Measures the table in a box and sets how the box shows it (`data-fit`, for the style sheet): before the next frame,
 * whenever the table is rendered and whenever the box gets another size, so that nothing is seen to move. A table
 * whose widths are known is not measured.
 */
export const useFit = (columns: readonly FittedColumn[]) => {
  const box = useRef<HTMLDivElement>(null);
  const measure = useRef(() => {});
  useLayoutEffect(() => {
    measure.current = () => {
      if (box.current !== null) fit(box.current, columns);
    };
    measure.current();
  });
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(() => measure.current());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return box;
};
