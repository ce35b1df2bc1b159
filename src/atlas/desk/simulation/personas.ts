import type { UserData } from "../../../domain/session/user.ts";

export const personas = ["gold", "employee", "customer", "starter", "staff", "nobody"] as const;
/** The user type that a timeline is shown for; sample people, no customer data. */
export type Persona = (typeof personas)[number];

const person = (persona: Persona, partnerStatus: string, more: Partial<UserData> = {}): UserData => ({
  account_name: "Nordlicht Elektro GmbH",
  account_debitor: "10003",
  firstname: "Robin",
  lastname: "Nord",
  account_nav_instance: "AT",
  contact_nav_instance: "AT",
  account_country: "AT",
  contact_country: "AT",
  partner_status: partnerStatus,
  reg_flex_enabled: false,
  account_key: `desk-${persona}`,
  ...more,
});

const people: Readonly<Record<Exclude<Persona, "nobody">, UserData>> = {
  gold: person("gold", "gold"),
  employee: person("employee", "gold", {
    firstname: "Kim",
    lastname: "Berg",
    rights: ["tickets", "trainings"],
  }),
  customer: person("customer", "private", {
    account_name: "Sascha Feld",
    account_debitor: "",
    firstname: "Sascha",
    lastname: "Feld",
  }),
  starter: person("starter", "reg neu", {
    account_name: "Neustart Haustechnik e.U.",
    account_debitor: "10008",
    firstname: "Toni",
    lastname: "Start",
  }),
  staff: person("staff", "ma", {
    account_name: "Home Automation Manufacturing GmbH",
    account_debitor: "",
    firstname: "Alex",
    lastname: "Werk",
  }),
};

/** The user of a timeline's second account. */
export const second: UserData = { ...people.customer, account_key: "desk-second" };

/** The user of a persona; undefined for `nobody`. */
export const personOf = (persona: Persona): UserData | undefined =>
  persona === "nobody" ? undefined : people[persona];
