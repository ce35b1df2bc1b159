import type { Locale } from "../../domain/locale.ts";
import type { RouteName } from "../../domain/routes.ts";
import { usualPeriod } from "../../domain/usual-period.ts";
import type { Namespace } from "../../ui/i18n/catalogue.ts";
import type { ScreenEntry } from "./screen-entry.ts";

/** Where a person is, as far as the first script can tell. */
export interface Place {
  /** The second step of the path: the number of an order, a ticket, a message, a product. */
  readonly id: string;
  readonly search: string;
  readonly locale: Locale;
  /** In ms since 1970. */
  readonly now: number;
}

/** A read that a screen begins with: its fields as the call record writes them, or undefined where only the screen knows them. */
export interface EarlyRead {
  readonly path: `/api/${string}`;
  readonly fields: (place: Place) => Readonly<Record<string, string>> | undefined;
}

/** Where a screen's code and texts are, and which reads it begins with. */
export interface ScreenModule {
  readonly load: () => Promise<ScreenEntry>;
  readonly namespaces: readonly Namespace[];
  readonly early: readonly EarlyRead[];
}

const plain = (path: EarlyRead["path"]): EarlyRead => ({ path, fields: () => ({}) });
const byId = (path: EarlyRead["path"]): EarlyRead => ({ path, fields: ({ id }) => ({ id }) });
const bySerial = (path: EarlyRead["path"]): EarlyRead => ({ path, fields: ({ id }) => ({ serial: id }) });
const byLocale = (path: EarlyRead["path"]): EarlyRead => ({
  path,
  fields: ({ locale }) => ({ instance: locale }),
});
const draftOf = (key: string): EarlyRead => ({ path: "/api/getTicketDraft", fields: () => ({ key }) });

/** What an address may say of every list. */
const listParameters = ["q", "status", "sort", "page", "size"];

/** A list as its address says it; parameters of the list's own are the screen's to read. */
const list = (path: EarlyRead["path"], usualSort: string): EarlyRead => ({
  path,
  fields: ({ search }) => {
    const said = new URLSearchParams(search);
    if ([...said.keys()].some((name) => !listParameters.includes(name))) return undefined;
    const [words, codes] = [said.get("q")?.trim() ?? "", said.get("status")?.split(",")];
    const filter = {
      ...(words === "" ? {} : { search: words }),
      ...(codes === undefined ? {} : { status: codes }),
    };
    return {
      page: said.get("page") ?? "1",
      page_size: said.get("size") ?? "25",
      sort: said.get("sort") ?? usualSort,
      ...(words === "" && codes === undefined ? {} : { filter: JSON.stringify(filter) }),
    };
  },
});

const lastDays: EarlyRead = {
  path: "/api/getTicketStatistics",
  fields: ({ search, now }) => {
    if (search !== "") return undefined;
    const { from, to } = usualPeriod(now);
    return { from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) };
  },
};

const screen = (
  load: () => Promise<ScreenEntry>,
  namespaces: readonly Namespace[] = [],
  early: ScreenModule["early"] = [],
): ScreenModule => ({ load, namespaces, early });

const passwordsArea = () => import("./passwords.entry.tsx");
const ordersArea = () => import("./orders.entry.tsx");
const productsArea = () => import("./products.entry.tsx");
const ticketsArea = () => import("./tickets.entry.tsx");
const employeesArea = () => import("./employees.entry.tsx");
const settingsArea = () => import("./settings.entry.tsx");
const messagesArea = () => import("./messages.entry.tsx");

/** Every screen but the login, each loaded when it is first asked for; an area is one chunk. The login is part of the first load. */
export const screenModules: Readonly<Record<Exclude<RouteName, "login">, ScreenModule>> = {
  dashboard: screen(() => import("./dashboard.entry.tsx"), ["dashboard"], [plain("/api/getDashboard")]),
  "forgot-password": screen(passwordsArea, ["fields", "passwords"]),
  "reset-password": screen(
    passwordsArea,
    ["fields", "passwords"],
    [{ path: "/api/checkPasswordResetLink", fields: ({ id }) => (id === "" ? undefined : { hash: id }) }],
  ),
  registration: screen(
    () => import("./sign-up.entry.tsx"),
    ["fields", "sign-up"],
    [byLocale("/api/getSignUpOptions")],
  ),
  "first-steps": screen(
    () => import("./first-steps.entry.tsx"),
    ["first-steps"],
    [plain("/api/getFirstSteps")],
  ),
  orders: screen(ordersArea, ["orders"], [list("/api/getOrders", "-date")]),
  order: screen(ordersArea, ["orders"], [byId("/api/getOrder")]),
  products: screen(productsArea, ["products"], [list("/api/getProducts", "name")]),
  "register-product": screen(productsArea, ["products"]),
  product: screen(productsArea, ["products"], [bySerial("/api/getProduct")]),
  "product-settings": screen(productsArea, ["products"], [bySerial("/api/getProduct")]),
  "replace-product": screen(productsArea, ["products"], [bySerial("/api/getProduct")]),
  "cloud-services": screen(productsArea, ["products"], [bySerial("/api/getProduct")]),
  "remote-connect": screen(productsArea, ["products"], [bySerial("/api/getProduct")]),
  "cloud-dns": screen(
    productsArea,
    ["products"],
    [bySerial("/api/getProduct"), bySerial("/api/getCloudDns")],
  ),
  tickets: screen(ticketsArea, ["tickets"], [list("/api/getTickets", "-lastActivity")]),
  ticket: screen(ticketsArea, ["tickets"], [byId("/api/getTicket")]),
  settings: screen(settingsArea, ["fields", "settings"], [plain("/api/getAccount")]),
  "settings-company": screen(
    settingsArea,
    ["fields", "settings"],
    [plain("/api/getAccount"), byLocale("/api/getSignUpOptions")],
  ),
  "settings-password": screen(settingsArea, ["fields", "settings"]),
  employees: screen(employeesArea, ["fields", "employees", "settings"], [list("/api/getEmployees", "name")]),
  support: screen(ticketsArea, ["tickets", "support"], [list("/api/getSupportCases", "-lastActivity")]),
  "support-case": screen(ticketsArea, ["tickets", "support"], [byId("/api/getTicket")]),
  "ticket-statistics": screen(ticketsArea, ["tickets", "support"], [lastDays]),
  "new-ticket": screen(ticketsArea, ["tickets"], [draftOf("new-ticket")]),
  "guided-ticket": screen(ticketsArea, ["tickets"], [draftOf("new-ticketv2")]),
  messages: screen(messagesArea, ["messages"], [byLocale("/api/getMessages")]),
  message: screen(
    messagesArea,
    ["messages"],
    [{ path: "/api/getMessage", fields: ({ id, locale }) => ({ id, instance: locale }) }],
  ),
  "licence-review": screen(
    () => import("./licence-review.entry.tsx"),
    ["fields", "review"],
    [list("/api/getTradeLicenceReviews", "-submittedAt")],
  ),
  "no-access": screen(() => import("./no-access.entry.tsx")),
  "not-found": screen(() => import("./not-found.entry.tsx")),
};
