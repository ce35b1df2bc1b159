import { passwordsHandlers } from "./accounts/passwords.handlers.ts";
import { createSessionHandlers, type SignInServices } from "./accounts/session.handlers.ts";
import { createAcademyHandlers } from "./areas/academy.handlers.ts";
import { cloudServicesHandlers } from "./areas/cloud-services.handlers.ts";
import { countriesHandlers } from "./areas/countries.handlers.ts";
import { dashboardHandlers } from "./areas/dashboard.handlers.ts";
import { employeesHandlers } from "./areas/employees.handlers.ts";
import { firstStepsHandlers } from "./areas/first-steps.handlers.ts";
import { knowledgeHandlers } from "./areas/knowledge.handlers.ts";
import { licenceReviewsHandlers } from "./areas/licence-reviews.handlers.ts";
import { messagesHandlers } from "./areas/messages.handlers.ts";
import { ordersHandlers } from "./areas/orders.handlers.ts";
import { productsHandlers } from "./areas/products.handlers.ts";
import { createRemoteConnectHandlers, type RemoteConnectSettings } from "./areas/remote-connect.handlers.ts";
import { supportCasesHandlers } from "./areas/support-cases.handlers.ts";
import { ticketDraftsHandlers } from "./areas/ticket-drafts.handlers.ts";
import { ticketLifeHandlers } from "./areas/ticket-life.handlers.ts";
import { ticketStatisticsHandlers } from "./areas/ticket-statistics.handlers.ts";
import { ticketsHandlers } from "./areas/tickets.handlers.ts";
import type { CallName, Handlers } from "./http/handler.ts";
import { createAccountHandlers } from "./settings/account.handlers.ts";
import { emailChangeHandlers } from "./settings/email-change.handlers.ts";
import { sessionsHandlers } from "./settings/sessions.handlers.ts";
import { createSignUpHandlers } from "./sign-up/sign-up.handlers.ts";
import { createVatCheck, developmentRegister, viesProvider } from "./sign-up/vat-check.ts";

/** What handlers need to know of a deployment. */
export interface HandlerSettings extends RemoteConnectSettings {
  /** The external academy that one-time links lead to. */
  readonly academyUrl: string;
  /** Where a person looks at sign-ups that the rules cannot decide. */
  readonly supportEmail: string;
  /** The EU's check of VAT ids; without it the development portal asks a register of its own, and production asks nobody. */
  readonly viesUrl: string | undefined;
  readonly mode: "development" | "production";
}

const vatProvider = ({ viesUrl, mode }: HandlerSettings) => {
  if (viesUrl !== undefined) return viesProvider(viesUrl);
  return mode === "development" ? developmentRegister : undefined;
};

/** Every call's handler, area by area: a call whose record has none does not compile. */
export const createHandlers = (services: SignInServices, settings: HandlerSettings): Handlers<CallName> => {
  const vatCheck = createVatCheck(vatProvider(settings));
  return {
    ...createSessionHandlers(services),
    ...createAcademyHandlers(settings.academyUrl),
    ...countriesHandlers,
    ...dashboardHandlers,
    ...firstStepsHandlers,
    ...messagesHandlers,
    ...ordersHandlers,
    ...productsHandlers,
    ...cloudServicesHandlers,
    ...createRemoteConnectHandlers(settings),
    ...ticketsHandlers,
    ...ticketLifeHandlers,
    ...ticketDraftsHandlers,
    ...knowledgeHandlers,
    ...ticketStatisticsHandlers,
    ...supportCasesHandlers,
    ...passwordsHandlers,
    ...createSignUpHandlers({ vatCheck, supportEmail: settings.supportEmail }),
    ...createAccountHandlers(vatCheck),
    ...emailChangeHandlers,
    ...sessionsHandlers,
    ...licenceReviewsHandlers,
    ...employeesHandlers,
  };
};
