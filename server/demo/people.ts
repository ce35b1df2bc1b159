/** A demo company: an installer, a business or a household. Cities and taxes follow from its country. */
export interface DemoCompany {
  readonly id: string;
  readonly name: string;
  readonly debitor: string | null;
  readonly instance: string;
  readonly country: string;
  readonly status: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly deactivated?: true;
  /** Orders at scale 1. */
  readonly orders: number;
}

/** A demo account; its address is `<id>@demo.test`. */
export interface DemoAccount {
  readonly id: string;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly rights?: readonly string[];
  /** Since how many days the account has been active; without it for years. */
  readonly days?: number;
  /** An owner or employee whose account is not activated. */
  readonly unactivated?: true;
  /** An employee who was deactivated. */
  readonly deactivated?: true;
}

type Place = readonly [street: string, zip: string, city: string];

const company = (
  id: string,
  name: string,
  debitor: string | null,
  country: string,
  status: string,
  place: Place,
  orders: number,
  instance = "AT",
): DemoCompany => ({
  id,
  name,
  debitor,
  instance,
  country,
  status,
  street: place[0],
  zip: place[1],
  city: place[2],
  orders,
});

/** The companies of the demo accounts (docs/server.md). */
export const demoCompanies: readonly DemoCompany[] = [
  company(
    "flagship",
    "Bergmann Gebäudetechnik GmbH",
    "10001",
    "AT",
    "flagship",
    ["Landstraßer Hauptstraße 71", "1030", "Wien"],
    30,
  ),
  company(
    "platin",
    "Köhler & Söhne Elektro GmbH",
    "10002",
    "DE",
    "platin",
    ["Lindwurmstraße 114", "80337", "München"],
    26,
  ),
  company(
    "gold",
    "Dvořák inteligentní domy s.r.o.",
    "10003",
    "CZ",
    "gold",
    ["Vinohradská 48", "120 00", "Praha 2"],
    400,
  ),
  company(
    "silver",
    "Instalaciones Muñoz S.L.",
    "10004",
    "ES",
    "silver",
    ["Calle de Alcalá 127", "28009", "Madrid"],
    22,
  ),
  company(
    "reg",
    "Lefèvre Domotique SARL",
    "10005",
    "FR",
    "reg",
    ["18 rue de la République", "69002", "Lyon"],
    14,
  ),
  company(
    "reg21",
    "Wiśniewski Inteligentny Dom Sp. z o.o.",
    "10006",
    "PL",
    "reg21",
    ["ul. Długa 29", "31-147", "Kraków"],
    16,
  ),
  company(
    "disti",
    "Ferrari Distribuzione S.r.l.",
    "10007",
    "IT",
    "disti",
    ["Via Emilia 212", "40126", "Bologna"],
    30,
  ),
  company(
    "starter",
    "Smart Wohnen Egger e.U.",
    "10008",
    "AT",
    "reg neu",
    ["Maria-Theresien-Straße 9", "6020", "Innsbruck"],
    3,
  ),
  company("customer", "Zuzana Kováčová", null, "SK", "private", ["Obchodná 15", "811 06", "Bratislava"], 4),
  company(
    "business",
    "Harbour View Hotels Ltd",
    "20002",
    "GB",
    "business",
    ["27 Queen Square", "BS1 4ND", "Bristol"],
    8,
    "UK",
  ),
  company(
    "staff",
    "Home Automation Manufacturing GmbH",
    null,
    "AT",
    "ma",
    ["Industriezeile 35", "4020", "Linz"],
    0,
  ),
  company(
    "swiss",
    "Brunner Haustechnik AG",
    "10009",
    "CH",
    "silver",
    ["Badenerstrasse 240", "8004", "Zürich"],
    18,
    "CH",
  ),
  {
    ...company(
      "deactivated",
      "Altmann Elektro GmbH",
      "10010",
      "DE",
      "silver",
      ["Brückenstraße 5", "50667", "Köln"],
      3,
    ),
    deactivated: true,
  },
  company("applicant", "Elektro Lindner e.U.", null, "AT", "applicant", ["Hauptplatz 12", "8010", "Graz"], 0),
  company(
    "declined",
    "Haustechnik Winkler GmbH",
    null,
    "DE",
    "applicant declined",
    ["Rosenstraße 8", "04109", "Leipzig"],
    0,
  ),
  company(
    "unactivated",
    "Neuhaus Technik GmbH",
    "10011",
    "DE",
    "reg neu",
    ["Gartenweg 3", "01067", "Dresden"],
    3,
  ),
];

/** The demo accounts (docs/server.md). */
export const demoAccounts: readonly DemoAccount[] = [
  { id: "flagship", company: "flagship", firstName: "Katharina", lastName: "Bergmann" },
  { id: "platin", company: "platin", firstName: "Jürgen", lastName: "Köhler" },
  { id: "gold", company: "gold", firstName: "Tomáš", lastName: "Dvořák" },
  { id: "silver", company: "silver", firstName: "Lucía", lastName: "Muñoz" },
  { id: "reg", company: "reg", firstName: "Hélène", lastName: "Lefèvre" },
  { id: "reg21", company: "reg21", firstName: "Paweł", lastName: "Wiśniewski" },
  { id: "disti", company: "disti", firstName: "Giulia", lastName: "Ferrari" },
  { id: "starter", company: "starter", firstName: "Lukas", lastName: "Egger", days: 30 },
  { id: "customer", company: "customer", firstName: "Zuzana", lastName: "Kováčová" },
  { id: "business", company: "business", firstName: "Oliver", lastName: "Whitmore" },
  { id: "staff", company: "staff", firstName: "Martina", lastName: "Pichler" },
  {
    id: "employee",
    company: "gold",
    firstName: "Eliška",
    lastName: "Nováková",
    rights: ["tickets", "trainings"],
  },
  {
    id: "office",
    company: "gold",
    firstName: "Jana",
    lastName: "Svobodová",
    rights: ["webshop_orders", "view_invoices", "manage_employees"],
  },
  {
    id: "technician",
    company: "gold",
    firstName: "Petr",
    lastName: "Černý",
    rights: ["manage_products", "tickets", "trainings"],
  },
  {
    id: "former",
    company: "gold",
    firstName: "Karel",
    lastName: "Beneš",
    rights: ["webshop_orders"],
    deactivated: true,
  },
  {
    id: "invited",
    company: "gold",
    firstName: "Lenka",
    lastName: "Horáková",
    rights: ["trainings"],
    unactivated: true,
  },
  { id: "applicant", company: "applicant", firstName: "Barbara", lastName: "Lindner" },
  { id: "declined", company: "declined", firstName: "Andreas", lastName: "Winkler" },
  { id: "swiss", company: "swiss", firstName: "Reto", lastName: "Brunner" },
  { id: "deactivated", company: "deactivated", firstName: "Heinz", lastName: "Altmann" },
  { id: "unactivated", company: "unactivated", firstName: "Sophie", lastName: "Neuhaus", unactivated: true },
];
