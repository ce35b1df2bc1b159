import czechAdvantages from "../../locales/cscz/advantages.json" with { type: "json" };
import czechCsv from "../../locales/cscz/csv.json" with { type: "json" };
import czechLimitedAvailability from "../../locales/cscz/limited-availability.json" with { type: "json" };
import czechOrders from "../../locales/cscz/orders.json" with { type: "json" };
import czechProducts from "../../locales/cscz/products.json" with { type: "json" };
import czechReferences from "../../locales/cscz/references.json" with { type: "json" };
import czechSettings from "../../locales/cscz/settings.json" with { type: "json" };
import czechSupport from "../../locales/cscz/support.json" with { type: "json" };
import czechTickets from "../../locales/cscz/tickets.json" with { type: "json" };
import czechTrainings from "../../locales/cscz/trainings.json" with { type: "json" };
import germanAdvantages from "../../locales/dede/advantages.json" with { type: "json" };
import germanCsv from "../../locales/dede/csv.json" with { type: "json" };
import germanLimitedAvailability from "../../locales/dede/limited-availability.json" with { type: "json" };
import germanOrders from "../../locales/dede/orders.json" with { type: "json" };
import germanProducts from "../../locales/dede/products.json" with { type: "json" };
import germanReferences from "../../locales/dede/references.json" with { type: "json" };
import germanSettings from "../../locales/dede/settings.json" with { type: "json" };
import germanSupport from "../../locales/dede/support.json" with { type: "json" };
import germanTickets from "../../locales/dede/tickets.json" with { type: "json" };
import germanTrainings from "../../locales/dede/trainings.json" with { type: "json" };
import spanishAdvantages from "../../locales/eses/advantages.json" with { type: "json" };
import spanishCsv from "../../locales/eses/csv.json" with { type: "json" };
import spanishLimitedAvailability from "../../locales/eses/limited-availability.json" with { type: "json" };
import spanishOrders from "../../locales/eses/orders.json" with { type: "json" };
import spanishProducts from "../../locales/eses/products.json" with { type: "json" };
import spanishReferences from "../../locales/eses/references.json" with { type: "json" };
import spanishSettings from "../../locales/eses/settings.json" with { type: "json" };
import spanishSupport from "../../locales/eses/support.json" with { type: "json" };
import spanishTickets from "../../locales/eses/tickets.json" with { type: "json" };
import spanishTrainings from "../../locales/eses/trainings.json" with { type: "json" };
import frenchAdvantages from "../../locales/frfr/advantages.json" with { type: "json" };
import frenchCsv from "../../locales/frfr/csv.json" with { type: "json" };
import frenchLimitedAvailability from "../../locales/frfr/limited-availability.json" with { type: "json" };
import frenchOrders from "../../locales/frfr/orders.json" with { type: "json" };
import frenchProducts from "../../locales/frfr/products.json" with { type: "json" };
import frenchReferences from "../../locales/frfr/references.json" with { type: "json" };
import frenchSettings from "../../locales/frfr/settings.json" with { type: "json" };
import frenchSupport from "../../locales/frfr/support.json" with { type: "json" };
import frenchTickets from "../../locales/frfr/tickets.json" with { type: "json" };
import frenchTrainings from "../../locales/frfr/trainings.json" with { type: "json" };
import englishAdvantages from "../../locales/int/advantages.json" with { type: "json" };
import englishCsv from "../../locales/int/csv.json" with { type: "json" };
import englishLimitedAvailability from "../../locales/int/limited-availability.json" with { type: "json" };
import englishOrders from "../../locales/int/orders.json" with { type: "json" };
import englishProducts from "../../locales/int/products.json" with { type: "json" };
import englishReferences from "../../locales/int/references.json" with { type: "json" };
import englishSettings from "../../locales/int/settings.json" with { type: "json" };
import englishSupport from "../../locales/int/support.json" with { type: "json" };
import englishTickets from "../../locales/int/tickets.json" with { type: "json" };
import englishTrainings from "../../locales/int/trainings.json" with { type: "json" };
import type { Language } from "./language.ts";

const english = {
  ...englishAdvantages,
  ...englishCsv,
  ...englishLimitedAvailability,
  ...englishOrders,
  ...englishProducts,
  ...englishReferences,
  ...englishSettings,
  ...englishSupport,
  ...englishTickets,
  ...englishTrainings,
};

/** A key of the portal's texts that the server names. */
export type PortalWord = keyof typeof english;

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: english,
  de: {
    ...germanAdvantages,
    ...germanCsv,
    ...germanLimitedAvailability,
    ...germanOrders,
    ...germanProducts,
    ...germanReferences,
    ...germanSettings,
    ...germanSupport,
    ...germanTickets,
    ...germanTrainings,
  },
  fr: {
    ...frenchAdvantages,
    ...frenchCsv,
    ...frenchLimitedAvailability,
    ...frenchOrders,
    ...frenchProducts,
    ...frenchReferences,
    ...frenchSettings,
    ...frenchSupport,
    ...frenchTickets,
    ...frenchTrainings,
  },
  cs: {
    ...czechAdvantages,
    ...czechCsv,
    ...czechLimitedAvailability,
    ...czechOrders,
    ...czechProducts,
    ...czechReferences,
    ...czechSettings,
    ...czechSupport,
    ...czechTickets,
    ...czechTrainings,
  },
  es: {
    ...spanishAdvantages,
    ...spanishCsv,
    ...spanishLimitedAvailability,
    ...spanishOrders,
    ...spanishProducts,
    ...spanishReferences,
    ...spanishSettings,
    ...spanishSupport,
    ...spanishTickets,
    ...spanishTrainings,
  },
};

/** A text of the portal's screens, for what documents, files and e-mails name as the screens do; undefined if there is none. */
export const portalWord = (language: Language, key: string): string | undefined => words[language][key];
