import ArrowLeft from "lucide-react/icons/arrow-left";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { languageTag, catalogues } from "../../../domain/shell/locale.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { DescriptionList } from "../../../ui/kit/layout/description-list.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import { languageNames } from "../../../ui/shell/frame/language-names.ts";
import css from "../desk.module.css";
import { MonthPanel } from "../code-counts/month-panel.tsx";
import { useDesk, useLook } from "../desk-context.ts";
import { isInCatalogue } from "../is-in-catalogue.ts";
import { IssuesPanel } from "../known-issues/issues-panel.tsx";
import { LanguageChoice } from "../texts/language-choice.tsx";
import { RoutesPanel } from "./routes-panel.tsx";
import { Bilingual } from "../texts/bilingual.tsx";
import { codeAdvice } from "../texts/advice.ts";
import { codeLimits } from "../texts/code-limits.ts";
import { codeHandOn } from "../texts/hand-on.ts";

/** One catalogue per language: the English ones have the same error texts. */
const languages = catalogues.filter((locale) => locale !== "enen" && locale !== "enus");

/** What the portal says about the code, in every language; without the code's file, in those whose texts are there. */
const CodeTexts = ({ code }: { readonly code: string }) => {
  const t = useText();
  const desk = useDesk();
  const searchWords = useSelector(desk, ({ context }) => context.searchWords);
  const everySaid = useSelector(desk, ({ context }) => context.codes.get(code)?.said);
  const failed = useSelector(desk, (snapshot) => snapshot.matches({ code: "missing" }));
  if (everySaid === undefined && !failed) return <Skeleton shape="rows" count={languages.length} />;
  const there = languages.flatMap((locale) => {
    const said = everySaid?.[locale] ?? searchWords.get(locale)?.said[code];
    return said === undefined ? [] : [{ locale, said }];
  });
  if (there.every(({ said }) => said.length === 0)) return <p>{t("desk.unsaid")}</p>;
  return (
    <dl className={css["said"]}>
      {there.map(({ locale, said }) => (
        <div key={locale} lang={languageTag(locale)} className={css["texts"]}>
          <dt>{languageNames[locale]}</dt>
          <dd>{said.join(" ")}</dd>
        </div>
      ))}
    </dl>
  );
};

const Limits = ({ say, code }: { readonly say: Text; readonly code: string }) => {
  const limits = codeLimits(say, code);
  return limits.length === 0 ? null : (
    <DescriptionList facts={[{ label: say("desk.limit"), value: limits.join(" ") }]} />
  );
};

const Advice = ({ code }: { readonly code: string }) => {
  const t = useText();
  const desk = useDesk();
  const { locale } = useLook();
  return (
    <Panel heading={t("desk.tell")}>
      <div className={css["advice"]}>
        <div className={css["advised"]}>
          <Bilingual
            renderIn={(say) => (
              <>
                <p className={css["tell"]}>{codeAdvice(say, code)}</p>
                <Limits say={say} code={code} />
              </>
            )}
          />
          <DescriptionList facts={[{ label: t("desk.hand_on"), value: codeHandOn(t, code) }]} />
        </div>
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

/** The page of one code: what is known of it, what to tell the customer, every route to it, how often people meet it, and the portal's messages in every language. */
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
      {isInCatalogue(code) ? (
        <>
          <IssuesPanel codes={[code]} />
          <Advice code={code} />
          <RoutesPanel code={code} />
          <MonthPanel code={code} />
          <Panel heading={t("desk.portal_text")}>
            <CodeTexts code={code} />
          </Panel>
        </>
      ) : (
        <p>{t("desk.unknown_code")}</p>
      )}
    </>
  );
};
