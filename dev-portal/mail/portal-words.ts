import catalanAdvantages from "../../locales/caes/advantages.json" with { type: "json" };
import catalanCsv from "../../locales/caes/csv.json" with { type: "json" };
import catalanLimitedAvailability from "../../locales/caes/limited-availability.json" with { type: "json" };
import catalanOrderList from "../../locales/caes/order-list.json" with { type: "json" };
import catalanOrders from "../../locales/caes/orders.json" with { type: "json" };
import catalanProducts from "../../locales/caes/products.json" with { type: "json" };
import catalanReferences from "../../locales/caes/references.json" with { type: "json" };
import catalanSettings from "../../locales/caes/settings.json" with { type: "json" };
import catalanSupport from "../../locales/caes/support.json" with { type: "json" };
import catalanTickets from "../../locales/caes/tickets.json" with { type: "json" };
import catalanTrainings from "../../locales/caes/trainings.json" with { type: "json" };
import czechAdvantages from "../../locales/cscz/advantages.json" with { type: "json" };
import czechCsv from "../../locales/cscz/csv.json" with { type: "json" };
import czechLimitedAvailability from "../../locales/cscz/limited-availability.json" with { type: "json" };
import czechOrderList from "../../locales/cscz/order-list.json" with { type: "json" };
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
import germanOrderList from "../../locales/dede/order-list.json" with { type: "json" };
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
import spanishOrderList from "../../locales/eses/order-list.json" with { type: "json" };
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
import frenchOrderList from "../../locales/frfr/order-list.json" with { type: "json" };
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
import englishOrderList from "../../locales/int/order-list.json" with { type: "json" };
import englishOrders from "../../locales/int/orders.json" with { type: "json" };
import englishProducts from "../../locales/int/products.json" with { type: "json" };
import englishReferences from "../../locales/int/references.json" with { type: "json" };
import englishSettings from "../../locales/int/settings.json" with { type: "json" };
import englishSupport from "../../locales/int/support.json" with { type: "json" };
import englishTickets from "../../locales/int/tickets.json" with { type: "json" };
import englishTrainings from "../../locales/int/trainings.json" with { type: "json" };
import italianAdvantages from "../../locales/itit/advantages.json" with { type: "json" };
import italianCsv from "../../locales/itit/csv.json" with { type: "json" };
import italianLimitedAvailability from "../../locales/itit/limited-availability.json" with { type: "json" };
import italianOrderList from "../../locales/itit/order-list.json" with { type: "json" };
import italianOrders from "../../locales/itit/orders.json" with { type: "json" };
import italianProducts from "../../locales/itit/products.json" with { type: "json" };
import italianReferences from "../../locales/itit/references.json" with { type: "json" };
import italianSettings from "../../locales/itit/settings.json" with { type: "json" };
import italianSupport from "../../locales/itit/support.json" with { type: "json" };
import italianTickets from "../../locales/itit/tickets.json" with { type: "json" };
import italianTrainings from "../../locales/itit/trainings.json" with { type: "json" };
import dutchAdvantages from "../../locales/nlnl/advantages.json" with { type: "json" };
import dutchCsv from "../../locales/nlnl/csv.json" with { type: "json" };
import dutchLimitedAvailability from "../../locales/nlnl/limited-availability.json" with { type: "json" };
import dutchOrderList from "../../locales/nlnl/order-list.json" with { type: "json" };
import dutchOrders from "../../locales/nlnl/orders.json" with { type: "json" };
import dutchProducts from "../../locales/nlnl/products.json" with { type: "json" };
import dutchReferences from "../../locales/nlnl/references.json" with { type: "json" };
import dutchSettings from "../../locales/nlnl/settings.json" with { type: "json" };
import dutchSupport from "../../locales/nlnl/support.json" with { type: "json" };
import dutchTickets from "../../locales/nlnl/tickets.json" with { type: "json" };
import dutchTrainings from "../../locales/nlnl/trainings.json" with { type: "json" };
import polishAdvantages from "../../locales/plpl/advantages.json" with { type: "json" };
import polishCsv from "../../locales/plpl/csv.json" with { type: "json" };
import polishLimitedAvailability from "../../locales/plpl/limited-availability.json" with { type: "json" };
import polishOrderList from "../../locales/plpl/order-list.json" with { type: "json" };
import polishOrders from "../../locales/plpl/orders.json" with { type: "json" };
import polishProducts from "../../locales/plpl/products.json" with { type: "json" };
import polishReferences from "../../locales/plpl/references.json" with { type: "json" };
import polishSettings from "../../locales/plpl/settings.json" with { type: "json" };
import polishSupport from "../../locales/plpl/support.json" with { type: "json" };
import polishTickets from "../../locales/plpl/tickets.json" with { type: "json" };
import polishTrainings from "../../locales/plpl/trainings.json" with { type: "json" };
import slovakAdvantages from "../../locales/sksk/advantages.json" with { type: "json" };
import slovakCsv from "../../locales/sksk/csv.json" with { type: "json" };
import slovakLimitedAvailability from "../../locales/sksk/limited-availability.json" with { type: "json" };
import slovakOrderList from "../../locales/sksk/order-list.json" with { type: "json" };
import slovakOrders from "../../locales/sksk/orders.json" with { type: "json" };
import slovakProducts from "../../locales/sksk/products.json" with { type: "json" };
import slovakReferences from "../../locales/sksk/references.json" with { type: "json" };
import slovakSettings from "../../locales/sksk/settings.json" with { type: "json" };
import slovakSupport from "../../locales/sksk/support.json" with { type: "json" };
import slovakTickets from "../../locales/sksk/tickets.json" with { type: "json" };
import slovakTrainings from "../../locales/sksk/trainings.json" with { type: "json" };
import turkishAdvantages from "../../locales/trtr/advantages.json" with { type: "json" };
import turkishCsv from "../../locales/trtr/csv.json" with { type: "json" };
import turkishLimitedAvailability from "../../locales/trtr/limited-availability.json" with { type: "json" };
import turkishOrderList from "../../locales/trtr/order-list.json" with { type: "json" };
import turkishOrders from "../../locales/trtr/orders.json" with { type: "json" };
import turkishProducts from "../../locales/trtr/products.json" with { type: "json" };
import turkishReferences from "../../locales/trtr/references.json" with { type: "json" };
import turkishSettings from "../../locales/trtr/settings.json" with { type: "json" };
import turkishSupport from "../../locales/trtr/support.json" with { type: "json" };
import turkishTickets from "../../locales/trtr/tickets.json" with { type: "json" };
import turkishTrainings from "../../locales/trtr/trainings.json" with { type: "json" };
import type { Language } from "./language.ts";

const english = {
  ...englishAdvantages,
  ...englishCsv,
  ...englishLimitedAvailability,
  ...englishOrderList,
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

/** Every language has every key: a file that is missing here is a type error. */
const words: Readonly<Record<Language, Readonly<Record<PortalWord, string>>>> = {
  en: english,
  de: {
    ...germanAdvantages,
    ...germanCsv,
    ...germanLimitedAvailability,
    ...germanOrderList,
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
    ...frenchOrderList,
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
    ...czechOrderList,
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
    ...spanishOrderList,
    ...spanishOrders,
    ...spanishProducts,
    ...spanishReferences,
    ...spanishSettings,
    ...spanishSupport,
    ...spanishTickets,
    ...spanishTrainings,
  },
  nl: {
    ...dutchAdvantages,
    ...dutchCsv,
    ...dutchLimitedAvailability,
    ...dutchOrderList,
    ...dutchOrders,
    ...dutchProducts,
    ...dutchReferences,
    ...dutchSettings,
    ...dutchSupport,
    ...dutchTickets,
    ...dutchTrainings,
  },
  it: {
    ...italianAdvantages,
    ...italianCsv,
    ...italianLimitedAvailability,
    ...italianOrderList,
    ...italianOrders,
    ...italianProducts,
    ...italianReferences,
    ...italianSettings,
    ...italianSupport,
    ...italianTickets,
    ...italianTrainings,
  },
  pl: {
    ...polishAdvantages,
    ...polishCsv,
    ...polishLimitedAvailability,
    ...polishOrderList,
    ...polishOrders,
    ...polishProducts,
    ...polishReferences,
    ...polishSettings,
    ...polishSupport,
    ...polishTickets,
    ...polishTrainings,
  },
  sk: {
    ...slovakAdvantages,
    ...slovakCsv,
    ...slovakLimitedAvailability,
    ...slovakOrderList,
    ...slovakOrders,
    ...slovakProducts,
    ...slovakReferences,
    ...slovakSettings,
    ...slovakSupport,
    ...slovakTickets,
    ...slovakTrainings,
  },
  tr: {
    ...turkishAdvantages,
    ...turkishCsv,
    ...turkishLimitedAvailability,
    ...turkishOrderList,
    ...turkishOrders,
    ...turkishProducts,
    ...turkishReferences,
    ...turkishSettings,
    ...turkishSupport,
    ...turkishTickets,
    ...turkishTrainings,
  },
  ca: {
    ...catalanAdvantages,
    ...catalanCsv,
    ...catalanLimitedAvailability,
    ...catalanOrderList,
    ...catalanOrders,
    ...catalanProducts,
    ...catalanReferences,
    ...catalanSettings,
    ...catalanSupport,
    ...catalanTickets,
    ...catalanTrainings,
  },
};

/** A text of the portal's screens, for what documents, files and e-mails name as the screens do; undefined if there is none. */
export const portalWord = (language: Language, key: string): string | undefined => {
  const texts: Readonly<Record<string, string>> = words[language];
  return texts[key];
};
