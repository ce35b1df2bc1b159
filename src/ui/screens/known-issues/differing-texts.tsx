import type { ReactNode } from "react";
import type { IssueTexts } from "../../../domain/known-issues/known-issue.ts";
import { catalogues, languageTag } from "../../../domain/shell/locale.ts";
import { languageNames } from "../../shell/frame/language-names.ts";
import css from "./known-issues.module.css";

/** The texts of one of two versions in the languages in which they differ: of thirteen, few do. */
export const differingTexts = (texts: IssueTexts, others: IssueTexts): ReactNode => (
  <ul className={css["texts"]}>
    {catalogues
      .filter((language) => texts[language] !== others[language])
      .map((language) => (
        <li key={language} lang={languageTag(language)}>
          <strong>{languageNames[language]}</strong>
          <span>{`: ${texts[language] ?? "–"}`}</span>
        </li>
      ))}
  </ul>
);
