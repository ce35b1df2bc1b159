import { expect, test } from "vitest";
import { catalogueOf, catalogues, languageTag, locales, type Locale } from "../../src/domain/shell/locale.ts";
import { localeNames } from "../../src/ui/shell/frame/locale-names.ts";

const languageOf = (locale: Locale): string => new Intl.Locale(languageTag(locale)).language;
const hasCatalogue = (locale: Locale): boolean => catalogueOf(locale) === locale;

/** A language in itself, with a capital, and with the region of a locale without a catalogue or of a language with several. */
const nameInItself = (locale: Locale): string => {
  const tag = languageTag(locale);
  const several = catalogues.filter((other) => languageOf(other) === languageOf(locale)).length > 1;
  const named = hasCatalogue(locale) && !several ? languageOf(locale) : tag;
  const name =
    new Intl.DisplayNames(tag, {
      type: "language",
      languageDisplay: "standard",
      style: hasCatalogue(locale) ? "short" : "long",
    }).of(named) ?? "";
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
};

// `Intl` calls the region of `en-001` "world".
test.each(locales.filter((locale) => locale !== "int"))(
  "%s is called as Intl.DisplayNames calls it",
  (locale) => expect(localeNames[locale]).toBe(nameInItself(locale)),
);
