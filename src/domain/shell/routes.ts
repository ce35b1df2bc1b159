import { requirementOf, type Access, type Group, type Requirement } from "./access.ts";

/** One screen's address and who may open it (shell §2, §5, §6). */
export interface Route extends Requirement {
  readonly name: string;
  /** In React Router's form; the canonical address ends in a slash. */
  readonly path: string;
  /** Its row of the access table; what the row asks for stands beside it. */
  readonly access: Access;
  /** Reachable without a login. */
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

/** Every screen that exists. A later area adds its rows here, and nothing else learns of paths. */
export const routes = {
  login: screen("login", "/login/:shop?/", "open", false),
  forgotPassword: screen("forgot-password", "/forgot-password/", "open", false),
  registration: screen("registration", "/registration/:shop?/", "open", false),
  /** The secret of a letter's link leaves the address at once; the page stays at the address without it. */
  resetPassword: screen("reset-password", "/reset-password/:hash?/", "open", false),
  dashboard: screen("dashboard", "/"),
  firstSteps: screen("first-steps", "/first-steps/", "firstSteps"),
  orders: screen("orders", "/orders/", "orders"),
  order: screen("order", "/order/:id/", "orders"),
  products: screen("products", "/products/", "products"),
  registerProduct: screen("register-product", "/products/register/", "products"),
  product: screen("product", "/product/:serial/", "products"),
  productSettings: screen("product-settings", "/product/:serial/settings/", "products"),
  replaceProduct: screen("replace-product", "/product/:serial/replace/", "products"),
  cloudServices: screen("cloud-services", "/product/:serial/cloud-services/", "products"),
  remoteConnect: screen("remote-connect", "/product/:serial/remote-connect/", "products"),
  cloudDns: screen("cloud-dns", "/product/:serial/cloud-dns/", "products"),
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
  messages: screen("messages", "/messages/", "open"),
  message: screen("message", "/message/:id/", "open"),
  licenceReview: screen("licence-review", "/partners/review/", "licenceReview"),
  noAccess: screen("no-access", "/no-access/", "open"),
} as const satisfies Readonly<Record<string, Route>>;

export type RouteKey = keyof typeof routes;
/** The name of a screen, also the style class of the page wrapper (shell §1). */
export type RouteName = (typeof routes)[RouteKey]["name"] | "not-found";

/** The route that is shown for a path no screen has. */
export const notFoundRoute: Route & { readonly name: "not-found" } = screen("not-found", "*", "open");

const allRoutes: readonly Route[] = Object.values(routes);

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
      .replaceAll(/:\w+/g, "[^/]+")
      .replace(/\/$/, "")}/?$`,
  );

/** The route of a path, for whoever asks before the router is there. */
export const routeOfPath = (path: string): Route & { readonly name: RouteName } => {
  const found = allRoutes.find((route) => patternOf(route.path).test(path));
  return (found ?? notFoundRoute) as Route & { readonly name: RouteName };
};

/** The routes that are only a way to somewhere else (shell §2). */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: "/pioneer-initiative", to: "/" },
];

/** The canonical form of a path: a colon that the spec's pattern left before the last slash goes, a missing last slash comes. */
export const canonicalPath = (path: string): string => {
  const withSlash = path.endsWith("/") ? path : `${path}/`;
  return withSlash.replace(/^(\/(?:order|ticket|message|support)\/[^/]+?):\/$/, "$1/");
};

/** Where one signs in, without a shop. */
export const loginPath = "/login/";

/** Where one signs in, and goes back to the shop where one came from it. */
export const loginPathOf = (shop: string | undefined): string =>
  shop === undefined ? loginPath : `${loginPath}${encodeURIComponent(shop)}/`;

/** Where one signs up. */
export const signUpPathOf = (shop: string | undefined): string =>
  `/registration/${shop === undefined ? "" : `${encodeURIComponent(shop)}/`}`;

/** The page of letters' links without the secret of one. */
export const resetPasswordPath = "/reset-password/";

/** The address of an order, a ticket or a message. */
export const detailPath = (kind: "order" | "ticket" | "message", id: string): string =>
  `/${kind}/${encodeURIComponent(id)}/`;

/** The address of a support case. */
export const supportPath = (id: string): string =>
  routes.supportCase.path.replace(":id", encodeURIComponent(id));

/** The parts of a product's page. */
export type ProductPart =
  | "product"
  | "productSettings"
  | "replaceProduct"
  | "cloudServices"
  | "remoteConnect"
  | "cloudDns";

/** The address of a product, or of a part of it. */
export const productPath = (serial: string, part: ProductPart = "product"): string =>
  routes[part].path.replace(":serial", encodeURIComponent(serial));

/** The address of a ticket about a thing, by the number that the thing has in the portal: what the guided form is filled in with. */
export const ticketAboutPath = (
  about: Readonly<Partial<Record<"order" | "invoice" | "serial" | "area", string>>>,
): string => `${routes.guidedTicket.path}?${new URLSearchParams(about).toString()}`;

/** Where a login leads when its address asks for nothing else (shell §2). */
export const landingPath = (groups: readonly Group[]): string =>
  groups.includes("startingPartner") ? routes.firstSteps.path : routes.dashboard.path;
