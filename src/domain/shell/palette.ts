import type { Tier } from "./partner-status.ts";

/** The tiers with their own colours (shell §1). */
type PaletteTier = "flagship" | "platin" | "gold" | "silver" | "registered" | "endcustomer";

/**
 * A tier's colours (shell §3): `layout` names its primary, secondary, next_primary and next_secondary design tokens; `next` is
 * the tier of the next_ colours.
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

/** The palette of a tier; flex and export partners have registered's (docs/decisions/shell.md). */
export const buildPalette = (tier: Tier): Palette => {
  const layout = tier === "registeredFlex" || tier === "quadralExport" ? "registered" : tier;
  return { layout, next: nextTier[layout] };
};
