import { catalogueOf, languageTag, type Catalogue, type Locale } from "../../domain/shell/locale.ts";
import type { Text, TextKey } from "./catalogue.ts";

/** The texts of one file, by key. */
export type Texts = Readonly<Record<string, string>>;

type Values = Parameters<Text>[1];

const placeholder = /\{\{(\w+)\}\}/g;

/** A text with its values in place of `{{name}}`; a value that is not given leaves nothing. */
const withValues = (text: string, values: Values = {}): string =>
  text.includes("{{") ? text.replaceAll(placeholder, (_, name: string) => String(values[name] ?? "")) : text;

/** The texts that were added for a catalogue. */
const createCatalogue = (tag: string) => {
  const texts = new Map<string, string>();
  let rules: Intl.PluralRules | undefined;
  /** The text of a key; with a number as `count`, the plural form that the language has for it. */
  const find = (key: string, count: string | number | undefined): string | undefined => {
    if (typeof count !== "number") return texts.get(key);
    rules ??= new Intl.PluralRules(tag);
    return texts.get(`${key}_${rules.select(count)}`) ?? texts.get(key);
  };
  return { texts, find };
};

/** The texts of all languages that were added, and the language that is displayed; it loads nothing itself. */
export const createI18n = () => {
  const catalogues = new Map<Catalogue, ReturnType<typeof createCatalogue>>();
  const listeners = new Set<() => void>();
  /** True if a text was asked for that its catalogue does not have yet. */
  let lacking = false;

  const of = (catalogue: Catalogue) => {
    const made = catalogues.get(catalogue) ?? createCatalogue(languageTag(catalogue));
    catalogues.set(catalogue, made);
    return made;
  };

  /** The texts of a locale, whatever is displayed: those of `int` stand in for missing ones, and the key for both. */
  const textIn = (locale: Locale): Text => {
    const [own, standIn] = [of(catalogueOf(locale)), of("int")];
    return (key, values) => {
      const found = own.find(key, values?.["count"]);
      if (found === undefined) lacking = true;
      return withValues(found ?? standIn.find(key, values?.["count"]) ?? key, values);
    };
  };

  let shown: Catalogue = "int";
  let text = textIn(shown);

  /** Views compare the function: another one makes them render again. */
  const changed = (): void => {
    lacking = false;
    text = textIn(shown);
    for (const hear of listeners) hear();
  };

  return {
    /** Adds a file's texts to the catalogue of a locale. Views render again only if they lacked a text. */
    add: (locale: Locale, texts: Texts): void => {
      const added = of(catalogueOf(locale)).texts;
      for (const [key, words] of Object.entries(texts)) added.set(key, words);
      if (lacking) changed();
    },
    /** Changes the displayed language to that of a locale, whose texts must have been added. */
    show: (locale: Locale): void => {
      if (shown === catalogueOf(locale)) return;
      shown = catalogueOf(locale);
      changed();
    },
    /** The texts of the displayed language: another function after each change. */
    text: (): Text => text,
    textIn,
    /** The keys of the texts that were added for a locale. */
    keysOf: (locale: Locale): readonly TextKey[] => [...of(catalogueOf(locale)).texts.keys()] as TextKey[],
    /** Calls `hear` after each change until the returned function is called. */
    subscribe: (hear: () => void): (() => void) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
};

export type I18n = ReturnType<typeof createI18n>;
