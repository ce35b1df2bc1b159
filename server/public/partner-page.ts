import type { Picture } from "../../src/domain/pictures/picture.ts";
import {
  localDate,
  nextDay,
  openingState,
  shownSpans,
  shownSpecialDays,
  weekdayOf,
  weekdays,
  type OpeningSpan,
  type Weekday,
} from "../../src/domain/website/opening-hours.ts";
import type { PublicLanguage } from "../../src/domain/shell/public-language.ts";
import { networkName, readLink } from "../../src/domain/website/social-network.ts";
import { timeZoneOf } from "../../src/domain/website/time-zone.ts";
import type { SiteText, Website } from "../../src/domain/website/website.ts";
import { html, paragraphs, type Html } from "../dev/html.ts";
import { chooseLanguage } from "../http/accept-language.ts";
import type { Language } from "../texts/language.ts";
import { textsIn, type ServerText } from "../texts/server-texts.ts";
import { openingTexts, type OpeningTexts } from "./opening-texts.ts";
import { figure, image, LEAD_SIZES, TILE_SIZES } from "./picture-figure.ts";
import { isShown, langAttribute, publicPage, summaryOf } from "./public-page.ts";
import type { MadePage } from "./public-routes.ts";

/** What a partner's page is made of. */
export interface PartnerPage {
  readonly website: Website;
  /** Which of its texts. */
  readonly language: PublicLanguage;
  /** The language of the page's own texts. */
  readonly pageLanguage: Language;
  readonly now: Date;
  /** The configured address of a map, with `{address}`; without it the page has no link to one. */
  readonly map: string | undefined;
  /** Its own absolute address; undefined for a preview. */
  readonly canonical: string | undefined;
}

/** The language of a website's texts for a reader: theirs if there is one, otherwise the first. */
export const siteLanguageFor = ({ texts }: Website, acceptLanguage: string | undefined): PublicLanguage =>
  chooseLanguage(
    acceptLanguage,
    texts.map(({ language }) => language),
  ) ??
  texts[0]?.language ??
  "en";

/** A section with a heading, to which the page's navigation leads. */
interface Section {
  readonly id: string;
  readonly heading: string;
  readonly content: Html;
}

const dayCodes: Readonly<Record<Weekday, string>> = {
  monday: "Mo",
  tuesday: "Tu",
  wednesday: "We",
  thursday: "Th",
  friday: "Fr",
  saturday: "Sa",
  sunday: "Su",
};

/** The end of a span for search engines: of a day that is open until its end they expect its last minute. */
const codedEnd = (to: string): string => (to === "00:00" ? "23:59" : to);

const weekRow = (
  weekday: Weekday,
  spans: readonly OpeningSpan[],
  isToday: boolean,
  texts: OpeningTexts,
  t: ServerText,
): Html =>
  html`<tr${isToday ? html` aria-current="date"` : ""}>
    <th scope="row">${texts.weekday(weekday)}</th>
    <td>${
      spans.length === 0
        ? t("partner_page.closed_day")
        : spans.map(
            (span) =>
              html`<span
                >${texts.span(span)}<meta
                  itemprop="openingHours"
                  content="${dayCodes[weekday]} ${span.from}-${codedEnd(span.to)}"
              /></span>`,
          )
    }</td>
  </tr>`;

/** The hours of a special day for search engines; one that opens and closes at the same time is closed. */
const specialItem = (date: string, opens: string, closes: string, text: string): Html =>
  html`<span
    itemprop="specialOpeningHoursSpecification"
    itemscope
    itemtype="https://schema.org/OpeningHoursSpecification"
    >${text}<meta itemprop="validFrom" content="${date}" /><meta
      itemprop="validThrough"
      content="${date}" /><meta itemprop="opens" content="${opens}" /><meta
      itemprop="closes"
      content="${closes}"
  /></span>`;

const specialRow = (
  date: string,
  spans: readonly OpeningSpan[],
  isToday: boolean,
  texts: OpeningTexts,
  t: ServerText,
): Html =>
  html`<tr${isToday ? html` aria-current="date"` : ""}>
    <th scope="row">${texts.date(date)}</th>
    <td>
      ${
        spans.length === 0
          ? specialItem(date, "00:00", "00:00", t("partner_page.closed_day"))
          : spans.map((span) => specialItem(date, span.from, codedEnd(span.to), texts.span(span)))
      }
    </td>
  </tr>`;

/** The hours; undefined where there are none, since a company that names none is not always closed. */
const hoursSection = (
  { website: { hours, country }, pageLanguage, now }: PartnerPage,
  timeZone: string,
): Section | undefined => {
  const t = textsIn(pageLanguage);
  const date = localDate(now, timeZone);
  const special = shownSpecialDays(hours, date);
  const ofWeek = weekdays.map((weekday) => ({ weekday, spans: shownSpans(hours.week[weekday]) }));
  if (special.length === 0 && ofWeek.every(({ spans }) => spans.length === 0)) return undefined;
  const opening = openingTexts(pageLanguage, country);
  // A special day takes the place of the weekday's hours.
  const isSpecial = special.some((day) => day.date === date);
  const today = isSpecial ? undefined : weekdayOf(date);
  const state = openingState(hours, now, timeZone);
  return {
    id: "hours",
    heading: t("partner_page.hours"),
    content: html`<p class="state ${state._tag === "Open" ? "open" : "closed"}">
        ${opening.state(state, now, timeZone)}
      </p>
      <table>
        <tbody>
          ${ofWeek.map(({ weekday, spans }) => weekRow(weekday, spans, weekday === today, opening, t))}
        </tbody>
      </table>
      ${
        special.length === 0
          ? ""
          : html`<h3>${t("partner_page.special_days")}</h3>
              <table>
                <tbody>
                  ${special.map((day) => specialRow(day.date, shownSpans(day.spans), day.date === date, opening, t))}
                </tbody>
              </table>`
      }`,
  };
};

const lines = (parts: readonly (Html | "")[]): readonly Html[] =>
  parts
    .flatMap((part) => (part === "" ? [] : [part]))
    .map((part, index) => (index === 0 ? part : html`<br />${part}`));

const property = (name: string, text: string): Html | "" =>
  isShown(text) ? html`<span itemprop="${name}">${text}</span>` : "";

const nameOfCountry = (country: string, language: Language): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(language, { type: "region" }).of(country) ?? "")
    : country;

const contactSection = ({ website, pageLanguage, map }: PartnerPage): Section => {
  const t = textsIn(pageLanguage);
  const { street, street2, zip, city, country, phone, email } = website;
  const countryName = nameOfCountry(country, pageLanguage);
  const streets = lines([html`${street}`, isShown(street2) ? html`${street2}` : ""]);
  const place = [property("postalCode", zip), property("addressLocality", city)].filter(
    (part) => part !== "",
  );
  const address = lines([
    isShown(street) ? html`<span itemprop="streetAddress">${streets}</span>` : "",
    place.length === 0 ? "" : html`${place.map((part, index) => (index === 0 ? part : html` ${part}`))}`,
    countryName === "" ? "" : html`${countryName}<meta itemprop="addressCountry" content="${country}" />`,
  ]);
  const asked = [street, `${zip} ${city}`.trim(), countryName].filter(isShown).join(", ");
  return {
    id: "contact",
    heading: t("partner_page.contact"),
    content: html`<address>
      <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">${address}</p>
      ${
        map === undefined || !isShown(city)
          ? ""
          : html`<p>
              <a
                itemprop="hasMap"
                href="${map.replaceAll("{address}", () => encodeURIComponent(asked))}"
                rel="noopener noreferrer"
                >${t("partner_page.map")}</a
              >
            </p>`
      }
      ${
        isShown(phone)
          ? html`<p>
              ${t("partner_page.phone")}:
              <a href="tel:${phone.replaceAll(/[^\d+]/g, "")}"><span itemprop="telephone">${phone}</span></a>
            </p>`
          : ""
      }
      ${
        isShown(email)
          ? html`<p>
              ${t("partner_page.email")}:
              <a href="mailto:${encodeURIComponent(email).replace("%40", "@")}"
                ><span itemprop="email">${email}</span></a
              >
            </p>`
          : ""
      }
    </address>`,
  };
};

const gallerySection = (gallery: readonly Picture[], heading: string, lang: Html | ""): Section | undefined =>
  gallery.length === 0
    ? undefined
    : {
        id: "gallery",
        heading,
        content: html`<ul class="tiles">
          ${gallery.map((picture) => html`<li>${figure(picture, { sizes: TILE_SIZES, lang, lazy: true })}</li>`)}
        </ul>`,
      };

const socialSection = (links: readonly string[], heading: string): Section | undefined => {
  const read = links.map(readLink).flatMap((link) => ("problem" in link ? [] : [link]));
  return read.length === 0
    ? undefined
    : {
        id: "social",
        heading,
        content: html`<ul class="plain">
          ${read.map(
            ({ network, address }) =>
              html`<li>
                <a itemprop="sameAs" href="${address}" rel="noopener noreferrer nofollow"
                  >${networkName(network)}</a
                >
              </li>`,
          )}
        </ul>`,
      };
};

const sectionHtml = ({ id, heading, content }: Section): Html =>
  html`<section id="${id}" aria-labelledby="${id}-heading">
    <h2 id="${id}-heading">${heading}</h2>
    ${content}
  </section>`;

/** A partner's page, published or as a preview: the company as `LocalBusiness` in microdata. It is right until the company opens or closes, or the next day begins. */
export const partnerPage = (page: PartnerPage): MadePage => {
  const { website, language, pageLanguage, now, canonical } = page;
  const t = textsIn(pageLanguage);
  const { companyName, header, logo, gallery, links, country, zip } = website;
  const text: SiteText = website.texts.find((one) => one.language === language) ?? {
    language,
    description: "",
    imprint: "",
  };
  const lang = langAttribute(language, pageLanguage);
  const pictureLang = langAttribute(website.texts[0]?.language ?? pageLanguage, pageLanguage);
  const timeZone = timeZoneOf(country, zip);
  const hours = hoursSection(page, timeZone);
  const contact = contactSection(page);
  const pictures = gallerySection(gallery, t("partner_page.gallery"), pictureLang);
  const social = socialSection(links, t("partner_page.social"));
  const imprint: Section | undefined = isShown(text.imprint)
    ? {
        id: "imprint",
        heading: t("partner_page.imprint"),
        content: html`<div${lang}>${paragraphs(text.imprint)}</div>`,
      }
    : undefined;
  const sections = [hours, contact, pictures, social, imprint].filter((section) => section !== undefined);
  const summary = summaryOf(text.description);
  const state = openingState(website.hours, now, timeZone);
  const change = (state._tag === "Open" ? state.until : state.opensAt)?.getTime() ?? Number.POSITIVE_INFINITY;
  return {
    until: new Date(Math.min(change, nextDay(now, timeZone).getTime())),
    html: publicPage({
      language: pageLanguage,
      title: [companyName, website.city].filter(isShown).join(", "),
      itemType: "https://schema.org/LocalBusiness",
      ...(canonical === undefined ? {} : { canonical }),
      ...(summary === undefined ? {} : { description: summary }),
      header: html`${
          logo === null
            ? ""
            : html`<div class="logo">
                ${image(logo, { property: "logo", sizes: "10rem", alt: logo.description === "" ? companyName : logo.description, lang: pictureLang })}
              </div>`
        }
        <nav aria-label="${t("partner_page.parts")}">
          <ul>
            ${sections.map(({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li>`)}
          </ul>
        </nav>`,
      main: html`${canonical === undefined ? "" : html`<link itemprop="url" href="${canonical}" />`}
        ${header === null ? "" : figure(header, { sizes: LEAD_SIZES, lang: pictureLang })}
        <h1 itemprop="name">${companyName}</h1>
        <div itemprop="description" ${lang}>${paragraphs(text.description)}</div>
        <div class="columns">
          ${[hours, contact].flatMap((section) => (section === undefined ? [] : [sectionHtml(section)]))}
        </div>
        ${[pictures, social].flatMap((section) => (section === undefined ? [] : [sectionHtml(section)]))}`,
      ...(imprint === undefined ? {} : { footer: sectionHtml(imprint) }),
    }),
  };
};
