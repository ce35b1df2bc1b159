import { everybody } from "../areas/messages/audience.ts";
import { shellTexts, type ShellTexts } from "./texts/shell-texts.ts";

/** The dashboard's content besides the figures, as rows. */
export interface DemoShell {
  readonly banners: readonly object[];
  readonly hotlinks: readonly object[];
  readonly contacts: readonly object[];
}

interface Entry {
  readonly audience: readonly string[];
}

const site = "https://www.homeautomation.example";

const rowsOf = (catalogue: string, entries: readonly Entry[]): readonly object[] =>
  entries.map((entry, position) => ({ id: `${catalogue}-${position + 1}`, catalogue, position, ...entry }));

const partners = ["partner", "ma"];

const bannersOf = ({ language, partnerBanner, flexBanner, customerBanner }: ShellTexts) => [
  {
    audience: partners,
    title: partnerBanner[0],
    body: partnerBanner[1],
    href: `${site}/${language}/partner-awards/`,
  },
  {
    audience: partners,
    title: flexBanner[0],
    body: flexBanner[1],
    href: `https://shop.homeautomation.example/${language}/touch-pure-flex/`,
  },
  {
    audience: ["endcustomer"],
    title: customerBanner[0],
    body: customerBanner[1],
    href: `https://library.homeautomation.example/${language}/`,
  },
];

const hotlinksOf = ({ language, hotlinks }: ShellTexts) => [
  { audience: [everybody], label: hotlinks.documentation, href: `${site}/${language}/support/` },
  {
    audience: [everybody],
    label: hotlinks.library,
    href: `https://library.homeautomation.example/${language}/`,
  },
  { audience: partners, label: hotlinks.configurator, href: `${site}/${language}/configurator/` },
  {
    audience: partners,
    label: hotlinks.academy,
    href: `https://academy.homeautomation.example/${language}/`,
  },
];

const contactsOf = ({ language, contacts }: ShellTexts) => [
  {
    audience: ["partner"],
    name: contacts.coach[0],
    role: contacts.coach[1],
    phone: contacts.coach[2],
    email: `coach-${language}@homeautomation.example`,
  },
  {
    audience: ["partner"],
    name: contacts.sales[0],
    role: contacts.sales[1],
    phone: contacts.sales[2],
    email: `sales-${language}@homeautomation.example`,
  },
  {
    audience: [everybody],
    name: contacts.hotline[0],
    role: contacts.hotline[1],
    phone: contacts.hotline[2],
    email: "support@homeautomation.example",
  },
];

/** Banners, hotlinks and contacts in every language with texts. */
export const makeShell = (): DemoShell => {
  const all = Object.entries(shellTexts);
  return {
    banners: all.flatMap(([catalogue, texts]) => rowsOf(catalogue, bannersOf(texts))),
    hotlinks: all.flatMap(([catalogue, texts]) => rowsOf(catalogue, hotlinksOf(texts))),
    contacts: all.flatMap(([catalogue, texts]) => rowsOf(catalogue, contactsOf(texts))),
  };
};
