import { useSelector } from "@xstate/react";
import { catalogueOf, flagLocales, languageTag } from "../../../domain/shell/locale.ts";
import { versionLabel } from "../../../domain/shell/portal-config.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { Flag } from "./flag.tsx";
import css from "./footer.module.css";
import { languageNames } from "./language-names.ts";
import { LanguageNote, LanguageSelect, useLanguageInHeader } from "./language-select.tsx";
import { FollowTab } from "../followed-tab/follow-tab.tsx";
import { ReportProblem } from "../problem-report/report-problem.tsx";

/** The language menu, unless the header has it, and the flags. */
const Languages = () => {
  const t = useText();
  const { language } = usePortalActors();
  const catalogue = useSelector(language, ({ context }) => catalogueOf(context.locale));
  return (
    <div className={css["language"]}>
      {useLanguageInHeader() ? null : <LanguageSelect labelled />}
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
            onClick={() => language.send({ type: "language.choose", locale })}
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
  const { production } = useDeployment();
  const version = versionLabel(production);
  return (
    <footer className={css["footer"]}>
      <p className={css["about"]}>
        <span>{t("footer.copyright", { year: String(year) })}</span>
        <span>{version}</span>
      </p>
      <ReportProblem />
      <FollowTab />
      <Languages />
      <LanguageNote />
    </footer>
  );
};
