import { isBlank } from "../../src/domain/kit/blank.ts";
import { PUBLIC_REFERENCES_PATH } from "../../src/domain/references/public-path.ts";
import { html, htmlDocument, inlineStyle, type Html } from "../dev/html.ts";
import { chooseLanguage } from "../http/accept-language.ts";
import type { MakePolicy } from "../http/security-headers.ts";
import { languages, type Language } from "../texts/language.ts";
import { textsIn } from "../texts/server-texts.ts";
import css from "./public-pages.css?raw";
import type { PublicFolder } from "./public-folders.ts";

const style = inlineStyle(css);

/** The policy of a page that runs no script, sends no form and loads the portal's own pictures alone. */
const policy = (makePolicy: MakePolicy, frameAncestors: string): string =>
  makePolicy([
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${style.source}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    "form-action 'none'",
  ]);

/** The headers of a public page. */
export const publicPageHeaders = (makePolicy: MakePolicy) => ({
  "Content-Security-Policy": policy(makePolicy, "'none'"),
});

/** The headers of a public page that the editor shows in a frame before it is published; `pages` are the other origins that the editor may be at. */
export const previewHeaders = (makePolicy: MakePolicy, pages: readonly string[]) => ({
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": policy(makePolicy, ["'self'", ...pages].join(" ")),
  "Cache-Control": "private, no-store",
});

/** The language of the server's own texts on a page: that of the page's texts where there are texts in it, otherwise the reader's. */
export const textLanguage = (content: string | undefined, acceptLanguage: string | undefined): Language =>
  languages.find((language) => language === content) ?? chooseLanguage(acceptLanguage, languages) ?? "en";

/** The attribute of a text in another language than the page; an empty one says that nobody knows it. */
export const langAttribute = (text: string, page: Language): Html | "" =>
  text === page ? "" : html` lang="${text}"`;

/** True for a text that leaves something to see; what has none is left out of a page. */
export const isShown = (text: string): boolean => !isBlank(text);

/** The beginning of a text for lists of search results, up to the end of a word; undefined where there is none. */
export const summaryOf = (text: string): string | undefined =>
  /^.{1,160}(?!\S)/u.exec(text.replaceAll(/\s+/g, " ").trim())?.[0];

/** A public page; all parts but the title are made by `html`, which escapes every string. */
export interface PublicPage {
  readonly language: Language;
  readonly title: string;
  /** Of the whole page, in the microdata's words, such as `https://schema.org/LocalBusiness`. */
  readonly itemType?: string;
  /** The page's own absolute address; left out where it is not published. */
  readonly canonical?: string;
  /** For lists of search results. */
  readonly description?: string;
  readonly header?: Html;
  /** Begins with the page's `h1`. */
  readonly main: Html;
  readonly footer?: Html;
}

const itemAttributes = (itemType: string | undefined): Html | "" =>
  itemType === undefined ? "" : html` itemscope itemtype="${itemType}"`;

/** Outside of the page nothing can keep such signs from turning what stands beside the text. */
const withoutTurns = (text: string): string => text.replaceAll(/\p{Bidi_Control}/gu, "");

/** A public page as HTML: no script, one style, a link to the content where something stands before it. */
export const publicPage = ({
  language,
  title,
  itemType,
  canonical,
  description,
  header,
  main,
  footer,
}: PublicPage): string =>
  htmlDocument({
    language,
    title: withoutTurns(title),
    attributes: itemAttributes(itemType),
    head: html`${canonical === undefined ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${canonical}" />`}
      ${description === undefined ? "" : html`<meta name="description" content="${withoutTurns(description)}" />`}
      <link rel="icon" href="/favicon.svg" />
      ${style.element}`,
    body: html`${
        header === undefined
          ? ""
          : html`<a class="skip" href="#content">${textsIn(language)("public_page.skip")}</a>
              <header>${header}</header>`
      }
      <main id="content">${main}</main>
      ${footer === undefined ? "" : html`<footer>${footer}</footer>`}`,
  });

/** Why an address shows no page of its own. */
export type MissingPage = "notFound" | "notAllowed" | "gone" | "failed";

/** The page of an address that has none, with words about why; in the folder of reference projects it leads to their list. */
export const missingPage = (why: MissingPage, language: Language, folder?: PublicFolder): string => {
  const t = textsIn(language);
  const title = t(`public_page.${why}.title`);
  return publicPage({
    language,
    title,
    main: html`<h1>${title}</h1>
      <p>${t(`public_page.${why}.text`)}</p>
      ${
        folder === PUBLIC_REFERENCES_PATH
          ? html`<p><a href="${PUBLIC_REFERENCES_PATH}">${t("reference_page.back")}</a></p>`
          : ""
      }`,
  });
};
