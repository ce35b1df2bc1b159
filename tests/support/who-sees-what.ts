import type { EmployeeRight } from "../../src/domain/shell/access.ts";
import type { Locale } from "../../src/domain/shell/locale.ts";

/**
 * What each kind of account may see, by which right: business §5, §6, shell §2, §5, §6 and docs/decisions/calls.md, written down a second
 * time. Nothing here is read from the access table, so that a wrong row of it is noticed.
 */
export type Kind = "partner" | "starter" | "household" | "business" | "applicant" | "staff";

export interface Seen {
  readonly who: readonly Kind[];
  readonly right?: EmployeeRight;
  /** The locales of an entry; if left out, all. */
  readonly locales?: readonly Locale[];
}

/** The demo accounts without a list of rights, by kind. */
export const ownersOf: Readonly<Record<Kind, readonly string[]>> = {
  partner: ["flagship", "platin", "gold", "silver", "swiss"],
  starter: ["reg", "reg21", "disti", "starter"],
  household: ["customer"],
  business: ["business"],
  applicant: ["applicant", "declined"],
  staff: ["staff"],
};

const everybody = ["partner", "starter", "household", "business", "applicant", "staff"] as const;
const partners = ["partner", "starter"] as const;
const companies = ["partner", "starter", "business", "applicant", "staff"] as const;
/** Who is no partner and has not applied for it, with and without applicants. */
const strangers = ["household", "business"] as const;
const customers = [...strangers, "applicant"] as const;
/** Who has orders and products of its own. */
const buyers = [...partners, ...customers] as const;
const trade = ["partner", "starter", "staff"] as const;
const staff = ["staff"] as const;

type Rows = readonly (readonly [Seen, readonly string[]])[];
const tableOf = (rows: Rows): Readonly<Record<string, Seen>> =>
  Object.fromEntries(rows.flatMap(([seen, names]) => names.map((name) => [name, seen])));

/** The entries of the navigation. */
export const entries = tableOf([
  [
    { who: everybody },
    ["dashboard", "documentation", "settings", "cloud_platform", "configurator", "library", "campus"],
  ],
  [{ who: ["starter"] }, ["first_steps"]],
  [{ who: everybody, right: "webshop_orders" }, ["webshop"]],
  [{ who: buyers, right: "webshop_orders" }, ["orders", "campus_packages"]],
  [{ who: [...partners, "business", "applicant"], right: "webshop_orders" }, ["advantages"]],
  [{ who: buyers, right: "view_invoices" }, ["invoices"]],
  [{ who: buyers, right: "manage_products" }, ["products"]],
  [{ who: everybody, right: "trainings" }, ["trainings"]],
  [{ who: everybody, right: "tickets" }, ["my_tickets", "new_ticket"]],
  [{ who: staff, right: "tickets" }, ["support"]],
  [{ who: trade }, ["partner_onboarding"]],
  [{ who: trade, locales: ["plpl", "cscz", "sksk"] }, ["academy"]],
  [{ who: companies, right: "manage_employees" }, ["employees"]],
  [
    { who: staff },
    [
      "ticket_statistics",
      "known_issues",
      "licence_review",
      "reference_review",
      "pioneer_cases",
      "attendance",
      "replay_desk",
    ],
  ],
  [
    { who: partners },
    ["references", "downloads", "partner_programme", "guidelines", "conference", "pioneer"],
  ],
  [{ who: partners, right: "partner_website" }, ["website"]],
  [{ who: partners, locales: ["plpl"] }, ["polish_webinars"]],
  [
    { who: partners, locales: ["cscz", "eses", "itit", "itch", "frfr", "frch", "sksk", "plpl"] },
    ["promotion"],
  ],
  [{ who: strangers }, ["become_partner", "find_partner"]],
]);

/** The screens that need a session, by the name of their route. */
export const screens = tableOf([
  [{ who: everybody }, ["dashboard", "settings", "settings-password", "references", "published-reference"]],
  [{ who: ["starter"] }, ["first-steps"]],
  [
    { who: everybody, right: "webshop_orders" },
    ["orders", "order", "advantages", "limited-availability", "campus-packages"],
  ],
  [{ who: everybody, right: "view_invoices" }, ["invoices", "invoice"]],
  [
    { who: everybody, right: "manage_products" },
    [
      "products",
      "register-product",
      "product",
      "product-settings",
      "replace-product",
      "cloud-services",
      "remote-connect",
      "cloud-dns",
    ],
  ],
  [{ who: everybody, right: "trainings" }, ["trainings"]],
  [{ who: everybody, right: "tickets" }, ["tickets", "ticket", "new-ticket", "guided-ticket"]],
  [{ who: everybody, right: "manage_employees" }, ["settings-company"]],
  [{ who: companies, right: "manage_employees" }, ["employees"]],
  [{ who: trade, right: "tickets" }, ["support", "support-case"]],
  [{ who: staff, right: "view_invoices" }, ["case-invoices"]],
  [{ who: staff, right: "trainings" }, ["case-trainings"]],
  [{ who: staff, right: "webshop_orders" }, ["case-vouchers"]],
  [
    { who: staff },
    [
      "ticket-statistics",
      "known-issues",
      "licence-review",
      "reference-review",
      "pioneer-cases",
      "attendance-dates",
      "attendance",
    ],
  ],
  [{ who: partners, right: "partner_references" }, ["new-reference"]],
  [{ who: trade, right: "partner_references" }, ["reference"]],
  [{ who: partners, right: "partner_website" }, ["website"]],
  [
    { who: partners },
    [
      "downloads",
      "conference",
      "conference-participants",
      "conference-summary",
      "conference-thanks",
      "conference-hotels",
      "conference-award",
      "pioneer",
      "pioneer-submission",
    ],
  ],
]);

/** The calls that answer a file: CSV, calendar, PDF, pictures, archives. */
export const exports = tableOf([
  [
    { who: everybody, right: "webshop_orders" },
    [
      "getOrdersCsv",
      "getOpenProductsCsv",
      "getVouchersCsv",
      "getShortagesCsv",
      "getCampusPicture",
      "getDeliveryNote",
    ],
  ],
  [{ who: companies, right: "webshop_orders" }, ["getIntrastatCsv"]],
  [
    { who: everybody, right: "view_invoices" },
    ["getInvoicesCsv", "getInvoicePdf", "getInvoiceDeliveryNote", "getStatement", "getInvoicesArchive"],
  ],
  [{ who: everybody, right: "manage_products" }, ["getRegistrationProof"]],
  [
    { who: everybody, right: "trainings" },
    ["getTrainingsCsv", "getTrainingCalendar", "getTrainingCertificate"],
  ],
  [{ who: everybody, right: "tickets" }, ["getTicketAttachment"]],
  [{ who: everybody, right: "manage_employees" }, ["getOwnTradeLicence"]],
  [{ who: staff }, ["getTicketStatisticsCsv", "getTradeLicence", "getLicencePage"]],
  [{ who: partners }, ["getDownloadFile", "getDownloadsArchive", "getConferenceCalendar"]],
  [{ who: everybody }, ["getPicture"]],
  [{ who: trade }, ["getPioneerLog"]],
]);

/** The figures of the dashboard that not everybody sees. */
export const figures = tableOf([
  [{ who: partners, right: "view_invoices" }, ["creditLimit", "turnover"]],
  [{ who: everybody, right: "view_invoices" }, ["invoices"]],
  [{ who: buyers, right: "webshop_orders" }, ["orders", "limitedAvailability"]],
  [{ who: buyers, right: "manage_products" }, ["products"]],
  [{ who: buyers, right: "tickets" }, ["tickets"]],
  [{ who: partners, right: "webshop_orders" }, ["endingVouchers"]],
  [{ who: everybody, right: "trainings" }, ["nextTraining"]],
]);

/** What of a table a kind of account sees with these rights (undefined: every right) in a locale. */
export const seenIn = (
  table: Readonly<Record<string, Seen>>,
  kind: Kind,
  rights: readonly EmployeeRight[] | undefined,
  locale?: Locale,
): readonly string[] =>
  Object.entries(table)
    .filter(([, { who }]) => who.includes(kind))
    .filter(([, { right }]) => right === undefined || rights === undefined || rights.includes(right))
    .filter(([, of]) => of.locales === undefined || locale === undefined || of.locales.includes(locale))
    .map(([name]) => name)
    .toSorted();
