import { publicReferencePath, PUBLIC_REFERENCES_PATH } from "../../src/domain/references/public-path.ts";
import {
  applicationAreas,
  languageOfField,
  referenceTypes,
  thumbnailOf,
  type ReferenceContent,
  type ReferenceField,
} from "../../src/domain/references/reference.ts";
import { publicPath } from "../../src/domain/website/website-path.ts";
import { isFound, type PublicFilter, type PublicReference } from "../areas/references/public-references.ts";
import { html, paragraphs, type Html } from "../dev/html.ts";
import { catalogueOfLanguage } from "../../src/domain/shell/locale.ts";
import type { Language } from "../texts/language.ts";
import { textOfCode, textsIn } from "../texts/server-texts.ts";
import { figure, LEAD_SIZES, TILE_SIZES } from "./picture-figure.ts";
import { isShown, langAttribute, publicPage, summaryOf } from "./public-page.ts";

/** How many reference projects a page of the list has. */
export const LISTED = 24;

const word = (language: Language, key: string): string =>
  textOfCode(catalogueOfLanguage[language], `references.${key}`) ?? key;
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

/** What one page of the public list is made of. */
export interface ReferenceList {
  readonly language: Language;
  readonly filter: PublicFilter;
  readonly page: number;
  /** Those of the filter. */
  readonly found: readonly PublicReference[];
  readonly all: readonly PublicReference[];
  readonly baseUrl: string;
}

type FilterName = keyof PublicFilter;

const filters: readonly (readonly [name: FilterName, field: ReferenceField])[] = [
  ["type", "type"],
  ["area", "areas"],
  ["country", "country"],
];

const filterText = (language: Language, name: FilterName, value: string): string =>
  name === "country" ? countryName(value, language) : word(language, `${name}.${value}`);

const filterValues = (
  name: FilterName,
  all: readonly PublicReference[],
  language: Language,
): readonly string[] => {
  if (name === "type") return referenceTypes;
  if (name === "area") return applicationAreas;
  const { compare } = new Intl.Collator(language);
  return [...new Set(all.map(({ content }) => content.country))]
    .filter(isShown)
    .toSorted((one, other) => compare(countryName(one, language), countryName(other, language)));
};

/** A filter as links: a page that sends no form and runs no script has no other way. None of them leads to nothing. */
const filterLinks = (
  { language, filter, all }: ReferenceList,
  [name, field]: (typeof filters)[number],
): Html | "" => {
  const { [name]: chosen, ...others } = filter;
  const reachable = all.filter(isFound(others));
  const values = filterValues(name, all, language).filter(
    (value) => value === chosen || reachable.some(isFound({ [name]: value })),
  );
  if (chosen === undefined && values.length < 2) return "";
  const link = (value: string | undefined, text: string): Html => {
    const to = addressOf(value === undefined ? others : { ...others, [name]: value });
    return html`<li><a href="${to}" ${value === chosen ? html` aria-current="true"` : ""}>${text}</a></li>`;
  };
  return html`<nav aria-labelledby="filter-${name}">
    <h2 id="filter-${name}">${word(language, `field.${field}`)}</h2>
    <ul>
      ${[link(undefined, textsIn(language)("reference_page.all")), ...values.map((value) => link(value, filterText(language, name, value)))]}
    </ul>
  </nav>`;
};

/** The filters, which a visitor opens; they are open where one is chosen. */
const filterPart = (list: ReferenceList): Html | "" => {
  const links = filters.map((one) => filterLinks(list, one)).filter((one) => one !== "");
  return links.length === 0
    ? ""
    : html`<details class="filters" ${Object.keys(list.filter).length === 0 ? "" : html` open`}>
        <summary>${textsIn(list.language)("reference_page.filter")}</summary>
        ${links}
      </details>`;
};

/** In the place of a value that is more than a text; no text has this sign. */
const MARK = "\uE000";

/** Who built it; `bdi` keeps a name from turning the words beside it. */
const builtBy = (language: Language, company: Html): Html => {
  const [before = "", after = ""] = textsIn(language)("reference_page.by", { company: MARK }).split(MARK);
  return html`${before}${company}${after}`;
};

const listItem = (language: Language, { id, company, content }: PublicReference): Html => {
  const place = [typeName(content, language), content.city, countryName(content.country, language)];
  const picture = thumbnailOf(content);
  const lang = langAttribute(content.language, language);
  return html`<li itemprop="hasPart" itemscope itemtype="https://schema.org/CreativeWork">
    ${picture === null ? "" : figure(picture, { sizes: TILE_SIZES, lang, lazy: true })}
    <h2><a itemprop="url" href="${publicReferencePath(id)}" ${lang}>${content.title}</a></h2>
    <meta itemprop="name" content="${content.title}" />
    <p>${place.filter(isShown).join(", ")}</p>
    <p class="quiet">${builtBy(language, html`<bdi>${company}</bdi>`)}</p>
  </li>`;
};

const pageLinks = ({ language, filter, page, found }: ReferenceList): Html | "" => {
  const t = textsIn(language);
  const link = (to: number, rel: string, text: string): Html =>
    html`<li><a href="${addressOf(filter, to)}" rel="${rel}">${text}</a></li>`;
  const links = [
    ...(page > 1 ? [link(page - 1, "prev", t("reference_page.newer"))] : []),
    ...(found.length > page * LISTED ? [link(page + 1, "next", t("reference_page.older"))] : []),
  ];
  return links.length === 0
    ? ""
    : html`<nav aria-label="${t("reference_page.pages")}">
        <ul>
          ${links}
        </ul>
      </nav>`;
};

/** The public list of reference projects, filtered by links. */
export const referenceListPage = (list: ReferenceList): string => {
  const { language, filter, page, found, all, baseUrl } = list;
  const t = textsIn(language);
  const shown = found.slice((page - 1) * LISTED, page * LISTED);
  const chosen = filters.flatMap(([name]) => {
    const value = filter[name];
    return value === undefined ? [] : [filterText(language, name, value)];
  });
  return publicPage({
    language,
    title: [t("reference_page.title"), chosen.join(", ")].filter(isShown).join(": "),
    itemType: "https://schema.org/CollectionPage",
    description: t("reference_page.intro"),
    ...(shown.length === 0 ? {} : { canonical: `${baseUrl}${addressOf(filter, page)}` }),
    main: html`<h1 itemprop="name">${t("reference_page.title")}</h1>
      <p>${t("reference_page.intro")}</p>
      ${filterPart(list)}
      ${
        shown.length === 0
          ? html`<p>${t(all.length === 0 ? "reference_page.empty" : "reference_page.none")}</p>`
          : html`<ul class="tiles cards">
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
  section(
    field,
    word(language, `field.${field}`),
    html`<div${langAttribute(content.language, language)}>${paragraphs(content[field])}</div>`,
  );

const quotation = (
  page: Language,
  { language, quote, quoteName, quotePosition }: ReferenceContent,
): Html | "" =>
  isShown(quote)
    ? html`<figure class="quote" ${langAttribute(language, page)}>
        <blockquote>${paragraphs(quote)}</blockquote>
        <figcaption>${[quoteName, quotePosition].filter(isShown).join(", ")}</figcaption>
      </figure>`
    : "";

const factList = (language: Language, content: ReferenceContent): Html => {
  const rows: readonly (readonly [ReferenceField, string])[] = [
    ["type", typeName(content, language)],
    ["areas", content.areas.map((area) => word(language, `area.${area}`)).join(", ")],
    ["country", countryName(content.country, language)],
    ["city", content.city],
    ["year", content.year],
    ["size", content.size],
  ];
  return html`<dl>
    ${rows
      .filter(([, text]) => isShown(text))
      .map(
        ([field, text]) =>
          html`<dt>${word(language, `field.${field}`)}</dt>
            <dd${langAttribute(languageOfField(field, content) ?? language, language)}>${text}</dd>`,
      )}
  </dl>`;
};

/** Who built it, with the way to the company's own page where it has one. */
const creator = ({ company, slug }: PublicReference): Html => {
  const name = html`<bdi itemprop="name">${company}</bdi>`;
  return html`<span itemprop="creator" itemscope itemtype="https://schema.org/Organization"
    >${slug === undefined ? name : html`<a itemprop="url" href="${publicPath(slug)}">${name}</a>`}</span
  >`;
};

/** The public page of one reference project. */
export const referencePage = (reference: PublicReference, language: Language, baseUrl: string): string => {
  const { id, company, content } = reference;
  const t = textsIn(language);
  const description = summaryOf(content.challenge);
  const lead = thumbnailOf(content);
  const others = content.pictures.filter((picture) => picture !== lead);
  const lang = langAttribute(content.language, language);
  return publicPage({
    language,
    title: `${content.title} – ${company}`,
    itemType: "https://schema.org/CreativeWork",
    canonical: `${baseUrl}${publicReferencePath(id)}`,
    ...(description === undefined ? {} : { description }),
    header: html`<nav aria-label="${t("reference_page.title")}">
      <ul>
        <li><a href="${PUBLIC_REFERENCES_PATH}">${t("reference_page.back")}</a></li>
      </ul>
    </nav>`,
    main: html`<h1 itemprop="name" ${lang}>${content.title}</h1>
      <p class="quiet">${builtBy(language, creator(reference))}</p>
      ${lead === null ? "" : figure(lead, { sizes: LEAD_SIZES, lang })}
      <div class="story">
        <div>
          ${story(language, content, "challenge")} ${story(language, content, "solution")}
          ${quotation(language, content)}
        </div>
        ${section("facts", t("reference_page.facts"), factList(language, content))}
      </div>
      ${
        others.length === 0
          ? ""
          : section(
              "pictures",
              t("reference_page.pictures"),
              html`<ul class="tiles">
                ${others.map((picture) => html`<li>${figure(picture, { sizes: TILE_SIZES, lang, lazy: true })}</li>`)}
              </ul>`,
            )
      }
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
