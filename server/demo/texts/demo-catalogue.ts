import type { Catalogue } from "../../../src/domain/shell/locale.ts";

/** The catalogues in which the demo data have texts; the other English ones show those of `int`. */
export type DemoCatalogue = Exclude<Catalogue, "enen" | "enus">;
