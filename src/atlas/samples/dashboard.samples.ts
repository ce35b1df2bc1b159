import { getBanners, getContacts, getDashboard, getHotlinks } from "../../api/dashboard.calls.ts";
import type { CustomerOverview } from "../../domain/dashboard/customer-overview.ts";
import type { Banner, Contact, Dashboard, Hotlink } from "../../domain/dashboard/dashboard.ts";
import { day, eur, known } from "../desk/fixtures/samples.ts";
import { voucher } from "./advantages.samples.ts";
import { sampleOf } from "./call-sample.ts";
import { orderSummaries } from "./orders.samples.ts";
import { productSummaries } from "./products.samples.ts";
import { ticketSummaries } from "./tickets.samples.ts";

export const dashboard: Dashboard = {
  creditLimit: eur(1_500_000),
  turnover: { current: eur(4_250_000), target: eur(6_000_000) },
  discountLevels: [{ label: "Hardware", share: 0.23 }],
  certification: { _tag: "Ahead", day: day("10-01"), outlook: known("stays") },
  invoices: [{ open: eur(92_400), overdue: eur(0), openDocuments: 1, overdueDocuments: 0 }],
  latestOrders: orderSummaries,
  unreadMessages: 1,
  customer: null,
  staff: null,
  application: null,
  endingVouchers: [voucher],
  limitedAvailability: { articles: 3, orders: 1 },
  nextTraining: { _tag: "None" },
};
/** What is left out of it: everything. */
export const bareDashboard: Dashboard = {
  creditLimit: null,
  turnover: null,
  discountLevels: [],
  certification: null,
  invoices: null,
  latestOrders: null,
  unreadMessages: 0,
  endingVouchers: null,
  limitedAvailability: null,
  nextTraining: null,
  customer: null,
  staff: null,
  application: null,
};

const [villa, hauptplatz] = productSummaries;
const [waiting, ready] = orderSummaries;
const [answered, other] = ticketSummaries;
/** What an end customer sees, with something of each kind to do. */
export const customerOverview: CustomerOverview = {
  products: {
    total: 3,
    ending: [
      { ...villa, weather: { status: known("active"), validUntil: day("02-20") }, nextExpiry: day("02-20") },
      {
        ...hauptplatz,
        caller: { status: known("test"), validUntil: day("03-01") },
        nextExpiry: day("03-01"),
      },
    ],
  },
  orders: {
    total: 3,
    latest: [
      { ...waiting, status: known("no_payment") },
      { ...ready, status: known("ready_for_pickup") },
      {
        ...waiting,
        id: "SO-2026-000099" as typeof waiting.id,
        status: { _tag: "Unknown", code: "lost_at_sea" },
      },
    ],
  },
  tickets: { total: 2, latest: [answered, { ...other, status: known("open") }] },
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
  banners: sampleOf(getBanners, { instance: "int" }, [banner]),
  hotlinks: sampleOf(getHotlinks, { instance: "int" }, [hotlink]),
  contacts: sampleOf(getContacts, { instance: "int" }, [contact]),
};

/** The area has no machine of its own. */
export const samples = {};
