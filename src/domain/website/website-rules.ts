import { isBlank } from "../kit/blank.ts";
import type { FieldCode, FieldFault } from "../kit/field-problems.ts";
import {
  cityProblem,
  companyNameProblem,
  emailProblem,
  normalEmail,
  normalPhone,
  phoneProblem,
  street2Problem,
  streetProblem,
  zipProblem,
} from "../kit/field-rules.ts";
import { partsOfProblem } from "../kit/found-problem.ts";
import type { Picture } from "../pictures/picture.ts";
import {
  shownSpans,
  spanProblem,
  specialDayProblem,
  spanProblems,
  specialDayProblems,
  weekdays,
  type OpeningSpan,
  type SpecialDay,
} from "./opening-hours.ts";
import { normalSlug, slugProblem, slugProblems } from "./slug.ts";
import { linkProblem, linkProblems, readLink } from "./social-network.ts";
import { publicLanguages } from "../shell/public-language.ts";
import {
  descriptionOf,
  imprintOf,
  websiteFields,
  type LineField,
  type WebsiteField,
  type WebsiteValues,
} from "./website-form.ts";
import type { SiteText, Website } from "./website.ts";

/** What keeps a website from being published, besides what every address has (business §5). */
export const siteProblems = [
  ...slugProblems,
  "LANGUAGE_EMPTY",
  "DESCRIPTION_EMPTY",
  "IMPRINT_EMPTY",
  "PICTURE_DESCRIPTION_EMPTY",
  "PICTURE_COPYRIGHT_EMPTY",
  ...spanProblems,
  ...specialDayProblems,
  ...linkProblems,
] as const;
export type SiteProblem = (typeof siteProblems)[number];

/** The code of a field's problem; the browser has a text for each. */
export type WebsiteProblem = SiteProblem | FieldCode;
/** What the rule of a field finds. */
type WebsiteFault = SiteProblem | FieldFault;

type Rule = (values: WebsiteValues) => WebsiteFault | undefined;

const lineRules: Readonly<Record<LineField, Rule>> = {
  companyName: ({ companyName }) => companyNameProblem(companyName),
  street: ({ street }) => streetProblem(street),
  street2: ({ street2 }) => street2Problem(street2),
  zip: ({ zip }) => zipProblem(zip),
  city: ({ city }) => cityProblem(city),
  country: ({ country }) => {
    if (country === "") return "COUNTRY_EMPTY";
    return /^[A-Z]{2}$/.test(country) ? undefined : "COUNTRY_UNKNOWN";
  },
  phone: ({ phone }) => phoneProblem(phone),
  email: ({ email }) => emailProblem(email),
};

const textRules = Object.fromEntries(
  publicLanguages.flatMap((language): readonly (readonly [string, Rule])[] => {
    const [description, imprint] = [descriptionOf(language), imprintOf(language)];
    const rule =
      (field: typeof description | typeof imprint, empty: SiteProblem): Rule =>
      (values) =>
        values.languages.includes(language) && isBlank(values[field]) ? empty : undefined;
    return [
      [description, rule(description, "DESCRIPTION_EMPTY")],
      [imprint, rule(imprint, "IMPRINT_EMPTY")],
    ];
  }),
);

const firstOf = (
  items: readonly unknown[],
  problemOf: (index: number) => WebsiteFault | undefined,
): WebsiteFault | undefined =>
  items.map((_item, index) => problemOf(index)).find((problem) => problem !== undefined);

const spansProblem = (spans: readonly OpeningSpan[]): WebsiteFault | undefined =>
  firstOf(spans, (index) => spanProblem(spans, index));

const specialProblem = (special: readonly SpecialDay[]): WebsiteFault | undefined =>
  firstOf(special, (index) => specialDayProblem(special, index) ?? spansProblem(special[index]?.spans ?? []));

/** The texts that a picture needs before visitors see it. */
export const pictureProblem = (
  picture: Picture,
  part: "description" | "copyright",
): "PICTURE_DESCRIPTION_EMPTY" | "PICTURE_COPYRIGHT_EMPTY" | undefined => {
  if (!isBlank(picture[part])) return undefined;
  return part === "description" ? "PICTURE_DESCRIPTION_EMPTY" : "PICTURE_COPYRIGHT_EMPTY";
};

/** A gallery image says whose it is; of header image and logo it may. */
const picturesProblem = (
  pictures: readonly Picture[],
  parts: readonly ("description" | "copyright")[],
): WebsiteFault | undefined =>
  pictures
    .flatMap((picture) => parts.map((part) => pictureProblem(picture, part)))
    .find((problem) => problem !== undefined);

const rules = {
  ...lineRules,
  ...textRules,
  ...Object.fromEntries(weekdays.map((day) => [day, (values: WebsiteValues) => spansProblem(values[day])])),
  languages: ({ languages }) => (languages.length === 0 ? "LANGUAGE_EMPTY" : undefined),
  special: ({ special }) => specialProblem(special),
  header: ({ header }) => picturesProblem(header, ["description"]),
  logo: ({ logo }) => picturesProblem(logo, ["description"]),
  gallery: ({ gallery }) => picturesProblem(gallery, ["description", "copyright"]),
  links: ({ links }) => firstOf(links, (index) => linkProblem(links, index)),
  slug: ({ slug }) => slugProblem(slug),
} as Readonly<Record<WebsiteField, Rule>>;

/** What keeps a field from being published (business §5); undefined if nothing does. */
export const websiteProblem = (field: WebsiteField, values: WebsiteValues): WebsiteFault | undefined =>
  rules[field](values);

/** The first field that keeps a website from being published, and why. */
export const firstFault = (
  values: WebsiteValues,
): { readonly field: WebsiteField; readonly code: WebsiteProblem } | undefined => {
  for (const field of websiteFields) {
    const problem = websiteProblem(field, values);
    if (problem !== undefined) return { field, code: partsOfProblem(problem).code };
  }
  return undefined;
};

// Control characters but for line breaks and tabs; angle brackets are text, because nothing that a partner types becomes markup.
const unseenSigns = /[^\P{Cc}\n\r\t]/gu;
const cleaned = (text: string): string => text.replaceAll(unseenSigns, "").trim();

const trimmed = ({ language, description, imprint }: SiteText): SiteText => ({
  language,
  description: cleaned(description),
  imprint: cleaned(imprint),
});

const normalPicture = (picture: Picture): Picture => ({
  ...picture,
  description: cleaned(picture.description),
  copyright: cleaned(picture.copyright),
});

const normalLink = (typed: string): readonly string[] => {
  const link = readLink(typed);
  return "address" in link ? [link.address] : [];
};

/** What is published of a draft without faults: no blanks around texts, the normal form of phone, e-mail, slug and links, and spans in the order of the clock. */
export const normalWebsite = (website: Website): Website => {
  const { week, special } = website.hours;
  return {
    slug: normalSlug(website.slug),
    companyName: website.companyName.trim(),
    street: website.street.trim(),
    street2: website.street2.trim(),
    zip: website.zip.trim(),
    city: website.city.trim(),
    country: website.country,
    phone: normalPhone(website.phone),
    email: normalEmail(website.email),
    texts: website.texts.map(trimmed),
    hours: {
      week: {
        monday: shownSpans(week.monday),
        tuesday: shownSpans(week.tuesday),
        wednesday: shownSpans(week.wednesday),
        thursday: shownSpans(week.thursday),
        friday: shownSpans(week.friday),
        saturday: shownSpans(week.saturday),
        sunday: shownSpans(week.sunday),
      },
      special: special.map(({ date, spans }) => ({ date, spans: shownSpans(spans) })),
    },
    header: website.header === null ? null : normalPicture(website.header),
    logo: website.logo === null ? null : normalPicture(website.logo),
    gallery: website.gallery.map(normalPicture),
    links: website.links.flatMap(normalLink),
  };
};
