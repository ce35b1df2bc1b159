import { createHash } from "node:crypto";
import { catalogueOf, isLocale, languageTag } from "../../src/domain/shell/locale.ts";
import { html, Html } from "../dev/html.ts";
import { chooseLoginLanguage } from "../identity/login-texts.ts";
import { downloadTexts, type DownloadProblem } from "./download-texts.ts";

const style =
  ":root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}body{margin:0;padding:2rem 1rem}main{max-width:36rem;margin:auto}h1{font-size:1.5rem;line-height:1.25}a{display:inline-block;padding:.25rem 0}";

/** The headers of the page: it has its own style, and nothing else. */
export const downloadPageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'self'`,
} as const;

const problems: Readonly<Record<string, DownloadProblem>> = {
  SESSION_EXPIRED: "signedOut",
  LINK_OF_OTHER_SESSION: "otherSession",
  LINK_EXPIRED: "expired",
  LINK_UNKNOWN: "unknown",
  NO_ACCESS: "noAccess",
};

/** Where the page leads back to, and its language: the one that was chosen in the portal, otherwise the browser's. */
interface PageReader {
  readonly portal: string;
  readonly locale: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** What somebody reads who follows a link that leads to no file; the code is for support. */
export const downloadPage = (code: string, { portal, locale, acceptLanguage }: PageReader): string => {
  const chosen = isLocale(locale) ? languageTag(catalogueOf(locale)) : undefined;
  const language = chooseLoginLanguage(chosen, acceptLanguage);
  const { back, problems: texts } = downloadTexts[language];
  const [title, text] = texts[problems[code] ?? "failed"];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="portal-code" content="${code}" />
        <title>${title}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <p><small>${code}</small></p>
          <a href="${portal}">${back}</a>
        </main>
      </body>
    </html>`.text;
};
