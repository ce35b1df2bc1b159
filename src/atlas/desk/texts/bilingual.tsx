import type { Elements } from "../../../ui/kit/elements.ts";
import { languageTag, type Catalogue } from "../../../domain/shell/locale.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { languageNames } from "../../../ui/shell/frame/language-names.ts";
import { useLook } from "../desk-context.ts";
import css from "./bilingual.module.css";
import { useTextIn } from "./fixed-text.ts";

/** Whose language it is. */
type Reader = "customer" | "agent";

interface LanguageProps {
  readonly locale: Catalogue;
  readonly reader: Reader;
  readonly renderIn: (t: Text, reader: Reader, locale: Catalogue) => Elements;
}

const InLanguage = ({ locale, reader, renderIn }: LanguageProps) => {
  const t = useTextIn(locale);
  return (
    <div lang={languageTag(locale)} className={css["one"]}>
      <span className={css["language"]}>{languageNames[locale]}</span>
      {renderIn(t, reader, locale)}
    </div>
  );
};

/** Renders the same content in the customer's and the agent's language side by side; once if they are equal. */
export const Bilingual = ({ renderIn }: Pick<LanguageProps, "renderIn">) => {
  const { locale, agent } = useLook();
  return (
    <div className={css["bilingual"]}>
      <InLanguage locale={locale} reader="customer" renderIn={renderIn} />
      {agent === locale ? null : <InLanguage locale={agent} reader="agent" renderIn={renderIn} />}
    </div>
  );
};
