import type { TextKey } from "../../src/domain/kit/text-key.ts";
import { catalogueOf, catalogueOfLanguage, isLocale, type Catalogue } from "../../src/domain/shell/locale.ts";
import { createI18n, type Texts } from "../../src/ui/i18n/i18n.ts";
import type { Language } from "./language.ts";
import type { ServerTextKey } from "./text-key.ts";
import type { ValuesOf } from "./text-values.ts";

const ofServer = import.meta.glob<Texts>(["../../locales/*/server-*.json", "!../../locales/notes/*.json"], {
  import: "default",
  eager: true,
});

/** The texts of the screens that the server uses too. Those of its British and American readers are in the words of `int`. */
const ofScreens = import.meta.glob<Texts>(
  [
    "../../locales/*/{advantages,csv,limited-availability,order-list,orders,products,references,settings,support,tickets,trainings}.json",
    "!../../locales/{enen,enus,notes}/*.json",
  ],
  { import: "default", eager: true },
);

const files = Object.entries({ ...ofServer, ...ofScreens });
const i18n = createI18n();
const added = new Set<Catalogue>();

/** Adds a catalogue's texts when the first of them is asked for: all catalogues would keep the start waiting. */
const add = (catalogue: Catalogue): void => {
  if (added.has(catalogue)) return;
  added.add(catalogue);
  const texts = files.filter(([path]) => path.includes(`/${catalogue}/`)).map(([, own]) => own);
  i18n.add(catalogue, Object.assign({}, ...texts) as Texts);
};

/** The texts of a locale; English for an unknown one. */
const textIn = (locale: string) => {
  const known = isLocale(locale) ? locale : "int";
  add("int");
  add(catalogueOf(known));
  return i18n.textIn(known);
};

/** Returns the text of a key in one language, with its values inserted. */
export type ServerText = <Key extends ServerTextKey>(key: Key, ...values: ValuesOf<Key>) => string;

/** The texts of a person's locale; English for an unknown one. */
export const textsFor = (locale: string): ServerText => textIn(locale) as ServerText;

/** The texts of a language, for pages whose reader's region is not known. */
export const textsIn = (language: Language): ServerText => textsFor(catalogueOfLanguage[language]);

/** The text of a key that a code makes, the server's or one of the screens; undefined for a code that has none. */
export const textOfCode = (locale: string, key: string): string | undefined => {
  const text = textIn(locale)(key as TextKey);
  return text === key ? undefined : text;
};
