import { useSelector } from "@xstate/react";
import { useId } from "react";
import {
  catalogueOf,
  flagLocales,
  languageTag,
  offeredCatalogues,
  type Locale,
} from "../../../domain/shell/locale.ts";
import { versionLabel } from "../../../domain/shell/portal-config.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { Flag } from "./flag.tsx";
import css from "./footer.module.css";
import { languageNames } from "./language-names.ts";
import { ReportProblem } from "../problem-report/report-problem.tsx";

const LanguageMenu = ({
  shown,
  onChoose,
}: {
  readonly shown: Locale;
  readonly onChoose: (locale: Locale) => void;
}) => {
  const t = useText();
  const id = useId();
  const catalogue = catalogueOf(shown);
  return (
    <div className={css["language"]}>
      <label htmlFor={id}>{t("footer.language")}</label>
      <select
        id={id}
        className={css["menu"]}
        value={catalogue}
        onChange={(event) => {
          const chosen = offeredCatalogues.find((offered) => offered === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {offeredCatalogues.map((locale) => (
          <option key={locale} value={locale} lang={languageTag(locale)}>
            {languageNames[locale]}
          </option>
        ))}
      </select>
      <div role="group" aria-label={t("footer.flags")} className={css["flags"]}>
        {flagLocales.map((locale) => (
          <button
            key={locale}
            type="button"
            className={css["flag"]}
            aria-label={languageNames[locale]}
            title={languageNames[locale]}
            lang={languageTag(locale)}
            aria-pressed={catalogue === locale}
            onClick={() => onChoose(locale)}
          >
            <Flag locale={locale} />
          </button>
        ))}
      </div>
    </div>
  );
};

/** Copyright, version and language selection (shell §1); `year` is the present year. */
export const Footer = ({ year }: { readonly year: number }) => {
  const t = useText();
  const { language } = usePortalActors();
  const { production } = useDeployment();
  const locale = useSelector(language, ({ context }) => context.locale);
  const failed = useSelector(language, (snapshot) => snapshot.matches("failed"));
  const version = versionLabel(production);
  return (
    <footer className={css["footer"]}>
      <p className={css["about"]}>
        <span>{t("footer.copyright", { year: String(year) })}</span>
        <span>{version}</span>
      </p>
      <ReportProblem />
      <LanguageMenu
        shown={locale}
        onChoose={(chosen) => language.send({ type: "language.choose", locale: chosen })}
      />
      <p role="status" className={css["note"]}>
        {failed ? t("footer.language_failed") : null}
      </p>
    </footer>
  );
};
