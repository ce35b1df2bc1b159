import type { Catalogue } from "./locale.ts";

/** The catalogues that hold only what they say in other words than `int` (decisions/languages). */
export const englishVariants: readonly Catalogue[] = ["enen", "enus"];
