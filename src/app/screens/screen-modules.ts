import type { RouteName } from "../../domain/routes.ts"
import type { Namespace } from "../../ui/i18n/catalogue.ts"
import type { ScreenEntry } from "./screen-entry.ts"

/** Where a screen's code and texts are, and which reads without fields it begins with. */
export interface ScreenModule {
  readonly load: () => Promise<ScreenEntry>
  readonly namespaces: readonly Namespace[]
  readonly early: readonly `/api/${string}`[]
}

const screen = (load: () => Promise<ScreenEntry>, namespaces: readonly Namespace[] = [], early: ScreenModule["early"] = []): ScreenModule => ({ load, namespaces, early })

const passwordsArea = () => import("./passwords.entry.tsx")
const ordersArea = () => import("./orders.entry.tsx")
const ticketsArea = () => import("./tickets.entry.tsx")
const messagesArea = () => import("./messages.entry.tsx")

/** Every screen but the login, each loaded when it is first asked for; an area is one chunk. The login is part of the first load. */
export const screenModules: Readonly<Record<Exclude<RouteName, "login">, ScreenModule>> = {
  dashboard: screen(() => import("./dashboard.entry.tsx"), ["dashboard", "orders"], ["/api/getDashboard"]),
  "forgot-password": screen(passwordsArea, ["fields", "passwords"]),
  "reset-password": screen(passwordsArea, ["fields", "passwords"]),
  "first-steps": screen(() => import("./first-steps.entry.tsx"), ["first-steps"], ["/api/getFirstSteps"]),
  orders: screen(ordersArea, ["orders"]),
  order: screen(ordersArea, ["orders"]),
  tickets: screen(ticketsArea, ["tickets"]),
  ticket: screen(ticketsArea, ["tickets"]),
  messages: screen(messagesArea, ["messages"]),
  message: screen(messagesArea, ["messages"]),
  "no-access": screen(() => import("./no-access.entry.tsx")),
  "not-found": screen(() => import("./not-found.entry.tsx")),
}
