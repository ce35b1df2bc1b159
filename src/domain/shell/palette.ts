import type { PartnerStanding } from "./partner-status.ts";

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

/**
 * The palette of a standing; flex and export partners have registered's. A distributor without a tier has registered's colours, is
 * in no tier, and so has no next one (docs/decisions/shell.md).
 */
export const buildPalette = ({
  tier,
  distributor,
}: Pick<PartnerStanding, "tier" | "distributor">): Palette => {
  const layout = tier === "registeredFlex" || tier === "quadralExport" ? "registered" : tier;
  return { layout, next: distributor && layout === "registered" ? layout : nextTier[layout] };
};

/** True if a status follows: for the highest tier, end customers and distributors without a tier none does. */
export const hasNextStatus = ({ layout, next }: Palette): boolean => next !== layout;
