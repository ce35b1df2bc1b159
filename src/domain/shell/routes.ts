import { requirementOf, type Access, type Group, type Requirement } from "./access.ts";

/** A screen's address and its access requirements (shell §2, §5, §6). */
export interface Route extends Requirement {
  readonly name: string;
  /** A React Router path; the canonical address ends with a slash. */
  readonly path: string;
  /** Its row of the access table, whose requirements it includes. */
  readonly access: Access;
  /** Accessible without a login. */
  readonly open: boolean;
  readonly sidebar: boolean;
}

const screen = <const Name extends string>(
  name: Name,
  path: string,
  access: Access = "session",
  sidebar = true,
): Route & { name: Name } => ({
  name,
  path,
  access,
  sidebar,
  ...requirementOf(access),
});

/** Every screen; paths are defined only here. */
export const routes = {
  login: screen("login", "/login/:shop?/", "open", false),
  forgotPassword: screen("forgot-password", "/forgot-password/", "open", false),
  registration: screen("registration", "/registration/:shop?/", "open", false),
  /** The secret in the link is removed from the address immediately. */
  resetPassword: screen("reset-password", "/reset-password/:hash?/", "open", false),
  dashboard: screen("dashboard", "/"),
  firstSteps: screen("first-steps", "/first-steps/", "firstSteps"),
  orders: screen("orders", "/orders/", "orders"),
  order: screen("order", "/order/:id/", "orders"),
  advantages: screen("advantages", "/advantages/", "orders"),
  limitedAvailability: screen("limited-availability", "/limited-availability/", "orders"),
  campusPackages: screen("campus-packages", "/campus-packages/", "orders"),
  invoices: screen("invoices", "/invoices/", "invoices"),
  invoice: screen("invoice", "/invoice/:id/", "invoices"),
  products: screen("products", "/products/", "products"),
  registerProduct: screen("register-product", "/products/register/", "products"),
  product: screen("product", "/product/:serial/", "products"),
  productSettings: screen("product-settings", "/product/:serial/settings/", "products"),
  replaceProduct: screen("replace-product", "/product/:serial/replace/", "products"),
  cloudServices: screen("cloud-services", "/product/:serial/cloud-services/", "products"),
  remoteConnect: screen("remote-connect", "/product/:serial/remote-connect/", "products"),
  cloudDns: screen("cloud-dns", "/product/:serial/cloud-dns/", "products"),
  trainings: screen("trainings", "/trainings/", "trainings"),
  attendanceDates: screen("attendance-dates", "/attendance/", "trainingStaff"),
  attendance: screen("attendance", "/attendance/:id/", "trainingStaff"),
  tickets: screen("tickets", "/tickets/", "tickets"),
  ticket: screen("ticket", "/ticket/:id/", "tickets"),
  settings: screen("settings", "/settings/"),
  settingsCompany: screen("settings-company", "/settings/company/", "company"),
  settingsPassword: screen("settings-password", "/settings/password/"),
  employees: screen("employees", "/settings/employees/", "employees"),
  newTicket: screen("new-ticket", "/new-ticket/", "tickets"),
  guidedTicket: screen("guided-ticket", "/new-ticketv2/", "tickets"),
  ticketStatistics: screen("ticket-statistics", "/new-ticket/statistic/", "ticketStaff"),
  support: screen("support", "/support/", "support"),
  supportCase: screen("support-case", "/support/:id/", "support"),
  caseInvoices: screen("case-invoices", "/support/:id/invoices/", "caseInvoices"),
  caseTrainings: screen("case-trainings", "/support/:id/trainings/", "caseTrainings"),
  caseVouchers: screen("case-vouchers", "/support/:id/vouchers/", "caseVouchers"),
  messages: screen("messages", "/messages/", "open"),
  message: screen("message", "/message/:id/", "open"),
  licenceReview: screen("licence-review", "/partners/review/", "licenceReview"),
  downloads: screen("downloads", "/info/downloads/", "downloads"),
  references: screen("references", "/references/", "publishedReferences"),
  newReference: screen("new-reference", "/references/new/", "references"),
  referenceReview: screen("reference-review", "/references/review/", "referenceReview"),
  reference: screen("reference", "/reference/:id/", "reference"),
  publishedReference: screen("published-reference", "/reference/:id/published/", "publishedReferences"),
  website: screen("website", "/website/", "website"),
  conference: screen("conference", "/conference/", "conference"),
  conferenceParticipants: screen("conference-participants", "/conference/participants/", "conference"),
  conferenceSummary: screen("conference-summary", "/conference/summary/", "conference"),
  conferenceThanks: screen("conference-thanks", "/conference/thank-you/", "conference"),
  conferenceHotels: screen("conference-hotels", "/conference/hotels/", "conference"),
  conferenceAward: screen("conference-award", "/conference/award/", "conference"),
  pioneer: screen("pioneer", "/pioneer/", "pioneer"),
  pioneerCases: screen("pioneer-cases", "/pioneer/review/", "pioneerStaff"),
  pioneerSubmission: screen("pioneer-submission", "/pioneer/:id/", "pioneer"),
  knownIssues: screen("known-issues", "/known-issues/", "knownIssues"),
  noAccess: screen("no-access", "/no-access/", "open"),
} as const satisfies Readonly<Record<string, Route>>;

export type RouteKey = keyof typeof routes;
/** The name of a screen; also a class name of the page wrapper (shell §1). */
export type RouteName = (typeof routes)[RouteKey]["name"] | "not-found";

/** The names of all screens. */
export const routeNames: readonly RouteName[] = [
  ...Object.values(routes).map(({ name }) => name),
  "not-found",
];

/** The route for unknown paths. */
export const notFoundRoute: Route & { readonly name: "not-found" } = screen("not-found", "*", "open");

const allRoutes: readonly Route[] = Object.values(routes);

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
      .replaceAll(/:\w+/g, "[^/]+")
      .replace(/\/$/, "")}/?$`,
  );

/** Each path's pattern, made when it is first compared. */
const patterns = new Map<string, RegExp>();

const suits = (path: string, { path: pattern }: Route): boolean => {
  const made = patterns.get(pattern) ?? patternOf(pattern);
  patterns.set(pattern, made);
  return made.test(path);
};

/** The route of a path, for use outside the router. */
export const routeOfPath = (path: string): Route & { readonly name: RouteName } => {
  const found = allRoutes.find((route) => suits(path, route));
  return (found ?? notFoundRoute) as Route & { readonly name: RouteName };
};

/** True for a screen that somebody without a session is signed in for silently before it is shown: all but the open ones, and the login. */
export const looksForSignOn = ({ open, name }: Route): boolean => !open || name === routes.login.name;

/** Redirects between routes (shell §2). */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: "/pioneer-initiative", to: "/" },
];

/** The canonical form of a path: removes a colon before the last slash, which the spec's pattern left, and adds a missing last slash. */
export const canonicalPath = (path: string): string => {
  const withSlash = path.endsWith("/") ? path : `${path}/`;
  return withSlash.replace(/^(\/(?:order|invoice|ticket|message|support)\/[^/]+?):\/$/, "$1/");
};

/** The login's path without a shop. */
export const loginPath = "/login/";

/** The login's path, with the shop that the person came from. */
export const loginPathOf = (shop: string | undefined): string =>
  shop === undefined ? loginPath : `${loginPath}${encodeURIComponent(shop)}/`;

/** The registration's path. */
export const signUpPathOf = (shop: string | undefined): string =>
  `/registration/${shop === undefined ? "" : `${encodeURIComponent(shop)}/`}`;

/** The path of the page for e-mail links, without a secret. */
export const resetPasswordPath = "/reset-password/";

/** The path of an order, an invoice, a ticket or a message. */
export const detailPath = (kind: "order" | "invoice" | "ticket" | "message", id: string): string =>
  `/${kind}/${encodeURIComponent(id)}/`;

/** The path of a reference project. */
export const referencePath = (id: string): string =>
  routes.reference.path.replace(":id", encodeURIComponent(id));
/** The path of a published reference project, for those who only read it. */
export const publishedReferencePath = (id: string): string =>
  routes.publishedReference.path.replace(":id", encodeURIComponent(id));
/** The path of a submission of the pioneer initiative. */
export const pioneerPath = (id: string): string =>
  routes.pioneerSubmission.path.replace(":id", encodeURIComponent(id));

/** The path of a support case. */
export const supportPath = (id: string): string =>
  routes.supportCase.path.replace(":id", encodeURIComponent(id));

/** The path of the people of a training's date. */
export const attendancePath = (id: string): string =>
  routes.attendance.path.replace(":id", encodeURIComponent(id));

/** The parts of a product's page. */
export type ProductPart =
  | "product"
  | "productSettings"
  | "replaceProduct"
  | "cloudServices"
  | "remoteConnect"
  | "cloudDns";

/** The path of a product, or of a part of its page. */
export const productPath = (serial: string, part: ProductPart = "product"): string =>
  routes[part].path.replace(":serial", encodeURIComponent(serial));

/** The path of a new guided ticket that is prefilled with the number of an order, invoice or product. */
export const ticketAboutPath = (
  about: Readonly<Partial<Record<"order" | "invoice" | "serial" | "area" | "test", string>>>,
): string => `${routes.guidedTicket.path}?${new URLSearchParams(about).toString()}`;

/** The default target after a login (shell §2). */
export const landingPath = (groups: readonly Group[]): string =>
  groups.includes("startingPartner") ? routes.firstSteps.path : routes.dashboard.path;
