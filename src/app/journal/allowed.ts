import type { InputFrom } from "xstate";
import { failureTags } from "../../domain/kit/call-failure.ts";
import { employeeRights, groupNames, type Visitor } from "../../domain/shell/access.ts";
import { routeNames } from "../../domain/shell/routes.ts";
import type { UserData } from "../../domain/session/user.ts";
import type { AlertContext } from "../../machines/shell/alert.machine.ts";
import type { CloudServiceSwitchEvent } from "../../machines/products/cloud-service-switch.machine.ts";
import type { FileUploadEvent } from "../../machines/kit/file-upload.machine.ts";
import type { HelpOverlayEvent } from "../../machines/tickets/help-overlay.machine.ts";
import type { LanguageEvent, LanguageReport } from "../../machines/session/language.machine.ts";
import type { LicenceViewerEvent } from "../../machines/licence-review/licence-viewer.machine.ts";
import type { ListPreferencesEvent } from "../../machines/shell/list-preferences.machine.ts";
import type { NotificationCentreEvent } from "../../machines/shell/notification-centre.machine.ts";
import type { portalMachine, PortalEvent } from "../../machines/shell/portal.machine.ts";
import type { ResourceEvent } from "../../machines/kit/resource.machine.ts";
import type { RouteGuardEvent } from "../../machines/shell/route-guard.machine.ts";
import type { SessionEvent } from "../../machines/session/session-events.ts";
import { ticketSteps } from "../../domain/tickets/ticket-steps.ts";
import { signUpSteps } from "../../domain/sign-up/sign-up-steps.ts";
import type { SignUpEvent } from "../../machines/sign-up/sign-up.machine.ts";
import type { actionMachine } from "../../machines/kit/action.machine.ts";
import type {
  TicketCreationEvent,
  TicketCreationInput,
} from "../../machines/tickets/ticket-creation-setup.ts";
import type { AnyRule, EventRules, Rule } from "./rules.ts";

const user: Rule<UserData> = {
  account_key: "hidden",
  account_nav_instance: "country",
  contact_nav_instance: "country",
  account_country: "country",
  contact_country: "country",
  partner_status: "status",
  reg_flex_enabled: "flag",
  rights: { each: employeeRights },
};
const visitor: Rule<Visitor> = {
  groups: { each: groupNames },
  rights: { each: employeeRights },
  household: "flag",
};
const failure: AnyRule = {
  _tag: failureTags,
  code: "code",
  status: "count",
  limit: "count",
  retryAfter: "count",
};
const bytes = { sent: "count", total: "count" } as const;

/** The output of any child: how it ended and why, without its data; of lists only the length. */
const output: AnyRule = {
  _tag: [
    "Answered",
    "Failed",
    "Up",
    "Down",
    "WrongRealm",
    "Authenticated",
    "Anonymous",
    "Unavailable",
    "Misconfigured",
    "LoginRefused",
    "Fresh",
    "Accepted",
    "Refused",
    "Crashed",
    "Unreachable",
  ],
  code: "code",
  reason: ["deactivated"],
  failure,
  user,
  by: ["Password", "SignOn"],
  answer: {
    _tag: ["SignedIn", "SignedOut", "Accepted", "Refused", "Saved", "Collided"],
    user,
    code: "code",
    reason: ["deactivated"],
    partner_data: { partner_status: "status" },
    reg_flex_enabled: "flag",
    at: "count",
    content: { rows: "hidden", total: "count" },
    ticketId: "hidden",
  },
  revision: "count",
  waited: "count",
  message: "hidden",
  fileNames: "hidden",
};

type Own =
  | PortalEvent
  | SessionEvent
  | LanguageEvent
  | LanguageReport
  | RouteGuardEvent
  | NotificationCentreEvent;
type OfScreens =
  | HelpOverlayEvent
  | TicketCreationEvent
  | FileUploadEvent
  | ResourceEvent<unknown, unknown>
  | LicenceViewerEvent
  | ListPreferencesEvent
  | CloudServiceSwitchEvent
  | Extract<SignUpEvent, { readonly type: "step.asked" }>;

const own: EventRules<Exclude<Own, { readonly type: `xstate.${string}` }>> = {
  "screen.opened": { key: "actor" },
  "screen.entered": { key: "actor" },
  "screen.left": { key: "actor" },
  // Whoever is told has an entry of its own.
  "screen.forwarded": { key: "actor" },
  "call.answered": { seconds: "count" },
  "call.failed": { failure },
  "route.entered": { route: { name: routeNames } },
  "route.changed": { shopInstance: "country" },
  "session.signIn": { password: "secret" },
  "session.found": { user },
  "session.extended": { seconds: "count" },
  "session.started": { visitor, takenOver: "flag" },
  "session.takenOver": { visitor },
  "session.standingChanged": { visitor },
  "session.changed": { visitor },
  "session.ended": { reason: ["notSignedIn", "loggedOut", "silent", "elsewhere", "unreachable"] },
  "tabs.extended": { seconds: "count" },
  "signOn.authenticated": { token: "secret" },
  "signOn.refused": { code: "code" },
  "signOn.unavailable": { reason: ["unreachable", "timedOut", "misconfigured", "defect"] },
  "language.choose": { locale: "locale" },
  "language.changed": { locale: "locale", from: "locale" },
  "language.loggedIn": {
    origin: { navInstance: "country", accountCountry: "country", shopInstance: "hidden" },
  },
  "notifications.localeChanged": { locale: "locale" },
};

const request: AnyRule = { page: "count", page_size: "count", instance: "locale", id: "hidden" };

const ofScreens: EventRules<OfScreens> = {
  "document.enlarge": { page: "count", pages: "count" },
  "cloudService.switch": { on: "flag" },
  "help.open": { subject: { type: ["order", "invoice"] } },
  "listView.compact": { compact: "flag" },
  "resource.request": { request },
  "ticket.sent": { receipt: { ticketId: "hidden" } },
  "step.asked": { step: [...signUpSteps, ...ticketSteps] },
  "upload.progressed": bytes,
  "files.progressed": bytes,
};

/**
 * The fields of each event that the journal may keep. Fields without a rule become placeholders, so a new event or
 * machine discloses nothing by default.
 */
export const allowed: Readonly<Record<string, Readonly<Record<string, AnyRule>>>> = { ...own, ...ofScreens };

/** The fields that the journal may keep of done and error events, whose type contains the child's id. */
export const allowedOfEnds: Readonly<Record<string, AnyRule>> = { output, actorId: "actor" };

const ofPortal: Rule<InputFrom<typeof portalMachine>> = {
  locale: "locale",
  chosen: "flag",
  hasPendingLogout: "flag",
  expectsSession: "flag",
  expectsSignOn: "flag",
};
const ofTicket: Rule<Pick<TicketCreationInput, "limit">> = { limit: "count" };
const ofAction: Rule<InputFrom<typeof actionMachine>> = { limit: "count", outdating: { each: "code" } };
const ofAlert: Rule<AlertContext> = { tone: ["danger", "warning", "info"], hideAfter: "count" };

/** The fields that the journal may keep of a machine's input, by machine id. */
export const allowedInputs: Readonly<Record<string, AnyRule>> = {
  portal: ofPortal,
  language: ofPortal,
  notificationCentre: { locale: "locale" },
  screenLoading: { name: routeNames, loaded: "flag" },
  resource: { request },
  action: ofAction,
  ticketCreation: ofTicket,
  fileUpload: { maxFiles: "count" },
  alert: ofAlert,
  cloudServiceSwitch: { limit: "count" },
};
