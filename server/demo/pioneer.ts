import * as Schema from "effect/Schema";
import { OrderId } from "../../src/domain/orders/order-summary.ts";
import { addMonths } from "../../src/domain/products/cloud-service.ts";
import { rewardOf } from "../../src/domain/pioneer/pioneer-reward.ts";
import type { PioneerId } from "../../src/domain/pioneer/pioneer.ts";
import type { PioneerStatusCode } from "../../src/domain/pioneer/pioneer-status.ts";
import { dayOf, dayText } from "../areas/kit/day.ts";
import { searchTextOf } from "../areas/kit/fold.ts";
import { datesOf } from "../areas/pioneer/pioneer.sql.ts";
import { pioneerId, pioneerSearchText } from "../areas/pioneer/submit-log.ts";
import type { FileStore } from "../http/handler.ts";
import type { Sql } from "../store/sql.ts";
import type { Calendar } from "./calendar.ts";
import { keepDemoFiles, type DemoFile } from "./demo-files.ts";
import { insertRows } from "./insert-rows.ts";
import { demoAccounts, demoCompanies, type DemoAccount, type DemoCompany } from "./people.ts";
import { randomOf } from "./random.ts";
import { airConditioners, pioneerTextsOf } from "./texts/pioneer-texts.ts";

/** How many submissions a company has at scale 1; gold's fill more than a page. */
const counts: Readonly<Record<string, number>> = { flagship: 3, platin: 2, gold: 27, silver: 2, reg21: 3 };

/** Submissions of so many days. */
const history = 340;

const month = (cents: number, currency: string, ...countries: readonly string[]) => ({
  countries,
  amount: { cents, currency },
  months: 12,
});

/** The rewards by country (business §9), as the content has them. */
const rewards = {
  poland: month(45_000, "PLN", "PL"),
  czechia: month(250_000, "CZK", "CZ"),
  switzerland: month(10_000, "CHF", "CH"),
  others: month(10_000, "EUR"),
};

/** The rewards as entries of a content file. */
export const makeRewards = (): readonly object[] =>
  Object.entries(rewards).map(
    ([
      id,
      {
        countries,
        months,
        amount: { cents, currency },
      },
    ]) => ({
      id,
      countries,
      months,
      amount: { amount: (cents / 100).toFixed(2), currency },
    }),
  );

interface Plan {
  readonly company: DemoCompany;
  readonly account: DemoAccount;
  /** The newest has 0. */
  readonly index: number;
  readonly daysAgo: number;
}

const planOf = (company: DemoCompany, scale: number): readonly Plan[] => {
  const account = demoAccounts.find(({ id }) => id === company.id);
  if (account === undefined) throw new RangeError(`${company.id} has no owner`);
  const count = (counts[company.id] ?? 0) * scale;
  return Array.from({ length: count }, (_, index) => ({
    company,
    account,
    index,
    daysAgo: 2 + Math.floor((index * history) / count),
  }));
};

interface NumberedPlan extends Plan {
  readonly id: PioneerId;
}

const submitting = demoCompanies.filter(({ id }) => counts[id] !== undefined);

/** The submissions of all companies with their numbers, newest first. */
export const numberSubmissions = (calendar: Calendar, scale: number): readonly NumberedPlan[] => {
  const plans = submitting
    .flatMap((company) => planOf(company, scale))
    .toSorted((one, other) => one.daysAgo - other.daysAgo);
  return plans.map((plan, place) => ({
    ...plan,
    id: pioneerId(Number(calendar.dayAgo(plan.daysAgo).slice(0, 4)), plans.length - place),
  }));
};

/** The newest are received, those of the last weeks in work, some of them for too long. */
const statusOf = (daysAgo: number): PioneerStatusCode => {
  if (daysAgo < 10) return "received";
  return daysAgo < 40 ? "in_work" : "done";
};

const log = (unit: string): string =>
  [
    `# adapter 1.4.2, unit ${unit}`,
    ...Array.from({ length: 60 }, (_, line) => {
      const random = randomOf(`log:${unit}:${line}`);
      const bytes = Array.from({ length: 8 }, () => random.int(0, 255).toString(16).padStart(2, "0"));
      const second = String(line).padStart(2, "0");
      return `09:14:${second} ${random.chance(50) ? "TX" : "RX"} ${bytes.join(" ")}`;
    }),
    "",
  ].join("\n");

const comma = (text: string): string => text.replaceAll(" ", ",");

/** The files of a company's submissions, which share them in turn. */
const filesOf = ({ id }: DemoCompany): readonly DemoFile[] => [
  { name: `pairing-${id}.log`, kind: "log", bytes: Buffer.from(log(`${id}-1`)) },
  { name: `cooling-${id}.csv`, kind: "csv", bytes: Buffer.from(comma(log(`${id}-2`))) },
];

const toOrder = Schema.decodeSync(OrderId);

/** Creates and stores the submissions with their files and vouchers: after the content, whose vouchers are all others. */
export const seedPioneer = async (
  sql: Sql,
  calendar: Calendar,
  { scale, fileStore }: { readonly scale: number; readonly fileStore: FileStore },
  ordersOf: (company: string) => readonly string[],
): Promise<void> => {
  const plans = numberSubmissions(calendar, scale);
  const kept = await keepDemoFiles(
    fileStore,
    submitting.flatMap((company) => filesOf(company).map((file) => ({ ...file, companyId: company.id }))),
    calendar.momentAgo(history, 480),
  );
  await insertRows(sql, "files", kept);
  const made = plans.map(({ id, company, account, index, daysAgo }) => {
    const random = randomOf(`pioneer:${company.id}:${index}`);
    const submittedAt = calendar.momentAgo(daysAgo, random.int(8 * 60, 16 * 60));
    const { description, details, outcome } = random.pick(pioneerTextsOf(company.country));
    const model = random.pick(airConditioners);
    // One of the orders of before.
    const orders = ordersOf(company.id);
    const order = toOrder(random.pick(orders.slice(0, Math.ceil(orders.length / 2))));
    const status = statusOf(daysAgo);
    const { followUpOn, returnUntil } = datesOf(new Date(submittedAt));
    const takenAt = calendar.momentAgo(Math.max(daysAgo - 2, 0), 600);
    const closedAgo = Math.max(daysAgo - random.int(3, 12), 1);
    const reward = rewardOf(Object.values(rewards), { country: company.country, locale: "" });
    const code = `PIONEER${company.debitor ?? ""}${index === 1 ? "" : `-${index}`}`;
    const done = status === "done" && reward !== undefined;
    return {
      voucher: done && {
        id: code,
        company_id: company.id,
        amount_cents: reward.amount.cents,
        amount_currency: reward.amount.currency,
        valid_until: dayText(addMonths(dayOf(calendar.dayAgo(closedAgo)), reward.months)),
        quantity: 1,
        used: 0,
        search_text: searchTextOf(code),
      },
      row: {
        id,
        company_id: company.id,
        account_id: account.id,
        order_id: order,
        model,
        description,
        details,
        file_id: kept[submitting.indexOf(company) * 2 + (index % 2)]?.id,
        search_text: pioneerSearchText(
          id,
          { order, model, description, details },
          { name: company.name, customer: company.debitor ?? undefined },
        ),
        status,
        submitted_at: submittedAt,
        follow_up_on: dayText(followUpOn),
        return_until: dayText(returnUntil),
        taken_at: status === "received" ? null : takenAt,
        taken_by: status === "received" ? "" : "Martina Pichler",
        closed_at: done ? calendar.momentAgo(closedAgo, 700) : null,
        closed_by: done ? "Martina Pichler" : "",
        outcome: done ? outcome : "",
        voucher_id: done ? code : null,
      },
    };
  });
  await insertRows(
    sql,
    "vouchers",
    made.flatMap(({ voucher }) => (voucher === false ? [] : [voucher])),
  );
  await insertRows(
    sql,
    "pioneer_submissions",
    made.map(({ row }) => row),
  );
  await sql`select setval('pioneer_number', ${plans.length})`;
};
