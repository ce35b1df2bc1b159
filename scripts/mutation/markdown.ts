/** A part of a whole, in per cent; of nothing it is all. */
export const percentOf = (part: number, all: number): number => (all === 0 ? 100 : (part / all) * 100);

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

/** The lines of a table. */
export const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): readonly string[] => [row(head), row(head.map(() => "---")), ...rows.map(row)];

/** Text as code, on one line. It may have what Markdown reads as a mark of its own. */
export const asCode = (text: string): string => `\`${text.replaceAll("`", "'").replaceAll(/\s+/g, " ")}\``;
