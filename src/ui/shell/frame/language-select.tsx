import { useSelector } from "@xstate/react";
import { useId } from "react";
import { catalogueOf, catalogues } from "../../../domain/shell/locale.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { LateSelect } from "../../kit/fields/late-select.tsx";
import { labelIdOf } from "../../kit/fields/field.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { useAccount } from "../session/use-account.ts";
import { useRoute } from "../use-route.ts";
import css from "./language-select.module.css";
import { languageItems, languageNames } from "./language-names.ts";

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

const languages = languageItems(languageNames, catalogues);

export interface LanguageSelectProps {
  /** Whether its label is shown; a header has no room for it. */
  readonly labelled: boolean;
}

/** The menu of the offered languages by their own names (shell §1). */
export const LanguageSelect = ({ labelled }: LanguageSelectProps) => {
  const t = useText();
  const id = useId();
  const { language } = usePortalActors();
  const catalogue = useSelector(language, ({ context }) => catalogueOf(context.locale));
  const label = (
    <label id={labelIdOf(id)} htmlFor={id}>
      {t("footer.language")}
    </label>
  );
  return (
    <div className={css["language"]}>
      {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      <LateSelect
        id={id}
        name="language"
        items={languages}
        value={catalogue}
        onChange={(locale) => language.send({ type: "language.choose", locale })}
      />
    </div>
  );
};

/** Says that the chosen language could not be loaded. */
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
