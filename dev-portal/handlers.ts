import { createSessionHandlers, type SignInServices } from "./accounts/session.handlers.ts"
import { createAcademyHandlers } from "./areas/academy.handlers.ts"
import { countriesHandlers } from "./areas/countries.handlers.ts"
import { dashboardHandlers } from "./areas/dashboard.handlers.ts"
import { firstStepsHandlers } from "./areas/first-steps.handlers.ts"
import { messagesHandlers } from "./areas/messages.handlers.ts"
import { ordersHandlers } from "./areas/orders.handlers.ts"
import { ticketsHandlers } from "./areas/tickets.handlers.ts"
import type { CallName, Handlers } from "./http/handler.ts"

/** What handlers need to know of a deployment. */
export interface HandlerSettings {
  /** The external academy that one-time links lead to. */
  readonly academyUrl: string
}

/** Every call's handler, area by area: a call whose record has none does not compile. */
export const createHandlers = (services: SignInServices, { academyUrl }: HandlerSettings): Handlers<CallName> => ({
  ...createSessionHandlers(services),
  ...createAcademyHandlers(academyUrl),
  ...countriesHandlers,
  ...dashboardHandlers,
  ...firstStepsHandlers,
  ...messagesHandlers,
  ...ordersHandlers,
  ...ticketsHandlers,
})
