import type { ReactNode } from "react";
import { languageTag, type Catalogue } from "../../domain/locale.ts";
import type { Text } from "../../ui/i18n/catalogue.ts";
import { languageNames } from "../../ui/shell/language-names.ts";
import { useLook } from "./desk-context.ts";
import css from "./sides.module.css";
import { useTextIn } from "./words/fixed-text.ts";

interface SideProps {
  readonly locale: Catalogue;
  readonly renderIn: (t: Text) => ReactNode;
}

const Side = ({ locale, renderIn }: SideProps) => {
  const t = useTextIn(locale);
  return (
    <div lang={languageTag(locale)} className={css["side"]}>
      <span className={css["language"]}>{languageNames[locale]}</span>
      {renderIn(t)}
    </div>
  );
};

/** The same in the customer's and in the agent's language, side by side; once where both speak the same. */
export const Sides = ({ renderIn }: Pick<SideProps, "renderIn">) => {
  const { locale, agent } = useLook();
  return (
    <div className={css["sides"]}>
      <Side locale={locale} renderIn={renderIn} />
      {agent === locale ? null : <Side locale={agent} renderIn={renderIn} />}
    </div>
  );
};
