import { TEST_MONTHS, timedServices, type TimedService } from "../../src/domain/products/cloud-service.ts";
import type { Calendar } from "./calendar.ts";
import { demoCompanies } from "./people.ts";

/** The end of a service in days from today, and whether it is a test; null: it was never used. */
export type ServiceTime = { readonly days: number; readonly test: boolean } | null;

/** A product with licences. */
export interface LicensedProduct {
  readonly serial: string;
  readonly company: string;
  readonly times: Readonly<Record<TimedService, ServiceTime>>;
}

/** Number of unassigned codes of each kind, each usable once. */
const free = 80;

/** The months of the codes: a test code, and a year. */
const terms = [TEST_MONTHS, 12] as const;

const letter: Readonly<Record<TimedService, string>> = { weather: "W", caller: "C" };
const codeStart = (service: TimedService, months: number): string =>
  `${letter[service]}${String(months).padStart(2, "0")}M`;
const four = (number: number): string => String(number).padStart(4, "0");

const row = (code: string, service: TimedService, months: number, purchased: string) => ({
  code,
  service,
  months,
  purchased_on: purchased,
  company_id: null,
  serial: null,
  used_on: null,
});

// `W01M-0000-0001`: weather, one month; `C12M-…`: caller, a year. Number 0000 of each is already used.
const freeCodes = (calendar: Calendar): readonly object[] =>
  timedServices.flatMap((service) =>
    terms.flatMap((months) =>
      Array.from({ length: free + 1 }, (_, number) => ({
        ...row(`${codeStart(service, months)}-0000-${four(number)}`, service, months, calendar.dayAgo(60)),
        used_on: number === 0 ? calendar.dayAgo(50) : null,
      })),
    ),
  );

// `W12M-1000-3001`: customer number 10003 and number 001.
const boughtCodes = (calendar: Calendar): readonly object[] =>
  demoCompanies.flatMap(({ id, debitor }) =>
    debitor === null
      ? []
      : timedServices.flatMap((service) =>
          terms.map((months) => ({
            ...row(
              `${codeStart(service, months)}-${debitor.slice(0, 4)}-${debitor.slice(4)}001`,
              service,
              months,
              calendar.dayAgo(25),
            ),
            company_id: id,
          })),
        ),
  );

/** All licences: those used for services, the companies' unused ones, and the unassigned ones. */
export const makeLicences = (calendar: Calendar, products: readonly LicensedProduct[]): readonly object[] => {
  const used = products.flatMap(({ serial, company, times }) =>
    timedServices.flatMap((service) => {
      const time = times[service];
      if (time === null || time.test) return [];
      const usedOn = calendar.dayAgo(365 - time.days);
      return [
        {
          ...row(`${letter[service]}12M-${serial.slice(4, 8)}-${serial.slice(8)}`, service, 12, usedOn),
          company_id: company,
          serial,
          used_on: usedOn,
        },
      ];
    }),
  );
  return [...used, ...boughtCodes(calendar), ...freeCodes(calendar)];
};
