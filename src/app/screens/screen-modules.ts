import getKnownIssues from "virtual:early-call/getKnownIssues";
import findMessages from "virtual:early-call/findMessages";
import getAward from "virtual:early-call/getAward";
import getReference from "virtual:early-call/getReference";
import getReferenceReviews from "virtual:early-call/getReferenceReviews";
import getReferences from "virtual:early-call/getReferences";
import getPublishedReference from "virtual:early-call/getPublishedReference";
import getWebsite from "virtual:early-call/getWebsite";
import getConference from "virtual:early-call/getConference";
import getDownloads from "virtual:early-call/getDownloads";
import checkPasswordResetLink from "virtual:early-call/checkPasswordResetLink";
import getAccount from "virtual:early-call/getAccount";
import getAdvantages from "virtual:early-call/getAdvantages";
import getCampusPackages from "virtual:early-call/getCampusPackages";
import getCloudDns from "virtual:early-call/getCloudDns";
import getDashboard from "virtual:early-call/getDashboard";
import getEmployees from "virtual:early-call/getEmployees";
import getFirstSteps from "virtual:early-call/getFirstSteps";
import getInvoice from "virtual:early-call/getInvoice";
import getInvoices from "virtual:early-call/getInvoices";
import getMessage from "virtual:early-call/getMessage";
import getPioneerCases from "virtual:early-call/getPioneerCases";
import getPioneerOffer from "virtual:early-call/getPioneerOffer";
import getPioneerSubmission from "virtual:early-call/getPioneerSubmission";
import getPioneerSubmissions from "virtual:early-call/getPioneerSubmissions";
import getOpenProducts from "virtual:early-call/getOpenProducts";
import getOrder from "virtual:early-call/getOrder";
import getOrders from "virtual:early-call/getOrders";
import getProduct from "virtual:early-call/getProduct";
import getProducts from "virtual:early-call/getProducts";
import getShortages from "virtual:early-call/getShortages";
import getSignUpOptions from "virtual:early-call/getSignUpOptions";
import getCaseBalance from "virtual:early-call/getCaseBalance";
import getCaseInvoices from "virtual:early-call/getCaseInvoices";
import getCaseTrainings from "virtual:early-call/getCaseTrainings";
import getCaseVouchers from "virtual:early-call/getCaseVouchers";
import getSupportCases from "virtual:early-call/getSupportCases";
import getTicket from "virtual:early-call/getTicket";
import getTicketDraft from "virtual:early-call/getTicketDraft";
import getTicketStatistics from "virtual:early-call/getTicketStatistics";
import getTickets from "virtual:early-call/getTickets";
import getTradeLicenceReviews from "virtual:early-call/getTradeLicenceReviews";
import getVouchers from "virtual:early-call/getVouchers";
import getAttendance from "virtual:early-call/getAttendance";
import getBookableTrainings from "virtual:early-call/getBookableTrainings";
import getTrainingDates from "virtual:early-call/getTrainingDates";
import getTrainings from "virtual:early-call/getTrainings";
import type { Locale } from "../../domain/shell/locale.ts";
import type { RouteName } from "../../domain/shell/routes.ts";
import { usualPeriod } from "../../domain/kit/usual-period.ts";
import type { Namespace } from "../../ui/i18n/catalogue.ts";
import { fieldsOf, type EarlyCall } from "../early-call.ts";
import type { ScreenEntry } from "./screen-entry.ts";

/** The address, as the first script reads it. */
export interface Place {
  /** The second path segment: the number of an order, a ticket, a message or a product. */
  readonly id: string;
  readonly search: string;
  readonly locale: Locale;
  /** In ms since 1970. */
  readonly now: number;
}

/** A read at the start of a screen: the fields of the call record, or undefined if only the screen knows them. */
interface EarlyRead {
  readonly path: EarlyCall["path"];
  readonly fields: (place: Place) => Readonly<Record<string, string>> | undefined;
}

/** A screen's code and texts, and its first reads. */
export interface ScreenModule {
  readonly load: () => Promise<ScreenEntry>;
  readonly namespaces: readonly Namespace[];
  readonly early: readonly EarlyRead[];
  /** The code of what is opened next, as a list leads to one of its items: it is loaded at rest, so that it opens also where the connection is gone by then. */
  readonly ahead: ScreenModule["load"] | undefined;
}

type Values = Readonly<Record<string, string | undefined>>;

/** The values of the address by the names of call fields. */
const ofAddress = ({ id, locale }: Place): Values => ({ id, serial: id, hash: id, instance: locale });

/** A read with these values; undefined if only the screen knows them. */
const read = (call: EarlyCall, values: (place: Place) => Values | undefined = ofAddress): EarlyRead => ({
  path: call.path,
  fields: (place) => {
    const known = values(place);
    return known && fieldsOf(call, known);
  },
});

const draftOf = (key: string): EarlyRead => read(getTicketDraft, () => ({ key }));

/** The address parameters of every list; `view` only changes how its rows are shown. */
const listParameters = ["tab", "q", "status", "sort", "page", "size", "view"];

/**
 * A list's read from its address, for one of several lists in its tab and for a part of a list; parameters of a single list are read by its
 * screen.
 */
const list = (call: EarlyCall, tab: string | null = null, part = ""): EarlyRead =>
  read(call, ({ search, id, locale }) => {
    const said = new URLSearchParams(search);
    const asked = call.list?.parts[part] ?? call.list;
    const isOther =
      said.get("tab") !== tab || [...said.keys()].some((name) => !listParameters.includes(name));
    if (asked === undefined || isOther) return undefined;
    const [words, chosen] = [said.get("q")?.trim() ?? "", said.get("status")?.split(",")];
    const filter = {
      ...(words === "" ? {} : { search: words }),
      ...asked.filter,
      ...(chosen === undefined || asked.codes === undefined ? {} : { [asked.codes]: chosen }),
    };
    return {
      id,
      instance: locale,
      page: said.get("page") ?? "1",
      page_size: said.get("size") ?? "25",
      sort: said.get("sort") ?? asked.sort,
      ...(Object.keys(filter).length === 0 ? {} : { filter: JSON.stringify(filter) }),
    };
  });

/** A read of one tab of its screen. */
const atTab = (call: EarlyCall, tab: string | null): EarlyRead =>
  read(call, (place) =>
    new URLSearchParams(place.search).get("tab") === tab ? ofAddress(place) : undefined,
  );

const lastDays = read(getTicketStatistics, ({ search, now }) => {
  if (search !== "") return undefined;
  const { from, to } = usualPeriod(now);
  return { from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) };
});

const screen = (
  load: () => Promise<ScreenEntry>,
  namespaces: readonly Namespace[] = [],
  early: ScreenModule["early"] = [],
  ahead?: ScreenModule["load"],
): ScreenModule => ({ load, namespaces, early, ahead });

const conferenceArea = () => import("./conference.entry.tsx");
const conferenceScreen = (): ScreenModule =>
  screen(conferenceArea, ["fields", "settings", "conference"], [read(getConference)]);
const passwordsArea = () => import("./passwords.entry.tsx");
const orderScreen = () => import("./order.entry.tsx");
const invoiceScreen = () => import("./invoice.entry.tsx");
const invoicesArea = () => import("./invoices.entry.tsx");
const productsArea = () => import("./products.entry.tsx");
const ticketsArea = () => import("./tickets.entry.tsx");
const ticketWriting = () => import("./ticket-writing.entry.tsx");
const employeesArea = () => import("./employees.entry.tsx");
const settingsArea = () => import("./account.entry.tsx");
const trainingsArea = () => import("./trainings.entry.tsx");
const advantagesArea = () => import("./advantages.entry.tsx");
const referencesArea = () => import("./references.entry.tsx");
const pioneerArea = () => import("./pioneer.entry.tsx");
const messagesArea = () => import("./messages.entry.tsx");

/** Every screen except the login, loaded on first use; an area is one chunk. The login is part of the first load. */
export const screenModules: Readonly<Record<Exclude<RouteName, "login">, ScreenModule>> = {
  dashboard: screen(() => import("./dashboard.entry.tsx"), ["dashboard"], [read(getDashboard)]),
  "forgot-password": screen(passwordsArea, ["fields", "passwords"]),
  "reset-password": screen(passwordsArea, ["fields", "passwords"], [read(checkPasswordResetLink)]),
  registration: screen(() => import("./sign-up.entry.tsx"), ["fields", "sign-up"], [read(getSignUpOptions)]),
  "first-steps": screen(() => import("./first-steps.entry.tsx"), ["first-steps"], [read(getFirstSteps)]),
  orders: screen(
    () => import("./orders.entry.tsx"),
    ["orders"],
    [
      list(getOrders, null, "open"),
      list(getOrders, "completed", "completed"),
      list(getOpenProducts, "products"),
    ],
    orderScreen,
  ),
  order: screen(orderScreen, ["orders"], [read(getOrder)]),
  advantages: screen(
    advantagesArea,
    ["advantages"],
    [read(getAdvantages), list(getVouchers, null, "valid"), list(getVouchers, "ended", "ended")],
  ),
  "limited-availability": screen(
    () => import("./limited-availability.entry.tsx"),
    ["limited-availability"],
    [list(getShortages)],
  ),
  "campus-packages": screen(
    () => import("./campus-packages.entry.tsx"),
    ["campus-packages"],
    [read(getCampusPackages)],
  ),
  // The balance comes beside the list.
  invoices: screen(invoicesArea, ["orders"], [list(getInvoices, null, "open")], invoiceScreen),
  invoice: screen(invoiceScreen, ["orders"], [read(getInvoice)]),
  products: screen(productsArea, ["products"], [list(getProducts)]),
  "register-product": screen(productsArea, ["products"]),
  product: screen(productsArea, ["products"], [read(getProduct)]),
  "product-settings": screen(productsArea, ["products", "settings"], [read(getProduct)]),
  "replace-product": screen(productsArea, ["products"], [read(getProduct)]),
  "cloud-services": screen(productsArea, ["products"], [read(getProduct)]),
  "remote-connect": screen(productsArea, ["products"], [read(getProduct)]),
  "cloud-dns": screen(productsArea, ["products"], [read(getProduct), read(getCloudDns)]),
  trainings: screen(
    trainingsArea,
    ["trainings"],
    [list(getTrainings), list(getBookableTrainings, "bookable")],
  ),
  "attendance-dates": screen(trainingsArea, ["trainings"], [list(getTrainingDates)]),
  attendance: screen(trainingsArea, ["trainings"], [read(getAttendance)]),
  tickets: screen(ticketsArea, ["tickets"], [list(getTickets)]),
  ticket: screen(ticketsArea, ["tickets"], [read(getTicket)]),
  settings: screen(settingsArea, ["fields", "settings"], [read(getAccount)]),
  "settings-company": screen(
    settingsArea,
    ["fields", "settings"],
    [read(getAccount), read(getSignUpOptions)],
  ),
  "settings-password": screen(settingsArea, ["fields", "settings"]),
  employees: screen(employeesArea, ["fields", "employees", "settings"], [list(getEmployees)]),
  support: screen(ticketsArea, ["tickets", "support"], [list(getSupportCases)]),
  "support-case": screen(ticketsArea, ["tickets", "support"], [read(getTicket)]),
  "case-invoices": screen(
    invoicesArea,
    ["case-company", "orders"],
    [list(getCaseInvoices, null, "open"), read(getCaseBalance)],
  ),
  "case-trainings": screen(trainingsArea, ["case-company", "trainings"], [list(getCaseTrainings)]),
  "case-vouchers": screen(advantagesArea, ["case-company", "advantages"], [list(getCaseVouchers)]),
  "ticket-statistics": screen(
    () => import("./ticket-statistics.entry.tsx"),
    ["tickets", "support"],
    [lastDays],
  ),
  "new-ticket": screen(ticketWriting, ["tickets"], [draftOf("new-ticket")]),
  "guided-ticket": screen(ticketWriting, ["tickets"], [draftOf("new-ticketv2")]),
  messages: screen(messagesArea, ["messages"], [list(findMessages)]),
  message: screen(messagesArea, ["messages"], [read(getMessage)]),
  "licence-review": screen(
    () => import("./licence-review.entry.tsx"),
    ["fields", "review"],
    [list(getTradeLicenceReviews, null, "open"), list(getTradeLicenceReviews, "decided", "decided")],
  ),
  downloads: screen(() => import("./downloads.entry.tsx"), ["downloads"], [list(getDownloads)]),
  // Which of two lists it is depends on the rights, which the first script does not know: the menu leads to this one.
  references: screen(referencesArea, ["references"], [list(getReferences)]),
  "new-reference": screen(referencesArea, ["fields", "references"]),
  "reference-review": screen(referencesArea, ["references"], [list(getReferenceReviews)]),
  reference: screen(referencesArea, ["fields", "pictures", "references", "settings"], [read(getReference)]),
  "published-reference": screen(referencesArea, ["references"], [read(getPublishedReference)]),
  website: screen(
    () => import("./website.entry.tsx"),
    ["fields", "pictures", "settings", "website"],
    [read(getWebsite)],
  ),
  conference: conferenceScreen(),
  "conference-participants": conferenceScreen(),
  "conference-summary": conferenceScreen(),
  "conference-thanks": conferenceScreen(),
  "conference-hotels": conferenceScreen(),
  "conference-award": screen(
    conferenceArea,
    ["fields", "pictures", "settings", "conference"],
    [read(getAward)],
  ),
  pioneer: screen(
    pioneerArea,
    ["pioneer"],
    [atTab(getPioneerOffer, null), list(getPioneerSubmissions, "mine")],
  ),
  "pioneer-submission": screen(pioneerArea, ["pioneer"], [read(getPioneerSubmission)]),
  "pioneer-cases": screen(pioneerArea, ["pioneer"], [list(getPioneerCases)]),
  "known-issues": screen(
    () => import("./known-issues.entry.tsx"),
    ["fields", "known-issues", "settings"],
    [list(getKnownIssues)],
  ),
  "no-access": screen(() => import("./no-access.entry.tsx"), ["no-page"]),
  "not-found": screen(() => import("./not-found.entry.tsx"), ["no-page"]),
};
