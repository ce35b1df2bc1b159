import type { Refusal } from "../kit/refusals.ts";

/** Every refusal of the support area's own; holding a ticket is refused as the tickets area says. */
export const supportRefusals = {
  PERIOD_INVALID: { spec: "decisions", means: "The period ends before it begins, or is too long" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type SupportRefusal = keyof typeof supportRefusals;

/** What counting the tickets of a period may be refused by. */
export const periodCodes = ["PERIOD_INVALID"] as const satisfies readonly SupportRefusal[];
