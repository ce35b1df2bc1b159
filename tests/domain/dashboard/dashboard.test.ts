import { describe, expect, it } from "vitest";
import {
  Banner,
  certificationOn,
  certificationOutlooks,
  Contact,
  Dashboard,
  figureRows,
  Hotlink,
  targetPerMonth,
} from "../../../src/domain/dashboard/dashboard.ts";
import { accessTable } from "../../../src/domain/shell/access.ts";
import { waitingAges } from "../../../src/domain/support/support-case.ts";
import { isReadable, readingProblems } from "../../support/wire.ts";
import { eur } from "../../../tests/support/wire.ts";

const time = "2026-05-01T10:00:00.000Z";
const day = "2026-05-01";
const order = {
  id: "SO-1",
  date: day,
  reference: "Villa",
  status: "sent",
  total: eur("92.40"),
  itemCount: 3,
};
const service = { status: "active", validUntil: day };
const serial = "504F94D00001";
const product = {
  serial,
  name: "Villa",
  type: "miniserver",
  project: "",
  registrationDate: day,
  mailer: "active",
  push: "off",
  weather: service,
  caller: service,
  nextExpiry: day,
};
const ticket = {
  id: "T-1",
  date: time,
  subject: "Relay",
  status: "open",
  creator: "Ada",
  answerCount: 2,
  unreadAnswers: 1,
  mine: true,
  lastActivity: time,
};
const few = (row: object) => ({ total: 1, rows: [row] });
const waiting = { count: 2, since: time };
const dashboard = {
  creditLimit: eur("5000.00"),
  turnover: {
    current: eur("900.00"),
    target: eur("1000.00"),
    since: day,
    months: [{ month: day, net: eur("900.00") }],
  },
  discountLevels: [{ label: "Base", share: 0.1 }],
  certification: { _tag: "Ahead", day, outlook: "upgraded" },
  invoices: [{ open: eur("12.00"), overdue: eur("2.00"), openDocuments: 2, overdueDocuments: 1 }],
  staff: {
    tickets: { ...waiting, ages: waitingAges.map((age) => ({ age, count: 1 })) },
    licences: waiting,
    references: waiting,
    submissions: waiting,
    own: { orders: 1, products: 2 },
  },
  orders: { open: few(order), unpaid: few(order), ready: few(order) },
  products: {
    all: few(product),
    offline: few({ serial, name: "Villa", testedAt: time }),
    ending: few(product),
  },
  tickets: { open: few(ticket), answered: few(ticket) },
  application: { submittedAt: time, declined: { at: time, reason: "Blurred" } },
  endingVouchers: few({
    code: "AIR-2026",
    value: { _tag: "Percent", percent: 50 },
    article: null,
    validUntil: day,
    quantity: 2,
    left: 1,
    mostCart: null,
    status: "valid",
  }),
  limitedAvailability: { articles: 4, orders: 1 },
  nextTraining: { _tag: "None" },
  dismissed: ["SeeShortages 4 1"],
};

describe("the dashboard of the server (business §1)", () => {
  it("is read whole", () => expect(readingProblems(Dashboard, dashboard)).toEqual([]));

  it("may lack every figure that needs a right", () => {
    const rightless = Object.fromEntries(Object.keys(figureRows).map((figure) => [figure, null]));
    expect(isReadable(Dashboard, { ...dashboard, ...rightless })).toBe(true);
  });

  it("has no figure of orders, discounts, invoices, products, tickets and trainings for those who may not see them", () => {
    const needed = Object.fromEntries(
      Object.entries(figureRows).map(([figure, row]) => [figure, accessTable[row].right]),
    );
    expect(needed).toEqual({
      discountLevels: "webshop_orders",
      creditLimit: "view_invoices",
      turnover: "view_invoices",
      certification: "view_invoices",
      invoices: "view_invoices",
      orders: "webshop_orders",
      products: "manage_products",
      tickets: "tickets",
      nextTraining: "trainings",
    });
  });
});

describe("the target of a month", () => {
  it("is the twelfth part, in whole cents, and none without a target", () => {
    expect(targetPerMonth({ target: { cents: 1_000, currency: "EUR" } })).toEqual({
      cents: 83,
      currency: "EUR",
    });
    expect(targetPerMonth({ target: null })).toBeNull();
  });
});

describe("the recertification", () => {
  const today = new Date("2026-05-01T00:00:00Z");
  const outlook = { _tag: "Known", code: "stays" } as const;

  it.each([
    ["2026-05-02", { _tag: "Ahead", outlook }],
    ["2026-05-01", { _tag: "Today", outlook }],
    ["2026-04-30", { _tag: "Past" }],
  ])("on %s shows %j", (text, expected) => {
    expect(certificationOn(today, { day: new Date(text), outlook })).toEqual({
      day: new Date(text),
      ...expected,
    });
  });

  const certified = (certification: unknown) => ({ ...dashboard, certification });
  it.each(certificationOutlooks)("brings %s, before its day and on it", (code) => {
    expect(readingProblems(Dashboard, certified({ _tag: "Ahead", day, outlook: code }))).toEqual([]);
    expect(readingProblems(Dashboard, certified({ _tag: "Today", day, outlook: code }))).toEqual([]);
  });
  it("has nothing but its day afterwards", () => {
    expect(readingProblems(Dashboard, certified({ _tag: "Past", day }))).toEqual([]);
    expect(isReadable(Dashboard, certified({ _tag: "", day, outlook: "stays" }))).toBe(false);
  });
});

describe("what the manufacturer shows beside the figures", () => {
  const banner = { id: "b1", title: "News", text: "Read on", href: "/news/" };
  const hotlink = { id: "h1", label: "Shop", href: "https://shop.example" };

  it("is read whole", () => {
    expect(readingProblems(Banner, banner)).toEqual([]);
    expect(readingProblems(Banner, { ...banner, href: null })).toEqual([]);
    expect(readingProblems(Hotlink, hotlink)).toEqual([]);
    expect(
      readingProblems(Contact, {
        id: "c1",
        name: "Sam",
        role: "Sales",
        phone: "+43",
        email: "sam@test.example",
      }),
    ).toEqual([]);
  });

  it.each([
    ["https://shop.example", true],
    ["/orders/", true],
    ["http://shop.example", false],
    ["javascript:alert(1)//https://", false],
    ["shop/", false],
    ["", false],
  ])("leads to %j: %s", (href, is) => {
    expect([isReadable(Banner, { ...banner, href }), isReadable(Hotlink, { ...hotlink, href })]).toEqual([
      is,
      is,
    ]);
  });
});
