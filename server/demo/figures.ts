import { evaluatePartnerStatus } from "../../src/domain/shell/partner-status.ts";
import type { Calendar } from "./calendar.ts";
import { marketOf } from "./markets.ts";
import { demoCompanies, type DemoCompany } from "./people.ts";

interface Conditions {
  /** In euros. */
  readonly credit: number;
  /** Turnover targets for keeping the status and for the next one, as factors of the company's turnover. */
  readonly floor: number;
  readonly target: number | null;
  readonly levels: readonly (readonly [label: string, share: number])[];
  readonly certifiedIn: number;
}

// Chosen so that all three outlooks occur: upgraded, stays, downgraded; also a recertification today, and one that is over.
const conditions: Readonly<Record<string, Conditions>> = {
  flagship: {
    credit: 250_000,
    floor: 1.1,
    target: null,
    levels: [
      ["Home Automation", 0.3],
      ["Quadral", 0.4],
    ],
    certifiedIn: 210,
  },
  platin: {
    credit: 120_000,
    floor: 0.6,
    target: 0.95,
    levels: [
      ["Home Automation", 0.27],
      ["Quadral", 0.4],
    ],
    certifiedIn: 96,
  },
  gold: {
    credit: 80_000,
    floor: 0.6,
    target: 1.2,
    levels: [
      ["Home Automation", 0.23],
      ["Quadral", 0.35],
    ],
    certifiedIn: 41,
  },
  // Without a minimum turnover (business §6).
  silver: {
    credit: 30_000,
    floor: 0,
    target: 2,
    levels: [
      ["Home Automation", 0.17],
      ["Showroom", 0.5],
    ],
    certifiedIn: 12,
  },
  disti: { credit: 200_000, floor: 0.5, target: null, levels: [["Home Automation", 0.32]], certifiedIn: 160 },
  reg: { credit: 10_000, floor: 0, target: 1.6, levels: [["Home Automation", 0.1]], certifiedIn: -24 },
  reg21: {
    credit: 10_000,
    floor: 0,
    target: 1.3,
    levels: [
      ["Flex 1", 0.1],
      ["Flex 2", 0.15],
      ["Flex 3", 0.21],
      ["Flex 4", 0.25],
    ],
    certifiedIn: 0,
  },
  "reg neu": { credit: 5_000, floor: 0, target: 4, levels: [["Home Automation", 0.1]], certifiedIn: 330 },
};

const isPartner = ({ status }: DemoCompany): boolean =>
  evaluatePartnerStatus({ partnerStatus: status, regFlexEnabled: false }).groups.includes("partner");

/** The figures of partner companies as rows; the targets follow from the turnover of their orders. */
export const makeFigures = (calendar: Calendar, turnoverOf: (company: string) => number): readonly object[] =>
  demoCompanies.filter(isPartner).flatMap((company) => {
    const found = conditions[company.status];
    if (found === undefined) return [];
    const { currency, rate } = marketOf(company.country);
    const share = (part: number): number => Math.round((turnoverOf(company.id) * part) / 100_000) * 100_000;
    return [
      {
        company_id: company.id,
        currency,
        credit_limit_cents: Math.round((found.credit * rate) / 1_000) * 100_000,
        turnover_floor_cents: share(found.floor),
        turnover_target_cents: found.target === null ? null : share(found.target),
        discount_levels: found.levels.map(([label, part]) => ({ label, share: part })),
        certification_day: calendar.dayAgo(-found.certifiedIn),
      },
    ];
  });
