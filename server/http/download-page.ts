import { html } from "../dev/html.ts";
import type { Language } from "../texts/language.ts";
import { textsIn } from "../texts/server-texts.ts";
import { plainPage } from "./plain-page.ts";

/** Why a link led to no file, where the page says more than that. */
const problems = [
  "SESSION_EXPIRED",
  "LINK_OF_OTHER_SESSION",
  "LINK_EXPIRED",
  "LINK_UNKNOWN",
  "NO_ACCESS",
] as const;

/** What somebody reads who follows a link that leads to no file; the code is for support. `portal` is where it leads back to. */
export const downloadPage = (code: string, language: Language, portal: string): string => {
  const t = textsIn(language);
  const problem = problems.find((known) => known === code) ?? "failed";
  const content = html`<p>${t(`file_link.${problem}.text`)}</p>
    <p><small>${code}</small></p>
    <a href="${portal}">${t("file_link.back")}</a>`;
  return plainPage({ language, title: t(`file_link.${problem}.title`), content, code });
};
