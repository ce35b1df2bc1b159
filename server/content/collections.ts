import { promotions, tierBenefits, vouchers } from "../areas/advantages/advantages.content.ts";
import { campusPackages } from "../areas/campus-packages/campus-packages.content.ts";
import { awards } from "../areas/conference/award.content.ts";
import { conferences } from "../areas/conference/conference.content.ts";
import { banners } from "../areas/dashboard/dashboard.content.ts";
import { downloads } from "../areas/downloads/downloads.content.ts";
import { pioneerRewards } from "../areas/pioneer/pioneer.content.ts";
import { shortages } from "../areas/limited-availability/limited-availability.content.ts";
import { trainings } from "../areas/trainings/trainings.content.ts";
import type { Collection } from "./collection.ts";

/**
 * All content that people keep (docs/operators.md), in the order in which it is imported: an area adds what it has in
 * `<area>.content.ts`, and an entry here.
 */
export const collections: readonly Collection[] = [
  tierBenefits,
  promotions,
  vouchers,
  shortages,
  campusPackages,
  trainings,
  downloads,
  banners,
  conferences,
  awards,
  pioneerRewards,
];
