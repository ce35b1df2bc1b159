import { list, oneOf, severalOf } from "../kit/list.ts";
import { Download, downloadKinds, downloadLanguages, productLines } from "./download.ts";

/** The files for partners (business §2); a search matches title and the file's name. */
export const downloadList = list({
  row: Download,
  columns: {
    title: "downloads.column.title",
    kind: "downloads.column.kind",
    line: "downloads.line",
    language: "downloads.language",
    size: "downloads.column.size",
    publishedAt: "downloads.column.publishedAt",
  },
  sortable: ["publishedAt", "title", "kind", "size"],
  sort: "-publishedAt",
  search: "downloads.search",
  filters: {
    kind: severalOf(downloadKinds, "downloads.column.kind", (kind) => `downloads.kind.${kind}`),
    language: oneOf(downloadLanguages, "downloads.language", (language) => ({ language })),
    line: oneOf(productLines, "downloads.line", (line) => `downloads.line.${line}`),
    /** What was published since the last visit. */
    fresh: oneOf(["new"], "downloads.fresh", (fresh) => `downloads.fresh.${fresh}`),
  },
  period: "downloads.column.publishedAt",
});
