import type { Money } from "../kit/money.ts";

/** The reward of some countries; no countries: of all that no other reward names. */
export interface PioneerReward {
  readonly countries: readonly string[];
  readonly amount: Money;
  /** How long its voucher is valid. */
  readonly months: number;
}

/** Who gets it: the company's country, and the language of the person who submitted. */
export interface Rewarded {
  readonly country: string;
  readonly locale: string;
}

/** The reward of a submission; Poland's where the company or its language is Polish (business §9). Undefined where none is kept. */
export const rewardOf = <Reward extends PioneerReward>(
  rewards: readonly Reward[],
  { country, locale }: Rewarded,
): Reward | undefined => {
  const wanted = locale === "plpl" ? "PL" : country;
  return (
    rewards.find(({ countries }) => countries.includes(wanted)) ??
    rewards.find(({ countries }) => countries.length === 0)
  );
};
