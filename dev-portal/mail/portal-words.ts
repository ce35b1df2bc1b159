import czechOrders from "../../locales/cscz/orders.json" with { type: "json" };
import czechProducts from "../../locales/cscz/products.json" with { type: "json" };
import czechReferences from "../../locales/cscz/references.json" with { type: "json" };
import czechSettings from "../../locales/cscz/settings.json" with { type: "json" };
import germanOrders from "../../locales/dede/orders.json" with { type: "json" };
import germanProducts from "../../locales/dede/products.json" with { type: "json" };
import germanReferences from "../../locales/dede/references.json" with { type: "json" };
import germanSettings from "../../locales/dede/settings.json" with { type: "json" };
import spanishOrders from "../../locales/eses/orders.json" with { type: "json" };
import spanishProducts from "../../locales/eses/products.json" with { type: "json" };
import spanishReferences from "../../locales/eses/references.json" with { type: "json" };
import spanishSettings from "../../locales/eses/settings.json" with { type: "json" };
import frenchOrders from "../../locales/frfr/orders.json" with { type: "json" };
import frenchProducts from "../../locales/frfr/products.json" with { type: "json" };
import frenchReferences from "../../locales/frfr/references.json" with { type: "json" };
import frenchSettings from "../../locales/frfr/settings.json" with { type: "json" };
import englishOrders from "../../locales/int/orders.json" with { type: "json" };
import englishProducts from "../../locales/int/products.json" with { type: "json" };
import englishReferences from "../../locales/int/references.json" with { type: "json" };
import englishSettings from "../../locales/int/settings.json" with { type: "json" };
import type { Language } from "./language.ts";

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...englishOrders, ...englishProducts, ...englishReferences, ...englishSettings },
  de: { ...germanOrders, ...germanProducts, ...germanReferences, ...germanSettings },
  fr: { ...frenchOrders, ...frenchProducts, ...frenchReferences, ...frenchSettings },
  cs: { ...czechOrders, ...czechProducts, ...czechReferences, ...czechSettings },
  es: { ...spanishOrders, ...spanishProducts, ...spanishReferences, ...spanishSettings },
};

/** A text of the portal's screens, for what documents and e-mails name as the screens do; undefined if there is none. */
export const portalWord = (language: Language, key: string): string | undefined => words[language][key];
