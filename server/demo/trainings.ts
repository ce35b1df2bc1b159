import { trainingTypes, type TrainingTypeCode } from "../../src/domain/trainings/training-date.ts";
import { decimalAmount } from "../../src/domain/kit/decimal-amount.ts";
import { fold } from "../areas/kit/fold.ts";
import type { Language } from "../texts/language.ts";
import { momentAt, type Calendar } from "./calendar.ts";
import type { DemoLedger } from "./ledger.ts";
import { demoAccounts, demoCompanies } from "./people.ts";
import { cycle, randomOf } from "./random.ts";
import { trainingInvoice } from "./training-invoices.ts";
import { trainingTitles } from "./texts/training-titles.ts";

interface Site {
  readonly language: Language;
  readonly timeZone: string;
  readonly currency: string;
  /** The exchange rate of one euro. */
  readonly rate: number;
  /** Undefined for a training that is held online. */
  readonly place?: readonly [name: string, street: string, zip: string, city: string, country: string];
}

const sites: readonly Site[] = [
  {
    language: "cs",
    timeZone: "Europe/Prague",
    currency: "CZK",
    rate: 24.5,
    place: ["Školicí centrum Brno", "Vídeňská 101", "639 00", "Brno", "CZ"],
  },
  {
    language: "de",
    timeZone: "Europe/Vienna",
    currency: "EUR",
    rate: 1,
    place: ["Campus Linz", "Industriezeile 35", "4020", "Linz", "AT"],
  },
  { language: "cs", timeZone: "Europe/Prague", currency: "CZK", rate: 24.5 },
  {
    language: "de",
    timeZone: "Europe/Berlin",
    currency: "EUR",
    rate: 1,
    place: ["Schulungszentrum München", "Landsberger Straße 302", "80687", "München", "DE"],
  },
  {
    language: "cs",
    timeZone: "Europe/Prague",
    currency: "CZK",
    rate: 24.5,
    place: ["Školicí centrum Praha", "Michelská 60", "140 00", "Praha", "CZ"],
  },
  { language: "en", timeZone: "Europe/London", currency: "GBP", rate: 0.85 },
  {
    language: "es",
    timeZone: "Europe/Madrid",
    currency: "EUR",
    rate: 1,
    place: ["Centro de formación Madrid", "Calle de Orense 34", "28020", "Madrid", "ES"],
  },
  {
    language: "pl",
    timeZone: "Europe/Warsaw",
    currency: "PLN",
    rate: 4.28,
    place: ["Centrum szkoleniowe Kraków", "ul. Zakopiańska 62", "30-418", "Kraków", "PL"],
  },
  { language: "de", timeZone: "Europe/Vienna", currency: "EUR", rate: 1 },
  {
    language: "it",
    timeZone: "Europe/Rome",
    currency: "EUR",
    rate: 1,
    place: ["Centro corsi Bologna", "Via Stalingrado 65", "40128", "Bologna", "IT"],
  },
  {
    language: "de",
    timeZone: "Europe/Zurich",
    currency: "CHF",
    rate: 0.94,
    place: ["Schulungsraum Zürich", "Hardturmstrasse 161", "8005", "Zürich", "CH"],
  },
  {
    language: "fr",
    timeZone: "Europe/Paris",
    currency: "EUR",
    rate: 1,
    place: ["Centre de formation Lyon", "22 cours Lafayette", "69003", "Lyon", "FR"],
  },
];

/** Price in euros and length in days. */
const kinds: Readonly<Record<TrainingTypeCode, { readonly price: number; readonly days: number }>> = {
  basics: { price: 190, days: 1 },
  configuration: { price: 420, days: 2 },
  lighting: { price: 240, days: 1 },
  climate: { price: 240, days: 1 },
  audio: { price: 210, days: 1 },
  energy: { price: 260, days: 1 },
  sales: { price: 0, days: 1 },
};

/** Dates of the base set: past ones over the last year, and those that can be booked over the next half. */
const pastDates = 16;
const futureDates = 24;

/** The days until a date of the base set; negative for past ones. */
const daysUntil = (index: number): number =>
  index < pastDates ? -355 + index * 22 : 5 + (index - pastDates) * 8;

const dayLength = 24 * 60 * 60 * 1000;

/** Trainings begin on a Monday to Thursday. */
const workday = (calendar: Calendar, daysAhead: number): string => {
  const day = calendar.dayAgo(-daysAhead);
  const late = [5, 6, 0].indexOf(new Date(day).getUTCDay());
  return late === -1 ? day : calendar.dayAgo(-(daysAhead + 3 - late));
};

/** Every fourth date is full, one is withdrawn. */
const isFull = (index: number): boolean => index >= pastDates && index % 4 === 1;
const isWithdrawn = (index: number): boolean => index === pastDates + 4;

const makeDate = (calendar: Calendar, index: number, number: number, id: string) => {
  const site = cycle(sites, number);
  const type = cycle(trainingTypes, number);
  const { price, days } = kinds[type];
  const day = workday(calendar, daysUntil(index));
  const starts = momentAt(day, 9, site.timeZone);
  const last = new Date(Date.parse(day) + (days - 1) * dayLength).toISOString().slice(0, 10);
  const [name, street, zip, city, country] = site.place ?? [];
  const cents = Math.round((site.place === undefined ? price / 2 : price) * site.rate) * 100;
  return {
    id,
    title: trainingTitles[type][site.language],
    type,
    language: site.language,
    place:
      site.place === undefined ? { _tag: "Online" } : { _tag: "OnSite", name, street, zip, city, country },
    startsAt: starts.toISOString(),
    endsAt: momentAt(last, site.place === undefined ? 12 : 17, site.timeZone).toISOString(),
    timeZone: site.timeZone,
    price: { amount: decimalAmount(cents), currency: site.currency },
    cents,
    seats: isFull(index) ? 5 : site.place === undefined ? 30 : 12,
    cancelUntil: new Date(starts.getTime() - 7 * dayLength).toISOString(),
    withdrawn: isWithdrawn(index),
  };
};

type Status = "registered" | "waiting" | "present" | "cancelled";

/** The bookings of the gold company in the base set, by the date's index: its list has every status. */
const goldBookings: readonly (readonly [index: number, person: string, status: Status])[] = [
  [0, "gold", "present"],
  [2, "office", "present"],
  [3, "gold", "cancelled"],
  [4, "gold", "present"],
  [12, "employee", "present"],
  [14, "gold", "present"],
  [14, "technician", "present"],
  [14, "employee", "registered"],
  [pastDates, "gold", "registered"],
  [pastDates + 1, "employee", "waiting"],
  [pastDates + 3, "technician", "cancelled"],
  [pastDates + 4, "gold", "registered"],
  [pastDates + 8, "technician", "registered"],
  [pastDates + 8, "gold", "registered"],
  [pastDates + 10, "employee", "registered"],
];

const others = ["flagship", "platin", "silver", "reg", "reg21", "disti", "starter", "swiss", "business"];

/** Who takes part in a date besides the gold company; a full date has all its seats taken, and people who wait. */
const otherBookings = (index: number, random: ReturnType<typeof randomOf>) => {
  const first = random.int(0, others.length - 1);
  const taken = isFull(index) ? 5 : random.int(1, 5);
  const waiting = isFull(index) ? random.int(0, 2) : 0;
  return Array.from({ length: taken + waiting }, (_, at): readonly [string, Status] => {
    const person = cycle(others, first + at);
    if (at >= taken) return [person, "waiting"];
    return [person, index < pastDates && random.chance(85) ? "present" : "registered"];
  });
};

/** Dates of trainings, as the content that people keep, and the rows of their bookings with their invoices: `scale` times those of one and a half years. */
export const makeTrainings = (
  calendar: Calendar,
  scale: number,
): {
  readonly dates: readonly object[];
  readonly bookings: readonly object[];
  /** What was invoiced of the bookings. */
  readonly ledgers: readonly DemoLedger[];
} => {
  const random = randomOf("trainings");
  const base = pastDates + futureDates;
  const width = Math.max(4, String(base * scale).length);
  const dates: object[] = [];
  const bookings: object[] = [];
  const ledgers: DemoLedger[] = [];
  for (let number = 0; number < Math.round(base * scale); number++) {
    const index = number % base;
    const { cents, ...date } = makeDate(
      calendar,
      index,
      number,
      `TR-${String(number + 1).padStart(width, "0")}`,
    );
    const own = goldBookings.flatMap(([at, person, status]): readonly (readonly [string, Status])[] =>
      at === index ? [[person, status]] : [],
    );
    dates.push(date);
    // The gold company waits last.
    for (const [person, status] of [...otherBookings(index, random), ...own]) {
      const account = demoAccounts.find(({ id }) => id === person);
      const at = bookings.length + 1;
      const past = index < pastDates;
      const daysAgo = past ? 20 - daysUntil(index) : 3 + (index % 17);
      const company = demoCompanies.find(({ id }) => id === account?.company);
      const invoice =
        past && company !== undefined && cents > 0 && status !== "cancelled"
          ? `RT-${date.startsAt.slice(0, 4)}-${String(at).padStart(6, "0")}`
          : null;
      if (invoice !== null && company !== undefined)
        ledgers.push(
          trainingInvoice({
            id: invoice,
            company,
            training: date,
            priceCents: cents,
            currency: date.price.currency,
            day: date.endsAt.slice(0, 10),
          }),
        );
      const booked = new Date(Date.parse(calendar.momentAgo(daysAgo, 540)) + at * 1000).toISOString();
      bookings.push({
        id: `TB-${String(at).padStart(6, "0")}`,
        training_id: date.id,
        company_id: account?.company,
        participant_id: person,
        booked_by: person,
        participant_key: fold(`${account?.lastName} ${account?.firstName}`),
        status,
        booked_at: booked,
        registered_at: status === "waiting" ? null : booked,
        cancelled_at: status === "cancelled" ? booked : null,
        cancel_until: date.cancelUntil,
        price_cents: cents,
        currency: date.price.currency,
        invoice_number: invoice,
      });
    }
  }
  return { dates, bookings, ledgers };
};
