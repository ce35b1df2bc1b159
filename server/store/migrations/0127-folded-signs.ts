import { rewrittenSearch } from "../rewritten-search.ts";

const apostrophes = "‘’‚‛‵ʹʻʼʽʾʿˈˊˋ";
const hyphens = "‐‑‒–—―−⁃〜〰";
const signs = `${apostrophes}′${hyphens}`;

const folded = (column: string): string =>
  `translate(${column}, '${signs}', '${"''".repeat(apostrophes.length + 1)}${"-".repeat(hyphens.length)}')`;

/** What is searched has apostrophes and hyphens as `fold` writes them since: "o'brien" finds "O’Brien". */
export const up = rewrittenSearch(`[${signs}]`, folded, ["known_issues"]);
