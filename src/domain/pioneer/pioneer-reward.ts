import { figureFor, type FigureReader } from "../kit/figure-country.ts";
import type { Money } from "../kit/money.ts";

/** The reward of some countries; no countries: of all that no other reward names. */
export interface PioneerReward {
  readonly countries: readonly string[];
  readonly amount: Money;
  /** How long its voucher is valid. */
  readonly months: number;
}

/** The reward of a submission, by the company's country and the submitter's language (business §9). Undefined where none is kept. */
export const rewardOf = <Reward extends PioneerReward>(
  rewards: readonly Reward[],
  reader: FigureReader,
): Reward | undefined =>
  figureFor(reader, (country) => rewards.find(({ countries }) => countries.includes(country))) ??
  rewards.find(({ countries }) => countries.length === 0);
