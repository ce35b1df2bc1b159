import { codeCountsHandlers } from "./areas/code-counts/code-counts.handlers.ts";
import { knownIssuesHandlers } from "./areas/known-issues/known-issues.handlers.ts";
import { awardHandlers } from "./areas/conference/award.handlers.ts";
import { referencesHandlers } from "./areas/references/references.handlers.ts";
import { createConferenceHandlers } from "./areas/conference/conference.handlers.ts";
import { liveHandlers } from "./areas/live/live.handlers.ts";
import { downloadsHandlers } from "./areas/downloads/downloads.handlers.ts";
import type { Creditor } from "../src/domain/invoices/creditor.ts";
import type { InvoiceIssuer } from "./documents/invoice.ts";
import { createPasswordsHandlers } from "./areas/passwords/passwords.handlers.ts";
import { createSessionHandlers, type SignInServices } from "./areas/session/session.handlers.ts";
import { createAcademyHandlers } from "./areas/session/academy.handlers.ts";
import { advantagesHandlers } from "./areas/advantages/advantages.handlers.ts";
import { campusPackagesHandlers } from "./areas/campus-packages/campus-packages.handlers.ts";
import { limitedAvailabilityHandlers } from "./areas/limited-availability/limited-availability.handlers.ts";
import { cloudServicesHandlers } from "./areas/products/cloud-services.handlers.ts";
import { pioneerHandlers } from "./areas/pioneer/pioneer.handlers.ts";
import { pioneerCasesHandlers } from "./areas/pioneer/pioneer-cases.handlers.ts";
import { countriesHandlers } from "./areas/sign-up/countries.handlers.ts";
import { createDashboardHandlers } from "./areas/dashboard/dashboard.handlers.ts";
import { employeesHandlers } from "./areas/employees/employees.handlers.ts";
import { firstStepsHandlers } from "./areas/first-steps/first-steps.handlers.ts";
import { knowledgeHandlers } from "./areas/tickets/knowledge.handlers.ts";
import { licenceReviewsHandlers } from "./areas/licence-review/licence-reviews.handlers.ts";
import { messagesHandlers } from "./areas/messages/messages.handlers.ts";
import { createInvoicePapersHandlers } from "./areas/invoices/invoice-papers.handlers.ts";
import { createInvoicesHandlers } from "./areas/invoices/invoices.handlers.ts";
import { createOrdersHandlers } from "./areas/orders/orders.handlers.ts";
import { createRegistrationProofHandlers } from "./areas/products/registration-proof.handlers.ts";
import { productsHandlers } from "./areas/products/products.handlers.ts";
import {
  createRemoteConnectHandlers,
  type RemoteConnectSettings,
} from "./areas/products/remote-connect.handlers.ts";
import { caseCompanyHandlers } from "./areas/support/case-company.handlers.ts";
import { searchHandlers } from "./areas/search/search.handlers.ts";
import { supportCasesHandlers } from "./areas/support/support-cases.handlers.ts";
import { ticketDraftsHandlers } from "./areas/tickets/ticket-drafts.handlers.ts";
import { ticketLifeHandlers } from "./areas/tickets/ticket-life.handlers.ts";
import { ticketStatisticsHandlers } from "./areas/support/ticket-statistics.handlers.ts";
import { departmentsOf } from "./areas/tickets/departments.ts";
import { createTicketsHandlers } from "./areas/tickets/tickets.handlers.ts";
import { websiteHandlers } from "./areas/website/website.handlers.ts";
import { attendanceHandlers } from "./areas/trainings/attendance.handlers.ts";
import { createTrainingsHandlers } from "./areas/trainings/trainings.handlers.ts";
import { picturesHandlers } from "./pictures/pictures.handlers.ts";
import type { DrawMark } from "./mark/drawn-mark.ts";
import type { PageConfig } from "./page-config.ts";
import type { PasswordCost } from "./accounts/password.ts";
import type { CallName, Handlers } from "./http/handler.ts";
import { createAccountHandlers } from "./areas/account/account.handlers.ts";
import { emailChangeHandlers } from "./areas/account/email-change.handlers.ts";
import { sessionsHandlers } from "./areas/account/sessions.handlers.ts";
import { createSignUpHandlers } from "./areas/sign-up/sign-up.handlers.ts";
import {
  createVatCheck,
  developmentRegister,
  viesProvider,
  type VatCheck,
} from "./areas/sign-up/vat-check.ts";

/** The deployment's settings for handlers. */
export interface HandlerSettings extends RemoteConnectSettings {
  /** The external academy that one-time links lead to. */
  readonly academyUrl: string;
  /** The page's configuration, whose departments tickets may name, and whose shops need a right. */
  readonly pageConfig: PageConfig;
  /** The address for sign-ups that need a review by a person. */
  readonly supportEmail: string;
  /** The EU's VAT check; without it the server uses a register of its own in development and production checks format only. */
  readonly viesUrl: string | undefined;
  /** Who is paid, by an account for each currency. */
  readonly creditors: readonly Creditor[];
  readonly drawMark: DrawMark;
  readonly mode: "development" | "production";
  /** What a new password's hash costs, if not the usual; tests sign in by cheap ones. */
  readonly passwordCost?: PasswordCost;
}

type VatSettings = Pick<HandlerSettings, "viesUrl" | "mode">;

const vatProvider = ({ viesUrl, mode }: VatSettings) => {
  if (viesUrl !== undefined) return viesProvider(viesUrl);
  return mode === "development" ? developmentRegister : undefined;
};

/** Who issues documents: who is paid, where the deployment names somebody. */
const issuerOf = ({ creditors, drawMark }: HandlerSettings): InvoiceIssuer => ({
  name: creditors[0]?.name ?? "Partner portal",
  mark: drawMark,
  accounts: creditors,
});

/** The check of VAT ids by the deployment's provider. */
export const vatCheckOf = (settings: VatSettings): VatCheck => createVatCheck(vatProvider(settings));

/** Every call's handler by area: a call without a handler does not compile. */
export const createHandlers = (services: SignInServices, settings: HandlerSettings): Handlers<CallName> => {
  const vatCheck = vatCheckOf(settings);
  const issuer = issuerOf(settings);
  return {
    ...createSessionHandlers(services),
    ...knownIssuesHandlers,
    ...codeCountsHandlers,
    ...awardHandlers,
    ...referencesHandlers,
    ...createConferenceHandlers({ organizer: settings.supportEmail }),
    ...downloadsHandlers,
    ...pioneerHandlers,
    ...pioneerCasesHandlers,
    ...createAcademyHandlers(settings.academyUrl),
    ...countriesHandlers,
    ...createDashboardHandlers(settings.pageConfig),
    ...firstStepsHandlers,
    ...messagesHandlers,
    ...createOrdersHandlers(issuer),
    ...advantagesHandlers,
    ...limitedAvailabilityHandlers,
    ...campusPackagesHandlers,
    ...createInvoicesHandlers(settings.creditors),
    ...createInvoicePapersHandlers(issuer),
    ...productsHandlers,
    ...createRegistrationProofHandlers(issuer),
    ...cloudServicesHandlers,
    ...createRemoteConnectHandlers(settings),
    ...createTicketsHandlers(departmentsOf(settings.pageConfig)),
    ...ticketLifeHandlers,
    ...ticketDraftsHandlers,
    ...knowledgeHandlers,
    ...ticketStatisticsHandlers,
    ...supportCasesHandlers,
    ...caseCompanyHandlers,
    ...createPasswordsHandlers(settings.passwordCost),
    ...createSignUpHandlers({
      vatCheck,
      supportEmail: settings.supportEmail,
      passwordCost: settings.passwordCost,
    }),
    ...createAccountHandlers(vatCheck),
    ...emailChangeHandlers,
    ...sessionsHandlers,
    ...licenceReviewsHandlers,
    ...employeesHandlers,
    ...createTrainingsHandlers({
      organizer: settings.supportEmail,
      issuer,
    }),
    ...attendanceHandlers,
    ...picturesHandlers,
    ...searchHandlers,
    ...liveHandlers,
    ...websiteHandlers,
  };
};
