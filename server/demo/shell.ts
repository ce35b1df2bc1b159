import { everybody } from "../areas/messages/audience.ts";
import { shellTexts, type ShellTexts } from "./texts/shell-texts.ts";

/** The dashboard's links and contacts, as rows. */
export interface DemoShell {
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

const bannerTexts = (
  of: (texts: ShellTexts) => readonly [title: string, text: string],
  href: (language: string) => string,
) =>
  Object.fromEntries(
    Object.entries(shellTexts).map(([catalogue, texts]) => {
      const [title, text] = of(texts);
      return [catalogue, { title, text, href: href(texts.language) }];
    }),
  );

/** The dashboard's banners, as the content that people keep. */
export const demoBanners: readonly object[] = [
  {
    id: "partner-awards",
    position: 0,
    audience: partners,
    texts: bannerTexts(
      (texts) => texts.partnerBanner,
      (language) => `${site}/${language}/partner-awards/`,
    ),
  },
  {
    id: "touch-pure-flex",
    position: 1,
    audience: partners,
    texts: bannerTexts(
      (texts) => texts.flexBanner,
      (language) => `https://shop.homeautomation.example/${language}/touch-pure-flex/`,
    ),
  },
  {
    id: "library",
    position: 2,
    audience: ["endcustomer"],
    texts: bannerTexts(
      (texts) => texts.customerBanner,
      (language) => `https://library.homeautomation.example/${language}/`,
    ),
  },
];

/** Hotlinks and contacts in every language with texts. */
export const makeShell = (): DemoShell => {
  const all = Object.entries(shellTexts);
  return {
    hotlinks: all.flatMap(([catalogue, texts]) => rowsOf(catalogue, hotlinksOf(texts))),
    contacts: all.flatMap(([catalogue, texts]) => rowsOf(catalogue, contactsOf(texts))),
  };
};
