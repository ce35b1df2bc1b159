import type { Picture } from "../pictures/picture.ts";
import { weekdays, type OpeningSpan, type SpecialDay, type Weekday } from "./opening-hours.ts";
import { publicLanguages, type PublicLanguage } from "../shell/public-language.ts";
import type { SiteText, Website } from "./website.ts";

/** The fields that hold one line, in the order of the editor. */
export const lineFields = [
  "companyName",
  "street",
  "street2",
  "zip",
  "city",
  "country",
  "phone",
  "email",
] as const satisfies readonly (keyof Website)[];
export type LineField = (typeof lineFields)[number];

export type DescriptionField = `description.${PublicLanguage}`;
export type ImprintField = `imprint.${PublicLanguage}`;

/** A website as the fields of its editor: each is checked, compared and merged by itself. Texts of a language that was removed stay until the page is left. */
export type WebsiteValues = Readonly<Record<LineField | "slug" | DescriptionField | ImprintField, string>> &
  Readonly<Record<Weekday, readonly OpeningSpan[]>> & {
    readonly languages: readonly PublicLanguage[];
    readonly special: readonly SpecialDay[];
    readonly header: readonly Picture[];
    readonly logo: readonly Picture[];
    readonly gallery: readonly Picture[];
    readonly links: readonly string[];
    /** The draft's revision. */
    readonly version: number;
  };
export type WebsiteField = Exclude<keyof WebsiteValues, "version">;

export const descriptionOf = (language: PublicLanguage): DescriptionField => `description.${language}`;
export const imprintOf = (language: PublicLanguage): ImprintField => `imprint.${language}`;

const textFields: readonly (DescriptionField | ImprintField)[] = publicLanguages.flatMap((language) => [
  descriptionOf(language),
  imprintOf(language),
]);

/** The sections of the editor and their fields, in the order of the screen. */
const sectionFields = {
  contact: lineFields,
  texts: ["languages", ...textFields],
  hours: [...weekdays, "special"],
  pictures: ["header", "logo", "gallery"],
  links: ["links"],
  address: ["slug"],
} as const satisfies Readonly<Record<string, readonly WebsiteField[]>>;
type WebsiteSection = keyof typeof sectionFields;
const websiteSections = Object.keys(sectionFields) as readonly WebsiteSection[];

export const websiteFields: readonly WebsiteField[] = websiteSections.flatMap(
  (section): readonly WebsiteField[] => sectionFields[section],
);

/** The section in which a field is. */
export const sectionOf = (field: WebsiteField): WebsiteSection =>
  websiteSections.find((section) => sectionFields[section].some((own: WebsiteField) => own === field)) ??
  "contact";

const listOf = (picture: Picture | null): readonly Picture[] => (picture === null ? [] : [picture]);

/** The fields of a website. */
export const valuesOf = (website: Website, version: number): WebsiteValues => {
  const { texts, hours, header, logo, gallery, links, slug } = website;
  const textOf = (language: PublicLanguage): Omit<SiteText, "language"> =>
    texts.find((text) => text.language === language) ?? { description: "", imprint: "" };
  return {
    ...(Object.fromEntries(lineFields.map((field) => [field, website[field]])) as Record<LineField, string>),
    ...(Object.fromEntries(
      publicLanguages.flatMap((language) => [
        [descriptionOf(language), textOf(language).description],
        [imprintOf(language), textOf(language).imprint],
      ]),
    ) as Record<DescriptionField | ImprintField, string>),
    ...hours.week,
    languages: texts.map(({ language }) => language),
    special: hours.special,
    header: listOf(header),
    logo: listOf(logo),
    gallery,
    links,
    slug,
    version,
  };
};

/** The website that the fields describe. */
export const websiteOf = (values: WebsiteValues): Website => ({
  slug: values.slug,
  companyName: values.companyName,
  street: values.street,
  street2: values.street2,
  zip: values.zip,
  city: values.city,
  country: values.country,
  phone: values.phone,
  email: values.email,
  texts: values.languages.map((language) => ({
    language,
    description: values[descriptionOf(language)],
    imprint: values[imprintOf(language)],
  })),
  hours: {
    week: {
      monday: values.monday,
      tuesday: values.tuesday,
      wednesday: values.wednesday,
      thursday: values.thursday,
      friday: values.friday,
      saturday: values.saturday,
      sunday: values.sunday,
    },
    special: values.special,
  },
  header: values.header[0] ?? null,
  logo: values.logo[0] ?? null,
  gallery: values.gallery,
  links: values.links,
});
