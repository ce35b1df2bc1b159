import type { Voucher } from "../advantages/voucher.ts";
import type { Page } from "../kit/list.ts";
import type { Money } from "../kit/money.ts";
import type { ShortageNotice } from "../limited-availability/shortage.ts";
import type { OrderSummary } from "../orders/order-summary.ts";
import { endsSoon, timedServices, type TimedService } from "../products/cloud-service.ts";
import type { ProductSummary } from "../products/product-summary.ts";
import type { WaitingAge } from "../support/support-case.ts";
import type { TicketSummary } from "../tickets/ticket.ts";
import type { Dashboard } from "./dashboard.ts";
import type { OfflineProduct } from "./own-overview.ts";
import type { StaffOverview } from "./staff-overview.ts";

/** What staff have to decide on. */
export const decisions = [
  "licences",
  "references",
  "submissions",
] as const satisfies readonly (keyof StaffOverview)[];
export type Decision = (typeof decisions)[number];

/** A step about one thing, of which there may be several. */
type Single =
  | { readonly _tag: "PayOrder"; readonly order: OrderSummary }
  | { readonly _tag: "PickUpOrder"; readonly order: OrderSummary }
  | { readonly _tag: "ReadAnswers"; readonly ticket: TicketSummary }
  | { readonly _tag: "TestProduct"; readonly product: OfflineProduct }
  | {
      readonly _tag: "RenewService";
      readonly product: ProductSummary;
      readonly service: TimedService;
      readonly until: Date;
    }
  | { readonly _tag: "RedeemVoucher"; readonly voucher: Voucher };

/** Something that a person can do next. */
type Step =
  | { readonly _tag: "PayOverdue"; readonly sum: Money; readonly documents: number }
  | Single
  /** More of a kind than the dashboard names. */
  | {
      readonly _tag: "Several";
      readonly of: Single["_tag"];
      readonly total: number;
      readonly names: readonly string[];
    }
  | { readonly _tag: "RegisterProduct" }
  | { readonly _tag: "BookTraining" }
  | { readonly _tag: "SeeShortages"; readonly notice: ShortageNotice }
  | { readonly _tag: "AnswerTickets"; readonly age: WaitingAge; readonly count: number }
  | { readonly _tag: "Decide"; readonly on: Decision; readonly count: number; readonly since: Date };

/** A step with its key. */
export type NextStep = Step & { readonly key: string };

/** A step is another one as soon as one of these parts is another. */
const keyed = (step: Step, ...parts: readonly (string | number)[]): NextStep => ({
  ...step,
  key: [step._tag, ...parts].join(" "),
});

/** A step for each row, or one for all where there are more. */
const each = <Row>(
  of: Single["_tag"],
  few: Page<Row> | undefined | null,
  nameOf: (row: Row) => string,
  stepsOf: (row: Row) => readonly NextStep[],
): readonly NextStep[] => {
  const { total, rows } = few ?? { total: 0, rows: [] };
  const steps = rows.flatMap(stepsOf);
  return total > rows.length
    ? [keyed({ _tag: "Several", of, total, names: rows.map(nameOf) }, total, ...steps.map(({ key }) => key))]
    : steps;
};

/** What is overdue in one currency, as a step. */
export const overdueSteps = (figures: NonNullable<Dashboard["invoices"]>): readonly NextStep[] =>
  figures.flatMap(({ overdue, overdueDocuments }) =>
    overdue.cents > 0
      ? [
          keyed(
            { _tag: "PayOverdue", sum: overdue, documents: overdueDocuments },
            overdue.currency,
            overdue.cents,
            overdueDocuments,
          ),
        ]
      : [],
  );

const ofOrders = ({ orders }: Dashboard): readonly NextStep[] => [
  ...each(
    "PayOrder",
    orders?.unpaid,
    ({ id }) => id,
    (order) => [keyed({ _tag: "PayOrder", order }, order.id)],
  ),
  ...each(
    "PickUpOrder",
    orders?.ready,
    ({ id }) => id,
    (order) => [keyed({ _tag: "PickUpOrder", order }, order.id)],
  ),
];

const ofTickets = ({ tickets }: Dashboard): readonly NextStep[] =>
  each(
    "ReadAnswers",
    tickets?.answered,
    ({ subject }) => subject,
    (ticket) => [keyed({ _tag: "ReadAnswers", ticket }, ticket.id, ticket.lastActivity.toISOString())],
  );

/** When what a step is about ends; the same for all that do not. */
const endOf = (step: NextStep): number => (step._tag === "RenewService" ? step.until.getTime() : 0);

const ofProducts = ({ products }: Dashboard, now: Date): readonly NextStep[] => [
  ...each(
    "TestProduct",
    products?.offline,
    ({ name }) => name,
    (product) => [keyed({ _tag: "TestProduct", product }, product.serial, product.testedAt.toISOString())],
  ),
  ...each(
    "RenewService",
    products?.ending,
    ({ name }) => name,
    (product) =>
      timedServices.flatMap((service) => {
        const { validUntil: until } = product[service];
        return until !== null && endsSoon(product[service], now)
          ? [
              keyed(
                { _tag: "RenewService", product, service, until },
                product.serial,
                service,
                until.toISOString(),
              ),
            ]
          : [];
      }),
  ).toSorted((one, other) => endOf(one) - endOf(other)),
];

/** What is of use, and waits longer than the rest. */
const ofOffers = ({
  products,
  endingVouchers,
  limitedAvailability: notice,
}: Dashboard): readonly NextStep[] => [
  ...(products?.all.total === 0 ? [keyed({ _tag: "RegisterProduct" })] : []),
  ...each(
    "RedeemVoucher",
    endingVouchers,
    ({ code }) => code,
    (voucher) => [keyed({ _tag: "RedeemVoucher", voucher }, voucher.code, voucher.validUntil.toISOString())],
  ),
  ...(notice === null ? [] : [keyed({ _tag: "SeeShortages", notice }, notice.articles, notice.orders)]),
];

/** An employee who may book trainings and has none. */
const ofTrainings = ({ nextTraining }: Dashboard): readonly NextStep[] =>
  nextTraining?._tag === "None" ? [keyed({ _tag: "BookTraining" })] : [];

/** The queue of staff: tickets, those that have waited longest first, then what is to be decided, by when it came. */
const ofStaff = ({ staff }: Dashboard): readonly NextStep[] => [
  ...(staff?.tickets?.ages ?? [])
    .toReversed()
    .flatMap(({ age, count }) =>
      count === 0 ? [] : [keyed({ _tag: "AnswerTickets", age, count }, age, count)],
    ),
  ...decisions
    .flatMap((on) => {
      const { count, since } = staff?.[on] ?? { count: 0, since: null };
      return since === null ? [] : [{ on, count, since }];
    })
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .map((waiting) =>
      keyed({ _tag: "Decide", ...waiting }, waiting.on, waiting.count, waiting.since.toISOString()),
    ),
];

/**
 * What a person can do next, the most urgent first: what is overdue, orders that wait for the company, answers to read, products that do
 * not answer or whose services end, then what is of use. Who works for a company sees the answers to their own tickets before its affairs,
 * and a training to book before what is of use to the company.
 */
export const nextSteps = (
  dashboard: Dashboard,
  { now, isEmployee }: { readonly now: Date; readonly isEmployee: boolean },
): readonly NextStep[] => {
  const [own, shared] = [
    ofTickets(dashboard),
    [...overdueSteps(dashboard.invoices ?? []), ...ofOrders(dashboard)],
  ];
  return [
    ...ofStaff(dashboard),
    ...(isEmployee ? [...own, ...shared] : [...shared, ...own]),
    ...ofProducts(dashboard, now),
    ...(isEmployee ? ofTrainings(dashboard) : []),
    ...ofOffers(dashboard),
  ];
};
