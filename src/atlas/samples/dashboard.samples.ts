import {
  dismissNextStep,
  getBanners,
  getContacts,
  getDashboard,
  getHotlinks,
} from "../../api/dashboard.calls.ts";
import type { Banner, Contact, Dashboard, Hotlink, Turnover } from "../../domain/dashboard/dashboard.ts";
import { day, eur, known } from "../desk/fixtures/samples.ts";
import { sampleOf } from "./call-sample.ts";
import { orderSummaries } from "./orders.samples.ts";
import { productSummaries } from "./products.samples.ts";
import { ticketSummaries } from "./tickets.samples.ts";

const [villa, hauptplatz] = productSummaries;
const [waiting, ready] = orderSummaries;
const [answered, other] = ticketSummaries;
const none = { total: 0, rows: [] };

/** A turnover whose months sum up to it, with a target. */
export const turnover: Turnover = {
  current: eur(4_250_000),
  target: eur(6_000_000),
  since: new Date("2025-02-04T00:00:00.000Z"),
  months: [
    350_000, 310_000, 0, 420_000, 515_000, 280_000, 390_000, 460_000, 375_000, 610_000, -45_000, 505_000,
    80_000,
  ].map((cents, index) => ({ month: new Date(Date.UTC(2025, 1 + index, 1)), net: eur(cents) })),
};

export const dashboard: Dashboard = {
  creditLimit: eur(1_500_000),
  turnover,
  discountLevels: [{ label: "Hardware", share: 0.23 }],
  certification: { _tag: "Ahead", day: day("10-01"), outlook: known("stays") },
  invoices: [{ open: eur(92_400), overdue: eur(0), openDocuments: 1, overdueDocuments: 0 }],
  orders: { open: { total: orderSummaries.length, rows: orderSummaries }, unpaid: none, ready: none },
  products: { all: { total: 1, rows: [villa] }, offline: none, ending: none },
  tickets: { open: none, answered: none },
  staff: null,
  application: null,
  endingVouchers: none,
  limitedAvailability: { articles: 3, orders: 1 },
  nextTraining: { _tag: "None" },
  dismissed: [],
};
/** What is left out of it: everything. */
export const bareDashboard: Dashboard = {
  creditLimit: null,
  turnover: null,
  discountLevels: [],
  certification: null,
  invoices: null,
  orders: null,
  products: null,
  tickets: null,
  endingVouchers: null,
  limitedAvailability: null,
  nextTraining: null,
  staff: null,
  application: null,
  dismissed: [],
};

const lost = {
  ...waiting,
  id: "SO-2026-000099" as typeof waiting.id,
  status: { _tag: "Unknown" as const, code: "lost_at_sea" },
};
/** With something of each kind to do; an end customer's, where the figures of partners are left out. */
export const busyDashboard: Dashboard = {
  ...bareDashboard,
  invoices: [{ open: eur(123_450), overdue: eur(23_450), openDocuments: 3, overdueDocuments: 1 }],
  orders: {
    open: {
      total: 3,
      rows: [
        { ...waiting, status: known("no_payment") },
        { ...ready, status: known("ready_for_pickup") },
        lost,
      ],
    },
    unpaid: { total: 1, rows: [{ ...waiting, status: known("no_payment") }] },
    ready: { total: 1, rows: [{ ...ready, status: known("ready_for_pickup") }] },
  },
  products: {
    all: { total: 2, rows: [hauptplatz, villa] },
    offline: {
      total: 1,
      rows: [
        { serial: hauptplatz.serial, name: hauptplatz.name, testedAt: new Date("2026-02-02T09:30:00.000Z") },
      ],
    },
    ending: {
      total: 2,
      rows: [
        {
          ...villa,
          weather: { status: known("active"), validUntil: day("02-20") },
          nextExpiry: day("02-20"),
        },
        {
          ...hauptplatz,
          caller: { status: known("test"), validUntil: day("03-01") },
          nextExpiry: day("03-01"),
        },
      ],
    },
  },
  tickets: {
    open: { total: 2, rows: [answered, { ...other, status: known("open") }] },
    answered: { total: 1, rows: [answered] },
  },
};
const banner: Banner = {
  id: "b1",
  title: "Spring trainings",
  text: "Places are free in Linz and in Brno.",
  href: "/messages/",
};
const hotlink: Hotlink = { id: "h1", label: "Library", href: "https://library.homeautomation.example/" };
const contact: Contact = {
  id: "c1",
  name: "Chris Ruf",
  role: "Partner support",
  phone: "+43 1 5550100",
  email: "support@homeautomation.example",
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  dashboard: sampleOf(getDashboard, {}, dashboard),
  dismiss: sampleOf(dismissNextStep, { step: "SeeShortages 3 1", dismissed: true }, {}),
  banners: sampleOf(getBanners, { instance: "int" }, [banner]),
  hotlinks: sampleOf(getHotlinks, { instance: "int" }, [hotlink]),
  contacts: sampleOf(getContacts, { instance: "int" }, [contact]),
};

/** The area has no machine of its own. */
export const samples = {};
