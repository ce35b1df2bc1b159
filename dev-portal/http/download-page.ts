import { html } from "../dev/html.ts";
import { downloadTexts, type DownloadProblem } from "./download-texts.ts";
import type { Language } from "../mail/language.ts";
import { plainPage } from "./plain-page.ts";

const problems: Readonly<Record<string, DownloadProblem>> = {
  SESSION_EXPIRED: "signedOut",
  LINK_OF_OTHER_SESSION: "otherSession",
  LINK_EXPIRED: "expired",
  LINK_UNKNOWN: "unknown",
  NO_ACCESS: "noAccess",
};

/** What somebody reads who follows a link that leads to no file; the code is for support. `portal` is where it leads back to. */
export const downloadPage = (code: string, language: Language, portal: string): string => {
  const { back, problems: texts } = downloadTexts[language];
  const [title, text] = texts[problems[code] ?? "failed"];
  const content = html`<p>${text}</p>
    <p><small>${code}</small></p>
    <a href="${portal}">${back}</a>`;
  return plainPage({ language, title, content, code });
};
