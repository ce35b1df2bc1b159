import * as Schema from "effect/Schema";

/** The period of an Intrastat report (business §1): a month, `2026-03`, or a quarter, `2026-Q1`. */
export const IntrastatPeriod = Schema.String.check(Schema.isPattern(/^20\d{2}-(0[1-9]|1[0-2]|Q[1-4])$/)).pipe(
  Schema.brand("IntrastatPeriod"),
);
export type IntrastatPeriod = typeof IntrastatPeriod.Type;

export const intrastatKinds = ["months", "quarters"] as const;
export type IntrastatKind = (typeof intrastatKinds)[number];

/** How many periods of a kind can be chosen: two years. */
const offered: Readonly<Record<IntrastatKind, number>> = { months: 24, quarters: 8 };

/** A period as it is read: quarter or month, from 1. */
export interface PeriodParts {
  readonly year: number;
  readonly kind: IntrastatKind;
  readonly part: number;
}

const printed = ({ year, kind, part }: PeriodParts): IntrastatPeriod =>
  `${year}-${kind === "months" ? String(part).padStart(2, "0") : `Q${part}`}` as IntrastatPeriod;

/** The parts of a period. */
export const periodParts = (period: IntrastatPeriod): PeriodParts => {
  const year = Number(period.slice(0, 4));
  const part = period.slice(5);
  return part.startsWith("Q")
    ? { year, kind: "quarters", part: Number(part.slice(1)) }
    : { year, kind: "months", part: Number(part) };
};

/** The days of a period, both included. */
export const periodDays = (period: IntrastatPeriod): { readonly from: Date; readonly to: Date } => {
  const { year, kind, part } = periodParts(period);
  const length = kind === "months" ? 1 : 3;
  const first = (part - 1) * length;
  return { from: new Date(Date.UTC(year, first, 1)), to: new Date(Date.UTC(year, first + length, 0)) };
};

/** The periods of a kind that can be chosen, the present one first. */
export const offeredPeriods = (kind: IntrastatKind, now: Date): readonly IntrastatPeriod[] => {
  const length = kind === "months" ? 12 : 4;
  const present = now.getUTCFullYear() * length + Math.floor((now.getUTCMonth() * length) / 12);
  return Array.from({ length: offered[kind] }, (_, back) => {
    const at = present - back;
    return printed({ year: Math.floor(at / length), kind, part: (at % length) + 1 });
  });
};
