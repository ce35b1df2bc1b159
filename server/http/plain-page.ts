import { catalogueOf, isLocale, languageTag } from "../../src/domain/shell/locale.ts";
import { html, htmlDocument, inlineStyle, type Html } from "../dev/html.ts";
import { chooseLoginLanguage } from "../identity/login-language.ts";
import type { Language } from "../texts/language.ts";
import type { MakePolicy } from "./security-headers.ts";

const style = inlineStyle(
  ":root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}body{margin:0;padding:2rem 1rem}main{max-width:36rem;margin:auto}h1{font-size:1.5rem;line-height:1.25}a{display:inline-block;padding:.25rem 0}button{font:inherit;padding:.5rem 1rem}",
);

/** The headers of a page without scripts: it has its own style, and sends forms to the portal alone. */
export const plainPageHeaders = (makePolicy: MakePolicy) => ({
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": makePolicy([
    "default-src 'none'",
    `style-src ${style.source}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]),
});

/** The language of a page: the person's, where it is known, otherwise the browser's. */
export const pageLanguage = (locale: string | undefined, acceptLanguage: string | undefined): Language =>
  chooseLoginLanguage(isLocale(locale) ? languageTag(catalogueOf(locale)) : undefined, acceptLanguage);

/** A page that is shown without the portal's own code, such as where a link leads that nobody needs to be signed in for. */
export const plainPage = ({
  language,
  title,
  content,
  code,
}: {
  readonly language: Language;
  readonly title: string;
  readonly content: Html;
  /** Why the page is shown, for the portal's own script where it loads the page in a frame. */
  readonly code?: string;
}): string =>
  htmlDocument({
    language,
    title,
    head: html`${code === undefined ? "" : html`<meta name="portal-code" content="${code}" />`}${style.element}`,
    body: html`<main>
      <h1>${title}</h1>
      ${content}
    </main>`,
  });
