import type { Tier } from "./partner-status.ts";

/** The tiers that have colours of their own (shell §1). */
type PaletteTier = "flagship" | "platin" | "gold" | "silver" | "registered" | "endcustomer";

/**
 * A tier's colours (shell §3): `layout` names the set of primary, secondary, next_primary and next_secondary that the
 * design tokens hold for it; `next` is the tier that the next_ colours are those of.
 */
export interface Palette {
  readonly layout: PaletteTier;
  readonly next: PaletteTier;
}

const nextTier: Readonly<Record<PaletteTier, PaletteTier>> = {
  registered: "silver",
  silver: "gold",
  gold: "platin",
  platin: "flagship",
  flagship: "flagship",
  endcustomer: "endcustomer",
};

/** The palette of a tier; flex and export partners share registered's (docs/decisions/shell.md). */
export const buildPalette = (tier: Tier): Palette => {
  const layout = tier === "registeredFlex" || tier === "quadralExport" ? "registered" : tier;
  return { layout, next: nextTier[layout] };
};
