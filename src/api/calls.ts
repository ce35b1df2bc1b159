import * as knownIssues from "./known-issues.calls.ts";
import * as announcedIssues from "./announced-issues.calls.ts";
import * as codeCounts from "./code-counts.calls.ts";
import * as award from "./award.calls.ts";
import * as references from "./references.calls.ts";
import * as conference from "./conference.calls.ts";
import * as downloads from "./downloads.calls.ts";
import * as account from "./account.calls.ts";
import * as advantages from "./advantages.calls.ts";
import type { AnyCall } from "./call.ts";
import * as campusPackages from "./campus-packages.calls.ts";
import * as employeeStatus from "./employee-status.calls.ts";
import * as employees from "./employees.calls.ts";
import * as licenceReviews from "./licence-review.calls.ts";
import * as countries from "./countries.calls.ts";
import * as dashboard from "./dashboard.calls.ts";
import * as firstSteps from "./first-steps.calls.ts";
import * as messages from "./messages.calls.ts";
import * as limitedAvailability from "./limited-availability.calls.ts";
import * as invoicePdf from "./invoice-pdf.calls.ts";
import * as keys from "./keys.calls.ts";
import * as listPreferences from "./list-preferences.calls.ts";
import * as live from "./live.calls.ts";
import * as invoices from "./invoices.calls.ts";
import * as order from "./order.calls.ts";
import * as orders from "./orders.calls.ts";
import * as passwords from "./passwords.calls.ts";
import * as payment from "./payment.calls.ts";
import * as pictures from "./pictures.calls.ts";
import * as pioneer from "./pioneer.calls.ts";
import * as products from "./products.calls.ts";
import * as remoteConnectResults from "./remote-connect-results.calls.ts";
import * as search from "./search.calls.ts";
import * as session from "./session.calls.ts";
import * as shell from "./shell.calls.ts";
import * as shortageNotice from "./shortage-notice.calls.ts";
import * as signUp from "./sign-up.calls.ts";
import * as support from "./support.calls.ts";
import * as ticketList from "./ticket-list.calls.ts";
import * as ticketStatistics from "./ticket-statistics.calls.ts";
import * as tickets from "./tickets.calls.ts";
import * as trainings from "./trainings.calls.ts";
import * as undo from "./undo.calls.ts";
import * as website from "./website.calls.ts";

/** Every call by its name, for the server's routes, the OpenAPI document and the tests. */
export const calls = {
  ...session,
  ...shell,
  ...messages,
  ...countries,
  ...dashboard,
  ...firstSteps,
  ...order,
  ...orders,
  ...advantages,
  ...limitedAvailability,
  ...shortageNotice,
  ...campusPackages,
  ...invoices,
  ...invoicePdf,
  ...payment,
  ...products,
  ...remoteConnectResults,
  ...tickets,
  ...ticketList,
  ...undo,
  ...support,
  ...ticketStatistics,
  ...signUp,
  ...passwords,
  ...account,
  ...keys,
  ...listPreferences,
  ...licenceReviews,
  ...employees,
  ...employeeStatus,
  ...downloads,
  ...pioneer,
  ...trainings,
  ...pictures,
  ...search,
  ...live,
  ...references,
  ...website,
  ...conference,
  ...award,
  ...knownIssues,
  ...announcedIssues,
  ...codeCounts,
} satisfies Readonly<Record<string, AnyCall>>;

/**
 * True for a call that deletes what it names: its name says so, or the action of its request. What the store does not let go is 7777 (business §8).
 * Withdrawing, cancelling, ending and taking offline give a thing another state, and nothing refers to a draft that is discarded.
 */
export const isDeletion = (name: string, { action }: Readonly<Record<string, string>> = {}): boolean =>
  name.startsWith("delete") || action === "delete";
