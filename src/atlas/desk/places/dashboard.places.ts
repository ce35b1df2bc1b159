import type { Banner, Contact, Dashboard, Hotlink } from "../../../domain/dashboard.ts";
import { orderSummaries } from "./orders.places.ts";
import { read, type Place } from "./place.ts";
import { day, eur, known } from "./samples.ts";

const dashboard: Dashboard = {
  creditLimit: eur(1_500_000),
  turnover: { current: eur(4_250_000), target: eur(6_000_000) },
  discountLevels: [{ label: "Hardware", share: 0.23 }],
  certification: { day: day("10-01"), outlook: known("stays") },
  latestOrders: orderSummaries,
  unreadMessages: 1,
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

const byLocale = { instance: "int" };

export const places: readonly Place[] = [
  read("dashboard", "/", { key: "dashboard", call: "/api/getDashboard", request: {}, sample: dashboard }),
  read("dashboard", "/", {
    key: "dashboard-banners",
    call: "/api/getBanners",
    request: byLocale,
    sample: [banner],
  }),
  read("dashboard", "/", {
    key: "dashboard-hotlinks",
    call: "/api/getHotlinks",
    request: byLocale,
    sample: [hotlink],
  }),
  read("dashboard", "/", {
    key: "dashboard-contacts",
    call: "/api/getContacts",
    request: byLocale,
    sample: [contact],
  }),
];
