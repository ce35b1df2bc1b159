import type { ShownTable } from "../kit/refusals.ts";

/** Refusals of the support area; holding a ticket has those of the tickets area. */
export const supportRefusals = {
  // The screen offers no such period: it would be reported as an unknown error.
  PERIOD_INVALID: {
    spec: "decisions/tickets",
    means: "The period ends before it starts, or is too long",
    text: null,
    advice: "support.refused.PERIOD_INVALID.advice",
  },
} as const satisfies ShownTable;
export type SupportRefusal = keyof typeof supportRefusals;

/** Refusals of ticket statistics. */
export const periodCodes = ["PERIOD_INVALID"] as const satisfies readonly SupportRefusal[];
