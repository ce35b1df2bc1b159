import {
  holdsRight,
  requirementOf,
  suitsHousehold,
  type Access,
  type EmployeeRight,
  type Group,
  type Visitor,
} from "./access.ts";
import type { Locale } from "./locale.ts";
import { isOffered } from "./offered.ts";
import { isApplicant } from "./partner-status.ts";
import { promotionLocales } from "./portal-config.ts";
import { routes, type Route, type RouteKey } from "./routes.ts";

/** The target of an entry: a screen, a configured link, the configured promotional links, or the academy's one-time link. */
type Destination =
  | { readonly kind: "screen"; readonly route: RouteKey }
  | { readonly kind: "link"; readonly link: string }
  | { readonly kind: "promotions" }
  | { readonly kind: "academy" };

export interface NavigationEntry {
  readonly name: string;
  readonly to: Destination;
  /** Groups that see it; for entries within a group also matched as parts of the lower-cased partner status (shell §5). */
  readonly visible: readonly string[];
  readonly right?: EmployeeRight;
  /** False for entries that private persons cannot use. */
  readonly households?: false;
  /** False for entries that tell how to become a partner: an applicant has done that. */
  readonly applicants?: false;
  /** Locales in which it is shown; if left out, all. */
  readonly locales?: readonly Locale[];
  readonly badge?: "beta" | "new" | "action";
}

export interface NavigationGroup {
  readonly name: string;
  readonly visible: readonly Group[];
  readonly entries: readonly NavigationEntry[];
}

/** What the visible entries depend on. */
export interface NavigationReader extends Visitor {
  readonly partnerStatus: string;
  readonly locale: Locale;
  readonly country: string;
}

/** The requirements of an entry's row in the access table. */
const asked = (access: Access): Pick<NavigationEntry, "visible" | "right" | "households"> => {
  const { visible, right, households } = requirementOf(access);
  return { visible, ...(right !== undefined && { right }), ...(households !== undefined && { households }) };
};
const toScreen = (
  name: string,
  route: RouteKey,
  more: Pick<NavigationEntry, "badge"> = {},
): NavigationEntry => {
  const { access }: Route = routes[route];
  return { name, to: { kind: "screen", route }, ...asked(access), ...more };
};
const toLink = (name: string, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  name,
  to: { kind: "link", link: name },
  visible: [],
  ...more,
});

const polish = ["plpl"] as const;
const czechoslovak = ["plpl", "cscz", "sksk"] as const;

/** The navigation (shell §2). */
export const navigation: readonly NavigationGroup[] = [
  {
    name: "cockpit",
    visible: [],
    entries: [
      toScreen("first_steps", "firstSteps", { badge: "action" }),
      toScreen("dashboard", "dashboard"),
      toScreen("orders", "orders"),
      toScreen("invoices", "invoices"),
      toScreen("products", "products"),
      toScreen("trainings", "trainings"),
      { name: "partner_onboarding", to: { kind: "academy" }, ...asked("academy") },
      toScreen("advantages", "advantages"),
    ],
  },
  {
    name: "tickets",
    visible: [],
    entries: [
      toScreen("new_ticket", "guidedTicket"),
      toScreen("my_tickets", "tickets"),
      toScreen("support", "support"),
      toScreen("ticket_statistics", "ticketStatistics"),
      toScreen("known_issues", "knownIssues"),
      toScreen("licence_review", "licenceReview"),
      toScreen("reference_review", "referenceReview"),
      toScreen("pioneer_cases", "pioneerCases"),
      toScreen("attendance", "attendanceDates"),
      toLink("documentation"),
    ],
  },
  {
    name: "marketing",
    visible: ["partner"],
    entries: [
      toScreen("website", "website"),
      toScreen("references", "references"),
      toScreen("conference", "conference"),
      toScreen("pioneer", "pioneer"),
      { name: "promotion", to: { kind: "promotions" }, visible: [], locales: promotionLocales },
    ],
  },
  {
    name: "partner_infos",
    visible: ["partner"],
    entries: [
      toScreen("downloads", "downloads"),
      toLink("partner_programme"),
      toLink("guidelines"),
      toLink("polish_webinars", { locales: polish, badge: "new" }),
    ],
  },
  {
    name: "endcustomer_infos",
    visible: ["endcustomer"],
    entries: [toLink("become_partner", { applicants: false }), toLink("find_partner", { applicants: false })],
  },
  {
    name: "tools",
    visible: [],
    entries: [
      toLink("webshop", asked("orders")),
      toLink("cloud_platform"),
      toLink("configurator"),
      toLink("library"),
      toLink("academy", { visible: ["partner", "ma"], locales: czechoslovak }),
      toLink("campus", { badge: "beta" }),
      toScreen("campus_packages", "campusPackages"),
      toScreen("settings", "settings"),
      toScreen("employees", "employees"),
      toLink("replay_desk", { visible: ["ma"] }),
    ],
  },
];

const reaches = (visible: readonly string[], { groups, partnerStatus }: NavigationReader): boolean => {
  if (visible.includes("hidden")) return false;
  if (visible.length === 0) return true;
  return visible.some(
    (value) => groups.some((group) => group === value) || partnerStatus.toLowerCase().includes(value),
  );
};

const isEntryVisible = (entry: NavigationEntry, reader: NavigationReader): boolean =>
  reaches(entry.visible, reader) &&
  holdsRight(entry.right, reader.rights) &&
  suitsHousehold(entry, reader) &&
  (entry.to.kind !== "screen" || isOffered(entry.to.route, reader)) &&
  (entry.applicants !== false || !isApplicant(reader.partnerStatus)) &&
  (entry.locales === undefined || entry.locales.includes(reader.locale));

const isGroupVisible = (group: NavigationGroup, { groups }: NavigationReader): boolean =>
  !group.visible.includes("hidden") &&
  (group.visible.length === 0 || group.visible.some((name) => groups.includes(name)));

/** The groups and entries that a reader sees (shell §5); empty groups are left out. */
export const visibleNavigation = (
  table: readonly NavigationGroup[],
  reader: NavigationReader,
): readonly NavigationGroup[] =>
  table
    .filter((group) => isGroupVisible(group, reader))
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isEntryVisible(entry, reader)) }))
    .filter((group) => group.entries.length > 0);
