import type { Locale } from "../../domain/locale.ts"
import type { RouteName } from "../../domain/routes.ts"
import type { Namespace } from "../../ui/i18n/catalogue.ts"
import type { ScreenEntry } from "./screen-entry.ts"

/** Where a person is, as far as the first script can tell. */
export interface Place {
  /** The second step of the path: the number of an order, a ticket, a message, a product. */
  readonly id: string
  readonly search: string
  readonly locale: Locale
}

/** A read that a screen begins with: its fields as the call record writes them, or undefined where only the screen knows them. */
export interface EarlyRead {
  readonly path: `/api/${string}`
  readonly fields: (place: Place) => Readonly<Record<string, string>> | undefined
}

/** Where a screen's code and texts are, and which reads it begins with. */
export interface ScreenModule {
  readonly load: () => Promise<ScreenEntry>
  readonly namespaces: readonly Namespace[]
  readonly early: readonly EarlyRead[]
}

const plain = (path: EarlyRead["path"]): EarlyRead => ({ path, fields: () => ({}) })
const byId = (path: EarlyRead["path"]): EarlyRead => ({ path, fields: ({ id }) => ({ id }) })
const bySerial = (path: EarlyRead["path"]): EarlyRead => ({ path, fields: ({ id }) => ({ serial: id }) })
/** The first page of a list as it usually is; an address that says more is the screen's to read. */
const usualList = (path: EarlyRead["path"], sort: string): EarlyRead =>
  ({ path, fields: ({ search }) => (search === "" ? { page: "1", page_size: "25", sort } : undefined) })

const screen = (load: () => Promise<ScreenEntry>, namespaces: readonly Namespace[] = [], early: ScreenModule["early"] = []): ScreenModule => ({ load, namespaces, early })

const passwordsArea = () => import("./passwords.entry.tsx")
const ordersArea = () => import("./orders.entry.tsx")
const productsArea = () => import("./products.entry.tsx")
const ticketsArea = () => import("./tickets.entry.tsx")
const employeesArea = () => import("./employees.entry.tsx")
const settingsArea = () => import("./settings.entry.tsx")
const messagesArea = () => import("./messages.entry.tsx")

/** Every screen but the login, each loaded when it is first asked for; an area is one chunk. The login is part of the first load. */
export const screenModules: Readonly<Record<Exclude<RouteName, "login">, ScreenModule>> = {
  dashboard: screen(() => import("./dashboard.entry.tsx"), ["dashboard"], [plain("/api/getDashboard")]),
  "forgot-password": screen(passwordsArea, ["fields", "passwords"]),
  "reset-password": screen(passwordsArea, ["fields", "passwords"]),
  registration: screen(() => import("./sign-up.entry.tsx"), ["fields", "sign-up"], [{ path: "/api/getSignUpOptions", fields: ({ locale }) => ({ instance: locale }) }]),
  "first-steps": screen(() => import("./first-steps.entry.tsx"), ["first-steps"], [plain("/api/getFirstSteps")]),
  orders: screen(ordersArea, ["orders"], [usualList("/api/getOrders", "-date")]),
  order: screen(ordersArea, ["orders"], [byId("/api/getOrder")]),
  products: screen(productsArea, ["products"], [usualList("/api/getProducts", "name")]),
  "register-product": screen(productsArea, ["products"]),
  product: screen(productsArea, ["products"], [bySerial("/api/getProduct")]),
  "product-settings": screen(productsArea, ["products"], [bySerial("/api/getProduct")]),
  "replace-product": screen(productsArea, ["products"], [bySerial("/api/getProduct")]),
  "cloud-services": screen(productsArea, ["products"], [bySerial("/api/getProduct")]),
  "remote-connect": screen(productsArea, ["products"]),
  "cloud-dns": screen(productsArea, ["products"]),
  tickets: screen(ticketsArea, ["tickets"], [usualList("/api/getTickets", "-lastActivity")]),
  ticket: screen(ticketsArea, ["tickets"], [byId("/api/getTicket")]),
  settings: screen(settingsArea, ["fields", "settings"], [plain("/api/getAccount"), plain("/api/getSessions")]),
  "settings-company": screen(settingsArea, ["fields", "settings"], [plain("/api/getAccount")]),
  "settings-password": screen(settingsArea, ["fields", "settings"]),
  employees: screen(employeesArea, ["fields", "employees", "settings"], [usualList("/api/getEmployees", "name")]),
  support: screen(ticketsArea, ["tickets", "support"], [usualList("/api/getSupportCases", "-lastActivity")]),
  "support-case": screen(ticketsArea, ["tickets", "support"], [byId("/api/getTicket")]),
  "ticket-statistics": screen(ticketsArea, ["tickets", "support"]),
  "new-ticket": screen(ticketsArea, ["tickets"]),
  "guided-ticket": screen(ticketsArea, ["tickets"]),
  messages: screen(messagesArea, ["messages"], [{ path: "/api/getMessages", fields: ({ locale }) => ({ instance: locale }) }]),
  message: screen(messagesArea, ["messages"], [{ path: "/api/getMessage", fields: ({ id, locale }) => ({ id, instance: locale }) }]),
  "licence-review": screen(() => import("./licence-review.entry.tsx"), ["fields", "review"]),
  "no-access": screen(() => import("./no-access.entry.tsx")),
  "not-found": screen(() => import("./not-found.entry.tsx")),
}
