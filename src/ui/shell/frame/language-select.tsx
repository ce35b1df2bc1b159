import { useSelector } from "@xstate/react";
import { catalogueOf, languageTag, catalogues } from "../../../domain/shell/locale.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { useAccount } from "../session/use-account.ts";
import { useRoute } from "../use-route.ts";
import css from "./language-select.module.css";
import { languageNames } from "./language-names.ts";

const entrances: readonly string[] = [
  routes.login.name,
  routes.forgotPassword.name,
  routes.resetPassword.name,
];

/** Whether the header has the language menu instead of the footer: where somebody signs up or in, who may not read the language of the page. */
export const useLanguageInHeader = (): boolean => {
  const { route, registration } = useRoute();
  const account = useAccount();
  return registration || (account === undefined && entrances.includes(route.name));
};

/** The menu of the offered languages by their own names (shell §1); without an id it names itself. */
export const LanguageSelect = ({ id }: { readonly id?: string }) => {
  const t = useText();
  const { language } = usePortalActors();
  const catalogue = useSelector(language, ({ context }) => catalogueOf(context.locale));
  return (
    <select
      id={id}
      aria-label={id === undefined ? t("footer.language") : undefined}
      className={css["menu"]}
      value={catalogue}
      onChange={(event) => {
        const locale = catalogues.find((offered) => offered === event.target.value);
        if (locale !== undefined) language.send({ type: "language.choose", locale });
      }}
    >
      {catalogues.map((locale) => (
        <option key={locale} value={locale} lang={languageTag(locale)}>
          {languageNames[locale]}
        </option>
      ))}
    </select>
  );
};

/** Tells that the chosen language could not be loaded. */
export const LanguageNote = () => {
  const t = useText();
  const { language } = usePortalActors();
  const failed = useSelector(language, ({ context }) => context.notLoaded !== undefined);
  return (
    <p role="status" className={css["note"]}>
      {failed ? t("footer.language_failed") : null}
    </p>
  );
};
