import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useRef } from "react";
import { languageTag, catalogues, type Catalogue } from "../../../domain/shell/locale.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { languageNames } from "../../../ui/shell/frame/language-names.ts";
import css from "../desk.module.css";
import { useDesk, useLook } from "../desk-context.ts";
import { LanguageChoice } from "../words/language-choice.tsx";
import { RoutesPanel } from "./routes-panel.tsx";
import { Bilingual } from "../words/bilingual.tsx";
import { codeAdvice } from "../words/advice.ts";
import { codeWords } from "../words/code-words.ts";
import { useTextIn } from "../words/fixed-text.ts";

/** One catalogue per language: the English ones have the same error texts. */
const languages = catalogues.filter((locale) => locale !== "enen" && locale !== "enus");

const Words = ({ code, locale }: { readonly code: string; readonly locale: Catalogue }) => {
  const t = useTextIn(locale);
  const said = codeWords(t, code);
  return (
    <div lang={languageTag(locale)} className={css["words"]}>
      <dt>{languageNames[locale]}</dt>
      <dd>{said.length === 0 ? t("desk.unsaid") : said.join(" ")}</dd>
    </div>
  );
};

const Advice = ({ code }: { readonly code: string }) => {
  const t = useText();
  const desk = useDesk();
  const { locale } = useLook();
  return (
    <Panel heading={t("desk.tell")}>
      <div className={css["advice"]}>
        <Bilingual renderIn={(say) => <p className={css["tell"]}>{codeAdvice(say, code)}</p>} />
        <div className={css["customer"]}>
          <LanguageChoice
            label={t("desk.customer_language")}
            value={locale}
            onChange={(chosen) => desk.send({ type: "desk.looked", look: { locale: chosen } })}
          />
        </div>
      </div>
    </Panel>
  );
};

/** The page of one code: what to tell the customer, every route to it, and the portal's messages in every language. */
export const CodePage = ({ code }: { readonly code: string }) => {
  const t = useText();
  const desk = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading gets the focus, because the text to read out is below it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={css["toCodes"]}>
        <Button variant="quiet" icon={ArrowLeft} onClick={() => desk.send({ type: "desk.closed" })}>
          {t("desk.close")}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} className={css["mono"]}>
        {code}
      </h2>
      <Advice code={code} />
      <RoutesPanel code={code} />
      <Panel heading={t("desk.words")}>
        <dl className={css["said"]}>
          {languages.map((locale) => (
            <Words key={locale} code={code} locale={locale} />
          ))}
        </dl>
      </Panel>
    </>
  );
};
