import { weekdays, type OpeningSpan, type Weekday } from "../../../domain/website/opening-hours.ts";
import { publicLanguages, type PublicLanguage } from "../../../domain/shell/public-language.ts";
import {
  lineFields,
  type LineField,
  type WebsiteField,
  type WebsiteValues,
} from "../../../domain/website/website-form.ts";
import { websiteRefusals } from "../../../domain/website/website.refusals.ts";
import { siteProblems } from "../../../domain/website/website-rules.ts";
import type { Picture } from "../../../domain/pictures/picture.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { countryName } from "../../i18n/country-name.ts";

/** The error text of a field, with how to correct it (business §5). */
export const websiteProblemText = (t: Text, code: string | undefined): string | undefined => {
  const own = siteProblems.find((known) => known === code);
  return own === undefined ? problemText(t, code, websiteRefusals) : t(`website.problem.${own}`);
};

/** Some languages write these names small; as headings and labels they begin a line. */
const capitalised = (tag: string, name: string): string =>
  name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);

/** A language's name in the reader's language. */
export const languageName = (tag: string, language: PublicLanguage): string =>
  capitalised(tag, new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language);

// The first of January 2024 is a Monday.
const dayOfWeek = (weekday: Weekday): Date => new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)));

/** A weekday's name in the reader's language. */
export const weekdayName = (tag: string, weekday: Weekday): string =>
  capitalised(
    tag,
    new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" }).format(dayOfWeek(weekday)),
  );

/** The day of a date such as `2026-12-24`; what is no date yet stays as it is. */
export const dateName = (tag: string, date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
    ? new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(date))
    : date;

const isLine = (field: WebsiteField): field is LineField => lineFields.some((line) => line === field);
const isWeekday = (field: WebsiteField): field is Weekday => weekdays.some((day) => day === field);

const pictureFields = ["header", "logo", "gallery"] as const;

/** True for a field that holds pictures. */
export const isPictureField = (field: WebsiteField): field is (typeof pictureFields)[number] =>
  pictureFields.some((known) => known === field);

const otherFields = ["languages", "special", ...pictureFields, "links", "slug"] as const;
type OtherField = (typeof otherFields)[number];
const isOther = (field: WebsiteField): field is OtherField => otherFields.some((other) => other === field);

const languageOf = (field: string): PublicLanguage =>
  publicLanguages.find((language) => field.endsWith(`.${language}`)) ?? "en";

/** The name of a field, where it stands without its section. */
export const fieldName = (t: Text, tag: string, field: WebsiteField): string => {
  if (isLine(field)) return field === "email" ? t("settings.email") : t(`settings.field.${field}`);
  if (isWeekday(field)) return weekdayName(tag, field);
  if (isOther(field)) return t(`website.field.${field}`);
  const language = languageName(tag, languageOf(field));
  return t(field.startsWith("description") ? "website.description.in" : "website.imprint.in", { language });
};

const spansText = (t: Text, spans: readonly OpeningSpan[]): string =>
  spans.length === 0 ? t("website.closed") : spans.map(({ from, to }) => `${from}–${to}`).join(", ");

/** What is said of pictures, a line each. */
export const picturesText = (t: Text, pictures: readonly Picture[]): string =>
  pictures
    .map(({ description, copyright, crop, width, height }) => {
      const { width: wide, height: high } = crop ?? { width, height };
      const captions = [description, copyright].filter((text) => text !== "").join(", ");
      return t("website.picture", { captions, width: wide, height: high });
    })
    .join("\n");

const otherText: Readonly<Record<OtherField, (t: Text, tag: string, values: WebsiteValues) => string>> = {
  languages: (_t, tag, { languages }) => languages.map((language) => languageName(tag, language)).join(", "),
  special: (t, tag, { special }) =>
    special.map(({ date, spans }) => `${dateName(tag, date)}: ${spansText(t, spans)}`).join("\n"),
  header: (t, _tag, { header }) => picturesText(t, header),
  logo: (t, _tag, { logo }) => picturesText(t, logo),
  gallery: (t, _tag, { gallery }) => picturesText(t, gallery),
  links: (_t, _tag, { links }) => links.join("\n"),
  slug: (_t, _tag, { slug }) => slug,
};

/** The value of a field as text, to compare two of them. */
export const fieldText = (t: Text, tag: string, field: WebsiteField, values: WebsiteValues): string => {
  if (field === "country") return countryName(tag, values.country);
  if (isWeekday(field)) return spansText(t, values[field]);
  return isOther(field) ? otherText[field](t, tag, values) : values[field];
};
