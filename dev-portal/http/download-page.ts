import { html } from "../dev/html.ts";
import { downloadTexts, type DownloadProblem } from "./download-texts.ts";
import { pageLanguage, plainPage } from "./plain-page.ts";

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
  const language = pageLanguage(locale, acceptLanguage);
  const { back, problems: texts } = downloadTexts[language];
  const [title, text] = texts[problems[code] ?? "failed"];
  const content = html`<p>${text}</p>
    <p><small>${code}</small></p>
    <a href="${portal}">${back}</a>`;
  return plainPage({ language, title, content, code });
};
