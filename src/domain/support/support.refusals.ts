import type { Refusal } from "../kit/refusals.ts";

/** Refusals of the support area; holding a ticket has those of the tickets area. */
export const supportRefusals = {
  PERIOD_INVALID: { spec: "decisions/tickets", means: "The period ends before it starts, or is too long" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type SupportRefusal = keyof typeof supportRefusals;

/** Refusals of ticket statistics. */
export const periodCodes = ["PERIOD_INVALID"] as const satisfies readonly SupportRefusal[];
