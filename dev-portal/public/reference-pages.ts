import { publicReferencePath, PUBLIC_REFERENCES_PATH } from "../../src/domain/references/public-path.ts";
import {
  applicationAreas,
  referenceTypes,
  type ReferenceContent,
  type ReferenceField,
} from "../../src/domain/references/reference.ts";
import type { PublicFilter, PublicReference } from "../areas/references/public-references.ts";
import { html, type Html } from "../dev/html.ts";
import { fill } from "../fill.ts";
import type { Language } from "../mail/language.ts";
import { portalWord } from "../mail/portal-words.ts";
import { paragraphs, publicPage } from "./public-page.ts";
import { referenceTexts } from "./reference-texts.ts";

/** How many reference projects a page of the list has. */
export const LISTED = 24;

const isShown = (text: string): boolean => /\S/.test(text);
const word = (language: Language, key: string): string => portalWord(language, `references.${key}`) ?? key;
const countryName = (country: string, language: Language): string =>
  isShown(country) ? (new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country) : "";
const typeName = ({ type }: ReferenceContent, language: Language): string =>
  type === "" ? "" : word(language, `type.${type}`);

const addressOf = (filter: PublicFilter, page = 1): string => {
  const query = new URLSearchParams(Object.entries(filter));
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? PUBLIC_REFERENCES_PATH : `${PUBLIC_REFERENCES_PATH}?${text}`;
};

/** A filter as links: a page that sends no form and runs no script has no other way. */
const filterLinks = (
  language: Language,
  filter: PublicFilter,
  name: keyof PublicFilter,
  heading: string,
  values: readonly (readonly [value: string, text: string])[],
): Html => {
  const { [name]: chosen, ...others } = filter;
  const link = (value: string | undefined, text: string): Html => {
    const to = addressOf(value === undefined ? others : { ...others, [name]: value });
    return html`<li><a href="${to}" ${value === chosen ? html` aria-current="true"` : ""}>${text}</a></li>`;
  };
  return html`<nav aria-labelledby="filter-${name}">
    <p id="filter-${name}">${heading}</p>
    <ul>
      ${[link(undefined, referenceTexts[language].all), ...values.map(([value, text]) => link(value, text))]}
    </ul>
  </nav>`;
};

/** What one page of the public list is made of. */
export interface ReferenceList {
  readonly language: Language;
  readonly filter: PublicFilter;
  readonly page: number;
  /** Those of the filter. */
  readonly found: readonly PublicReference[];
  /** The countries of all of them. */
  readonly countries: readonly string[];
  readonly baseUrl: string;
}

const listItem = (language: Language, { id, company, content }: PublicReference): Html => {
  const place = [typeName(content, language), content.city, countryName(content.country, language)];
  return html`<li>
    <h2><a href="${publicReferencePath(id)}">${content.title}</a></h2>
    <p>${place.filter(isShown).join(", ")}</p>
    <p class="quiet">${fill(referenceTexts[language].by, { company })}</p>
  </li>`;
};

const pageLinks = ({ language, filter, page, found }: ReferenceList): Html | "" => {
  const texts = referenceTexts[language];
  const link = (to: number, rel: string, text: string): Html =>
    html`<li><a href="${addressOf(filter, to)}" rel="${rel}">${text}</a></li>`;
  const links = [
    ...(page > 1 ? [link(page - 1, "prev", texts.newer)] : []),
    ...(found.length > page * LISTED ? [link(page + 1, "next", texts.older)] : []),
  ];
  return links.length === 0
    ? ""
    : html`<nav aria-label="${texts.pages}">
        <ul>
          ${links}
        </ul>
      </nav>`;
};

/** The public list of reference projects, filtered by links. */
export const referenceListPage = (list: ReferenceList): string => {
  const { language, filter, page, found, countries, baseUrl } = list;
  const texts = referenceTexts[language];
  const shown = found.slice((page - 1) * LISTED, page * LISTED);
  const links = (
    name: keyof PublicFilter,
    field: ReferenceField,
    values: readonly (readonly [string, string])[],
  ) => filterLinks(language, filter, name, word(language, `field.${field}`), values);
  return publicPage({
    language,
    title: texts.title,
    description: texts.intro,
    canonical: `${baseUrl}${addressOf(filter, page)}`,
    main: html`<h1>${texts.title}</h1>
      <p>${texts.intro}</p>
      ${links(
        "type",
        "type",
        referenceTypes.map((type) => [type, word(language, `type.${type}`)]),
      )}
      ${links(
        "area",
        "areas",
        applicationAreas.map((area) => [area, word(language, `area.${area}`)]),
      )}
      ${links(
        "country",
        "country",
        countries.map((country) => [country, countryName(country, language)]),
      )}
      ${
        shown.length === 0
          ? html`<p>${texts.none}</p>`
          : html`<ul class="tiles">
              ${shown.map((one) => listItem(language, one))}
            </ul>`
      }
      ${pageLinks(list)}`,
  });
};

const section = (id: string, heading: string, content: Html): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${content}
  </section>`;

const story = (language: Language, content: ReferenceContent, field: "challenge" | "solution"): Html =>
  section(field, word(language, `field.${field}`), html`${paragraphs(content[field])}`);

const quotation = ({ quote, quoteName, quotePosition }: ReferenceContent): Html | "" =>
  isShown(quote)
    ? html`<figure>
        <blockquote>${paragraphs(quote)}</blockquote>
        <figcaption>${[quoteName, quotePosition].filter(isShown).join(", ")}</figcaption>
      </figure>`
    : "";

const factTable = (language: Language, content: ReferenceContent): Html => {
  const rows: readonly (readonly [ReferenceField, string])[] = [
    ["type", typeName(content, language)],
    ["areas", content.areas.map((area) => word(language, `area.${area}`)).join(", ")],
    ["country", countryName(content.country, language)],
    ["city", content.city],
    ["year", content.year],
    ["size", content.size],
  ];
  return html`<table>
    <tbody>
      ${rows
        .filter(([, text]) => isShown(text))
        .map(
          ([field, text]) =>
            html`<tr>
              <th scope="row">${word(language, `field.${field}`)}</th>
              <td>${text}</td>
            </tr>`,
        )}
    </tbody>
  </table>`;
};

/** How many characters of the challenge lists of search results show. */
const DESCRIPTION_LENGTH = 160;

/** The public page of one reference project. */
export const referencePage = (
  { id, company, content }: PublicReference,
  language: Language,
  baseUrl: string,
): string => {
  const texts = referenceTexts[language];
  return publicPage({
    language,
    title: content.title,
    canonical: `${baseUrl}${publicReferencePath(id)}`,
    description: [...content.challenge.replaceAll(/\s+/g, " ").trim()].slice(0, DESCRIPTION_LENGTH).join(""),
    header: html`<nav aria-label="${texts.title}">
      <ul>
        <li><a href="${PUBLIC_REFERENCES_PATH}">${texts.back}</a></li>
      </ul>
    </nav>`,
    main: html`<h1>${content.title}</h1>
      <p class="quiet">${fill(texts.by, { company })}</p>
      ${section("facts", texts.facts, factTable(language, content))} ${story(language, content, "challenge")}
      ${story(language, content, "solution")} ${quotation(content)}
      ${
        content.products.length === 0
          ? ""
          : section(
              "products",
              word(language, "field.products"),
              html`<ul>
                ${content.products.map(({ number, name }) => html`<li>${name} (${number})</li>`)}
              </ul>`,
            )
      }`,
  });
};
