import { rewrittenSearch } from "../rewritten-search.ts";

const spelled = (column: string): string =>
  `replace(replace(replace(translate(${column}, 'ıøđð', 'iodd'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;

/** What is searched has ı, ø, đ, æ and the like as `fold` writes them since: "sorensen" finds "Sørensen". */
export const up = rewrittenSearch("[ıøđðæœþ]", spelled);
