import { isCollected, type Order, type PaymentStatus, type ProductionStep } from "./order.ts";
import { isPrepaid } from "./payment-method.ts";

/** `next` is what has to happen before anything else; `reported` is what an order says that contradicts itself, or in a code that is new: no conclusion is drawn from it. */
export type StepState = "done" | "current" | "next" | "ahead" | "reported";

/** How the goods leave: the portal's company sends them, or the customer takes them along. */
export type Handover = "dispatch" | "collection";

/** A day on which something left, with all that left on it. */
interface Departure {
  readonly kind: Handover;
  readonly state: "done" | "reported";
  readonly day: Date;
  readonly deliveries: Order["deliveries"];
  readonly shipments: Order["shipments"];
}

/** A parcel that has a number and has not left. */
interface Waiting {
  readonly kind: "waiting";
  readonly state: "ahead" | "reported";
  readonly shipments: Order["shipments"];
}

/** When what is open is expected; `rest` is whether some of it has no day. */
export interface Expected {
  readonly pieces: number;
  readonly first: Date | null;
  readonly last: Date | null;
  readonly rest: boolean;
}

export type OrderStep =
  | { readonly kind: "ordered"; readonly state: "done"; readonly day: Date }
  | {
      readonly kind: "payment";
      readonly state: StepState;
      readonly day: Date | null;
      readonly status: PaymentStatus;
    }
  | { readonly kind: "production"; readonly state: StepState; readonly step: ProductionStep }
  | Departure
  | Waiting
  | {
      readonly kind: "open";
      readonly handover: Handover;
      readonly state: "next" | "ahead";
      readonly expected: Expected;
    }
  | { readonly kind: "arrival"; readonly state: "done" | "current" | "ahead"; readonly day: Date | null };

/** What comes next. */
export type NextStep =
  | { readonly kind: "payment" }
  | { readonly kind: Handover; readonly expected: Expected }
  | { readonly kind: "pickup" }
  | { readonly kind: "arrival" };

/** The story of an order (business §3): its steps from the order to the arrival, and what comes next. */
export interface OrderProgress {
  readonly steps: readonly OrderStep[];
  /** Undefined where nothing is to come, and where nothing can be concluded. */
  readonly next: NextStep | undefined;
  /** The day on which all of it had arrived; null before, and where no day is known. */
  readonly arrivedOn: Date | null;
}

const timeOf = (day: Date): number => day.getTime();

/** What left, by day: delivery notes and parcels of one day belong together, as on the delivery note. */
const departuresOf = (
  { deliveries, shipments, shippingMethod }: Order,
  state: Departure["state"],
): readonly Departure[] => {
  const days = [
    ...new Set([
      ...deliveries.map(({ date }) => timeOf(date)),
      ...shipments.flatMap(({ sentOn }) => (sentOn === null ? [] : [timeOf(sentOn)])),
    ]),
  ].toSorted((one, other) => one - other);
  return days.map((day) => ({
    kind: handoverOf(shippingMethod),
    state,
    day: new Date(day),
    deliveries: deliveries.filter(({ date }) => timeOf(date) === day),
    shipments: shipments.filter(({ sentOn }) => sentOn !== null && timeOf(sentOn) === day),
  }));
};

const handoverOf = ({ code }: Order["shippingMethod"]): Handover =>
  isCollected(code) ? "collection" : "dispatch";

/** When what is open of an order is expected. */
const expectedOf = ({ items }: Order): Expected => {
  const open = items.filter((item) => item.open > 0);
  const days = open
    .flatMap(({ estimatedDispatch }) => (estimatedDispatch === null ? [] : [timeOf(estimatedDispatch)]))
    .toSorted((one, other) => one - other);
  const [first] = days;
  const last = days.at(-1);
  return {
    pieces: open.reduce((sum, item) => sum + item.open, 0),
    first: first === undefined ? null : new Date(first),
    last: last === undefined ? null : new Date(last),
    rest: days.length < open.length,
  };
};

const paymentStep = (order: Order, state: StepState): OrderStep => ({
  kind: "payment",
  state,
  day: order.paidOn,
  status: order.paymentStatus,
});

const productionStep = ({ productionStep: step }: Order, state: StepState): readonly OrderStep[] =>
  step === null ? [] : [{ kind: "production", state, step }];

const waitingStep = ({ shipments }: Order, state: Waiting["state"]): readonly Waiting[] => {
  const unsent = shipments.filter(({ sentOn }) => sentOn === null);
  return unsent.length === 0 ? [] : [{ kind: "waiting", state, shipments: unsent }];
};

const isKnown = ({ status, shippingMethod, paymentStatus, productionStep }: Order): boolean =>
  [status, shippingMethod, paymentStatus, ...(productionStep === null ? [] : [productionStep])].every(
    ({ _tag }) => _tag === "Known",
  );

/** What the order says, without what would follow from it. */
const reported = (order: Order): readonly OrderStep[] => [
  { kind: "ordered", state: "done", day: order.date },
  paymentStep(order, "reported"),
  ...productionStep(order, "reported"),
  ...departuresOf(order, "reported"),
  ...waitingStep(order, "reported"),
];

const productionState = ({ status, productionStep }: Order): StepState => {
  if (productionStep?.code === "shipped" || productionStep?.code === "packed") return "done";
  if (status.code === "no_payment") return "ahead";
  return productionStep?.code === "not_started" ? "next" : "current";
};

type Arrival = Extract<OrderStep, { readonly kind: "arrival" }>;

const arrivalOf = ({ status, shipments }: Order): Arrival => {
  const days = shipments.flatMap(({ deliveredOn }) => (deliveredOn === null ? [] : [timeOf(deliveredOn)]));
  const all = shipments.length > 0 && days.length === shipments.length;
  const isDone = status.code === "done" || (status.code === "sent" && all);
  return {
    kind: "arrival",
    state: isDone ? "done" : status.code === "sent" ? "current" : "ahead",
    day: isDone && all ? new Date(Math.max(...days)) : null,
  };
};

const concluded = (order: Order): readonly OrderStep[] => {
  const { date, status, paymentMethod, paymentStatus, shippingMethod } = order;
  const handover = handoverOf(shippingMethod);
  const isDue = status.code === "no_payment";
  const isFirst = isDue || isPrepaid(paymentMethod.code);
  const payment = paymentStep(order, paymentStatus.code === "paid" ? "done" : isDue ? "next" : "ahead");
  const expected = expectedOf(order);
  const production = productionState(order);
  const isMade = order.productionStep === null || production === "done";
  return [
    { kind: "ordered", state: "done", day: date },
    ...(isFirst ? [payment] : []),
    ...productionStep(order, production),
    ...departuresOf(order, "done"),
    ...waitingStep(order, "ahead"),
    ...(expected.pieces === 0
      ? []
      : [{ kind: "open", handover, state: isMade && !isDue ? "next" : "ahead", expected } as const]),
    // Who collected the goods has them.
    ...(handover === "collection" ? [] : [arrivalOf(order)]),
    ...(isFirst ? [] : [payment]),
  ];
};

const nextOf = (order: Order): NextStep | undefined => {
  switch (order.status.code) {
    case "no_payment":
      return { kind: "payment" };
    case "ready_for_pickup":
      return { kind: "pickup" };
    case "in_progress":
    case "ready_for_delivery":
    case "partially_sent":
      return { kind: handoverOf(order.shippingMethod), expected: expectedOf(order) };
    case "sent":
      return arrivalOf(order).state === "done" ? undefined : { kind: "arrival" };
    default:
      return undefined;
  }
};

/** The story of an order; of one that contradicts itself, or has a code that is new, only what it reports. */
export const orderProgress = (order: Order): OrderProgress => {
  if (order.isContradictory || !isKnown(order))
    return { steps: reported(order), next: undefined, arrivedOn: null };
  const steps = concluded(order);
  const arrival = steps.find((step) => step.kind === "arrival");
  return { steps, next: nextOf(order), arrivedOn: arrival?.day ?? null };
};

/** How many pieces were ordered, and how many have left. */
export const piecesOf = ({
  items,
}: Pick<Order, "items">): { readonly ordered: number; readonly left: number } => ({
  ordered: items.reduce((sum, { ordered }) => sum + ordered, 0),
  left: items.reduce((sum, { ordered, open }) => sum + ordered - open, 0),
});
