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

const sizeOf = ({ clientWidth, clientHeight }: Element): string => `${clientWidth} ${clientHeight}`;

const fit = (box: HTMLElement, known: readonly FittedColumn[]): void => {
  const table = box.querySelector("table");
  if (table === null) return;
  // The page keeps its height meanwhile, and so its scroll place.
  box.style.blockSize = `${box.offsetHeight}px`;
  const words = widthsIn(box, table, "words");
  const lines = widthsIn(box, table, "lines");
  const columns = known.map(({ least, whole }, index) => ({
    word: words[index] ?? 0,
    line: (whole ? words : lines)[index] ?? 0,
    least,
  }));
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  box.dataset["fit"] = String(fitOf(columns, box.clientWidth, rem));
  box.style.blockSize = "";
};

/**
 * Measures the table in a box and sets how the box shows it (`data-fit`, for the style sheet): before the next frame,
 * whenever the table is rendered and whenever the box gets another size, so that nothing is seen to move.
 */
export const useFit = (columns: readonly FittedColumn[]) => {
  const box = useRef<HTMLDivElement>(null);
  const measure = useRef(() => {});
  const size = useRef("");
  useLayoutEffect(() => {
    measure.current = () => {
      if (box.current === null) return;
      fit(box.current, columns);
      size.current = sizeOf(box.current);
    };
    measure.current();
  });
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // What measuring itself has changed is not measured again.
      if (entry !== undefined && sizeOf(entry.target) !== size.current) measure.current();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return box;
};
