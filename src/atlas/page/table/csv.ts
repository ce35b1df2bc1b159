import type { TableColumn } from "../address.ts";
import { columns } from "../address.ts";
import { cellText, type TransitionRow } from "./transition-rows.ts";

/** Spreadsheets interpret a cell with this start as a formula. */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Additional columns of the CSV. */
const more = ["kind", "code", "description", "id"] as const;
export type CsvColumn = TableColumn | (typeof more)[number];

/** The rows as CSV, with the stable id of each. */
export const csvOf = (rows: readonly TransitionRow[], heads: Readonly<Record<CsvColumn, string>>): string => {
  const lines = [
    [...columns, ...more].map((column) => heads[column]),
    ...rows.map((row) => [
      ...columns.map((column) => cellText(row, column)),
      ...more.map((column) => row.transition[column] ?? ""),
    ]),
  ];
  return lines.map((cells) => `${cells.map((cell) => quoted(asText(cell))).join(",")}\r\n`).join("");
};
