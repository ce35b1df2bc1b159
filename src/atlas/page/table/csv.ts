import { csvLine } from "../../../domain/kit/csv.ts";
import type { TableColumn } from "../address.ts";
import { columns } from "../address.ts";
import { cellText, type TransitionRow } from "./transition-rows.ts";

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
  return lines.map((cells) => csvLine(cells)).join("");
};
