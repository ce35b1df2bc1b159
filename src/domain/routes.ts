import type { EmployeeRight, Group, Requirement } from "./access.ts"

/** One screen's address and who may open it (shell §2, §5, §6). */
export interface Route extends Requirement {
  readonly name: string
  /** In React Router's form; the canonical address ends in a slash. */
  readonly path: string
  /** Reachable without a login. */
  readonly open: boolean
  readonly sidebar: boolean
}

const screen = <const Name extends string>(name: Name, path: string, requirement: { visible?: readonly Group[]; right?: EmployeeRight } = {}): Route & { name: Name } => ({
  name, path, open: false, sidebar: true, visible: requirement.visible ?? [], ...(requirement.right === undefined ? {} : { right: requirement.right }),
})
const openScreen = <const Name extends string>(name: Name, path: string, sidebar: boolean): Route & { name: Name } => ({ name, path, open: true, sidebar, visible: [] })

/** Every screen that exists. A later area adds its rows here, and nothing else learns of paths. */
export const routes = {
  login: openScreen("login", "/login/:shop?/", false),
  dashboard: screen("dashboard", "/"),
  firstSteps: screen("first-steps", "/first-steps/", { visible: ["startingPartner"] }),
  orders: screen("orders", "/orders/", { right: "webshop_orders" }),
  order: screen("order", "/order/:id/", { right: "webshop_orders" }),
  products: screen("products", "/products/", { right: "manage_products" }),
  registerProduct: screen("register-product", "/products/register/", { right: "manage_products" }),
  product: screen("product", "/product/:serial/", { right: "manage_products" }),
  productSettings: screen("product-settings", "/product/:serial/settings/", { right: "manage_products" }),
  replaceProduct: screen("replace-product", "/product/:serial/replace/", { right: "manage_products" }),
  cloudServices: screen("cloud-services", "/product/:serial/cloud-services/", { right: "manage_products" }),
  remoteConnect: screen("remote-connect", "/product/:serial/remote-connect/", { right: "manage_products" }),
  cloudDns: screen("cloud-dns", "/product/:serial/cloud-dns/", { right: "manage_products" }),
  tickets: screen("tickets", "/tickets/", { right: "tickets" }),
  ticket: screen("ticket", "/ticket/:id/", { right: "tickets" }),
  messages: openScreen("messages", "/messages/", true),
  message: openScreen("message", "/message/:id/", true),
  noAccess: openScreen("no-access", "/no-access/", true),
} as const satisfies Readonly<Record<string, Route>>

export type RouteKey = keyof typeof routes
/** The name of a screen, also the style class of the page wrapper (shell §1). */
export type RouteName = (typeof routes)[RouteKey]["name"] | "not-found"

/** The route that is shown for a path no screen has. */
export const notFoundRoute: Route & { readonly name: "not-found" } = { name: "not-found", path: "*", open: true, sidebar: true, visible: [] }

const allRoutes: readonly Route[] = Object.values(routes)

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+").replace(/\/$/, "")}/?$`)

/** The route of a path, for whoever asks before the router is there. */
export const routeOfPath = (path: string): Route & { readonly name: RouteName } => {
  const found = allRoutes.find((route) => patternOf(route.path).test(path))
  return (found ?? notFoundRoute) as Route & { readonly name: RouteName }
}

/** The routes that are only a way to somewhere else (shell §2). */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [{ from: "/pioneer-initiative", to: "/" }]

/** The canonical form of a path: a colon that the spec's pattern left before the last slash goes, a missing last slash comes. */
export const canonicalPath = (path: string): string => {
  const withSlash = path.endsWith("/") ? path : `${path}/`
  return withSlash.replace(/^(\/(?:order|ticket|message|support)\/[^/]+?):\/$/, "$1/")
}

/** The address of an order, a ticket or a message. */
export const detailPath = (kind: "order" | "ticket" | "message", id: string): string => `/${kind}/${encodeURIComponent(id)}/`

/** The parts of a product's page. */
export type ProductPart = "product" | "productSettings" | "replaceProduct" | "cloudServices" | "remoteConnect" | "cloudDns"

/** The address of a product, or of a part of it. */
export const productPath = (serial: string, part: ProductPart = "product"): string => routes[part].path.replace(":serial", encodeURIComponent(serial))

/** Where a login leads when its address asks for nothing else (shell §2). */
export const landingPath = (groups: readonly Group[]): string => (groups.includes("startingPartner") ? routes.firstSteps.path : routes.dashboard.path)
