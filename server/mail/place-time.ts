import { catalogueOf, isLocale, languageTag } from "../../src/domain/shell/locale.ts";

/** Writes moments in the recipient's language, as they are at a place, whose time zone is named. */
export const placeTime = (locale: string, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languageTag(isLocale(locale) ? catalogueOf(locale) : "int"), {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
