import { isDispatched } from "../../src/domain/orders/contradictions.ts";
import { orderStatuses, type OrderStatusCode } from "../../src/domain/orders/order-summary.ts";
import { isCollected, productionSteps, shippingCodes } from "../../src/domain/orders/order.ts";
import { paymentMethods, isPrepaid, prepaidMethods } from "../../src/domain/orders/payment-method.ts";
import { lineCents } from "../../src/domain/kit/rounding.ts";
import { searchTextOf } from "../areas/kit/fold.ts";
import { articles, flexArticles } from "./articles.ts";
import type { Calendar } from "./calendar.ts";
import { marketOf, type Market } from "./markets.ts";
import { ledgerOf, settlementDays, termOf, type DemoLedger, type PaymentMethodCode } from "./ledger.ts";
import { deliveriesOf, shipmentsOf, type DemoPaper, type DemoShipment } from "./order-papers.ts";
import type { DemoCompany } from "./people.ts";
import { cycle, randomOf, type Random } from "./random.ts";

/** A row of order_items, without the order's number. */
interface DemoItem {
  readonly position: number;
  readonly article_number: string;
  readonly name: string;
  readonly ordered: number;
  readonly open: number;
  readonly unit_price_cents: number;
  readonly discount: number;
  readonly subtotal_cents: number;
  readonly estimated_dispatch: string | null;
}

/** An order with its details, as rows. */
export interface DemoOrder {
  readonly order: Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly company_id: string;
    readonly ordered_on: string;
    readonly total_cents: number;
    readonly reference: string;
  };
  readonly items: readonly DemoItem[];
  readonly papers: readonly DemoPaper[];
  readonly shipments: readonly DemoShipment[];
  readonly ledger: DemoLedger;
}

/** The plan of an order, before it has a number. */
export interface OrderPlan {
  readonly company: DemoCompany;
  readonly index: number;
  readonly daysAgo: number;
}

/** The days that the orders of a company cover. */
const history = 720;
/** The first orders of a company cycle through statuses, methods and steps, so that a longer list has them all. */
const inTurn = 56;

const discounts: Readonly<Record<string, number>> = {
  flagship: 0.3,
  platin: 0.27,
  gold: 0.23,
  silver: 0.17,
  reg: 0.1,
  reg21: 0.21,
  "reg neu": 0.1,
  disti: 0.32,
};

/** The orders of a company, newest first. */
export const planOrders = (company: DemoCompany, scale: number): readonly OrderPlan[] => {
  const count = company.orders * scale;
  return Array.from({ length: count }, (_, index) => ({
    company,
    index,
    daysAgo: Math.floor((index * history) / count),
  }));
};

interface Showcase {
  readonly index: number;
  readonly status: OrderStatusCode;
  readonly method: PaymentMethodCode;
}

/** One order of small companies each shows what is otherwise left to chance: unpaid invoices in CHF and in a currency without an account, and an order that waits for its payment in EUR. */
const showcases: Readonly<Record<string, Showcase>> = {
  swiss: { index: 1, status: "sent", method: "net_30" },
  business: { index: 1, status: "sent", method: "net_30" },
  customer: { index: 0, status: "no_payment", method: "prepayment" },
};

const showcaseOf = ({ company, index }: OrderPlan): Showcase | undefined => {
  const showcase = showcases[company.id];
  return showcase?.index === index ? showcase : undefined;
};

const statusOf = (random: Random, plan: OrderPlan): OrderStatusCode => {
  const { company, index, daysAgo } = plan;
  const showcase = showcaseOf(plan);
  if (showcase !== undefined) return showcase.status;
  if (company.orders >= inTurn && index < inTurn) return cycle(orderStatuses, index);
  if (index === 0) return "in_progress";
  if (daysAgo > 120) return random.chance(97) ? "done" : "partially_sent";
  return random.pick([
    "in_progress",
    "sent",
    "sent",
    "done",
    "done",
    "done",
    "partially_sent",
    "ready_for_delivery",
  ]);
};

const referenceOf = (random: Random, market: Market): string =>
  random
    .pick(market.references)
    .replace("{name}", random.pick(market.names))
    .replace("{town}", random.pick(market.sites)[2]);

const openOf = (status: OrderStatusCode, ordered: number, position: number): number => {
  if (status === "sent" || status === "done") return 0;
  if (status !== "partially_sent") return ordered;
  // The first item was sent, the second was not, of the others half is outstanding.
  if (position <= 2) return position === 1 ? 0 : ordered;
  return Math.floor(ordered / 2);
};

/** What waits for a payment has no day. */
const estimateOf = (status: OrderStatusCode, open: number, day: string): string | null =>
  open === 0 || status === "no_payment" ? null : day;

const itemsOf = (
  random: Random,
  plan: OrderPlan,
  status: OrderStatusCode,
  flex: boolean,
  calendar: Calendar,
): readonly DemoItem[] => {
  const { rate, vat } = marketOf(plan.company.country);
  const discount = discounts[plan.company.status] ?? 0;
  const first = random.int(0, articles.length - 1);
  // Steps of 7 through 40 articles never repeat one.
  const chosen = Array.from({ length: random.int(status === "partially_sent" ? 2 : 1, 7) }, (_, at) =>
    cycle(articles, first + at * 7),
  );
  return [...(flex ? [random.pick(flexArticles)] : []), ...chosen].map((article, at) => {
    const position = at + 1;
    const ordered = random.pick([1, 1, 1, 2, 2, 3, 4, 5, 8, 10, 12, 20]);
    const open = openOf(status, ordered, position);
    const price = Math.round(article.cents * rate);
    return {
      position,
      article_number: article.number,
      name: article.name,
      ordered,
      open,
      unit_price_cents: price,
      discount,
      subtotal_cents: lineCents({ unitCents: price, quantity: ordered, discount, vatRate: vat }),
      estimated_dispatch: estimateOf(status, open, calendar.dayAgo(-random.int(1, 30))),
    };
  });
};

const productionStepOf = (status: OrderStatusCode, index: number): string => {
  // The flex article is the first item, which a part delivery has.
  if (isDispatched(status)) return "shipped";
  if (status === "ready_for_delivery" || status === "ready_for_pickup") return "packed";
  return status === "no_payment"
    ? "not_started"
    : cycle(productionSteps.slice(0, -1), Math.floor(index / orderStatuses.length));
};

/** How many of 100 invoices are unpaid that many days after they were due: most are paid about then, a few never. */
const unpaidAfter = (days: number): number => {
  if (days <= 0) return 85;
  if (days <= 30) return 60;
  if (days <= 60) return 40;
  return days <= 120 ? 20 : 0.5;
};

const methodOf = (random: Random, status: OrderStatusCode, plan: OrderPlan): PaymentMethodCode => {
  const { index, daysAgo } = plan;
  const showcase = showcaseOf(plan);
  if (showcase !== undefined) return showcase.method;
  const method =
    index < inTurn ? cycle(paymentMethods, index + Math.floor(index / 14)) : random.pick(paymentMethods);
  if (status === "no_payment") return cycle(prepaidMethods, Math.floor(index / orderStatuses.length));
  // Few are paid in advance of a delivery that is still to come: the account has more to pay than to its credit.
  if (isPrepaid(method) && !isDispatched(status)) return "on_account";
  // What is paid in advance was paid, or the status would be another.
  return isPrepaid(method) && daysAgo < settlementDays(method) ? "credit_card" : method;
};

const paymentStatusOf = (
  random: Random,
  {
    status,
    method,
    daysAgo,
    leftAgo,
  }: {
    readonly status: OrderStatusCode;
    readonly method: PaymentMethodCode;
    readonly daysAgo: number;
    /** The days since the last delivery left; undefined where none has. */
    readonly leftAgo: number | undefined;
  },
): string => {
  const term = termOf(method);
  const unpaid = random.chance(unpaidAfter(daysAgo - term)) && term > 0;
  if (status === "no_payment") return "open";
  if (isPrepaid(method)) return "paid";
  // What is paid by invoice is paid after that.
  if (leftAgo === undefined || leftAgo < settlementDays(method)) return "open";
  // Of a part delivery that is paid, the rest of the order is not; of one that is not, sometimes a part is.
  if (status === "partially_sent") return unpaid && daysAgo % 2 === 0 ? "open" : "partially_paid";
  return unpaid ? "open" : "paid";
};

const shippingOf = (
  random: Random,
  status: OrderStatusCode,
  index: number,
): (typeof shippingCodes)[number] => {
  const code =
    index < inTurn
      ? cycle(shippingCodes, Math.floor(index / orderStatuses.length))
      : random.pick(["EXW", "EXW", "EXW", "EXW", "PICK-UP", "EVENT"] as const);
  if (status === "ready_for_pickup") return "PICK-UP";
  return status === "in_progress" || status === "no_payment" || status === "done" ? code : "EXW";
};

/** Creates the order of a plan, deterministically. */
export const makeOrder = (plan: OrderPlan, id: string, calendar: Calendar): DemoOrder => {
  const { company, index, daysAgo } = plan;
  const random = randomOf(`order:${company.id}:${index}`);
  const market = marketOf(company.country);
  const status = statusOf(random, plan);
  // Orders in progress are all flex, so that each production step occurs.
  const flex =
    index < inTurn
      ? Math.floor(index / orderStatuses.length) % 2 === 0 || status === "in_progress"
      : random.chance(12);
  const items = itemsOf(random, plan, status, flex, calendar);
  const reference = referenceOf(random, market);
  const shipping = shippingOf(random, status, index);
  const site = random.pick(market.sites);
  const billing = {
    name: company.name,
    street: company.street,
    zip: company.zip,
    city: company.city,
    country: company.country,
  };
  const deliveries = deliveriesOf(
    { id, status, daysAgo, twice: random.chance(20) && items.length > 1 },
    calendar,
  );
  const papers = deliveries.map(({ paper }) => paper);
  const paymentMethod = methodOf(random, status, plan);
  const paymentStatus =
    showcaseOf(plan) === undefined
      ? paymentStatusOf(random, {
          status,
          method: paymentMethod,
          daysAgo,
          leftAgo: deliveries.at(-1)?.daysAgo,
        })
      : "open";
  const totalCents = items.reduce((sum, item) => sum + item.subtotal_cents, 0);
  return {
    order: {
      id,
      company_id: company.id,
      ordered_on: calendar.dayAgo(daysAgo),
      reference,
      search_text: searchTextOf(id, reference, ...items.map(({ name }) => name)),
      status,
      total_cents: totalCents,
      currency: market.currency,
      item_count: items.length,
      shipping_method: shipping,
      payment_method: paymentMethod,
      payment_status: paymentStatus,
      billing_address: billing,
      billing_date: papers[0]?.dated ?? null,
      shipping_address: random.chance(40)
        ? { name: company.name, street: site[0], zip: site[1], city: site[2], country: company.country }
        : billing,
      desired_shipping_date: random.chance(30) ? calendar.dayAgo(daysAgo - random.int(5, 30)) : null,
      production_step: flex ? productionStepOf(status, index) : null,
    },
    items,
    papers,
    shipments: isCollected(shipping)
      ? []
      : shipmentsOf(random, { status, deliveries, carriers: market.carriers }, calendar),
    ledger: ledgerOf(
      randomOf(`ledger:${company.id}:${index}`),
      {
        id,
        companyId: company.id,
        reference,
        daysAgo,
        totalCents,
        currency: market.currency,
        vat: market.vat,
        paymentMethod,
        paymentStatus,
        billing,
        items,
        deliveries,
      },
      calendar,
    ),
  };
};
