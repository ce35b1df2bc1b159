import type { SpecSection } from "./atlas-model.ts";

type Section = Omit<SpecSection, "carriedBy">;

const sections = (
  document: SpecSection["document"],
  texts: readonly (readonly [title: string, summary: string])[],
): readonly Section[] =>
  texts.map(([title, summary], index) => ({ id: `${document} §${index + 1}`, document, title, summary }));

/** Every section of both specs, and the design pages that settle what they leave open, in our own words. */
export const specSections: readonly Section[] = [
  ...sections("shell", [
    [
      "The portal and its frame",
      "Who uses the portal; header, bell, account menu, sidebar, footer, registration mode, palettes by tier, and what closes by itself.",
    ],
    [
      "Screens and routes",
      "Every address and who may open it, loading on demand within 120 s, where a login leads, and the navigation's groups and entries.",
    ],
    [
      "Data of the shell",
      "User, partner data, palette, notifications, countries, login and overlay: what each holds.",
    ],
    [
      "Behaviour of the shell",
      "Session and route guard, login and logout, the language after login, help overlay, alerts, dropdowns, uploads, tiers and groups from the partner status.",
    ],
    [
      "Checks of input",
      "Which group a route asks for, which entries are seen, how large a picture may be, and what a ticket needs before it is sent.",
    ],
    ["Groups and rights", "What end customers, partners, starting partners and staff see and open."],
    [
      "Calls of the shell",
      "Nine calls with what goes and comes, and single sign-on by PKCE with a silent check.",
    ],
    [
      "Errors of the shell",
      "The ten login codes, numeric codes, limited mode, a file too large, no access, 404, and a screen that does not load.",
    ],
    [
      "Numbers of the shell",
      "Locales and how one is chosen, cookie, load limit, alert time, picture size, departments and subjects of tickets.",
    ],
  ]),
  ...sections("business", [
    [
      "The business areas",
      "Orders, invoices, trainings, products and cloud services, tickets, messages, website, references, employees, vouchers, conference, pioneer, sign-up, dashboard.",
    ],
    [
      "Screens of the areas",
      "Their addresses and who may open them, the screens that texts imply, and the order of the sign-up.",
    ],
    [
      "Data of the areas",
      "What an order, invoice, training, product, ticket, message, employee, website, reference, voucher, account and sign-up hold.",
    ],
    [
      "Statuses of the areas",
      "Orders and production steps, tickets, invoices, trainings, references, cloud DNS, remote connect, employees, conference, vouchers, account creation.",
    ],
    [
      "Checks of input in the areas",
      "Passwords, required fields, phone, VAT id, verification code, uploads by size and type, tickets, references, conference.",
    ],
    [
      "Rights within a company",
      "Account types, the eight rights of an employee, and what each tier of partner gets.",
    ],
    ["Calls of the areas", "Ticket, messages, and the many that the texts only hint at."],
    [
      "Errors of the areas",
      "Numeric codes, registration, loading, saving, products, tickets, remote connect with its codes, limited mode, and what is told on success.",
    ],
    ["Numbers of the areas", "Lengths, sizes, waiting times, periods, discounts, and the lists of codes."],
  ]),
  {
    id: "decisions",
    document: "design",
    title: "Decisions",
    summary:
      "What the specs leave open and the project settled: sessions, drafts, tabs, limits, identity of accounts.",
  },
  {
    id: "architecture",
    document: "design",
    title: "Architecture",
    summary:
      "What holds for every machine: a limit on each wait, defects that are told, actors that are provided.",
  },
  {
    id: "sign-on",
    document: "design",
    title: "Single sign-on",
    summary: "How the identity server's adapter is driven, and what becomes of each of its failures.",
  },
];
