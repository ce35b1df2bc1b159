import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import ArrowUp from "lucide-react/icons/arrow-up";
import { publicLanguages, type PublicLanguage } from "../../../domain/shell/public-language.ts";
import { descriptionOf, imprintOf } from "../../../domain/website/website-form.ts";
import { MAX_LANGUAGES, textLimits } from "../../../domain/website/website.ts";
import type { WebsiteDraftRef } from "../../../machines/website/website-draft.machine.ts";
import { useField } from "../../form/use-field.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { IconButton } from "../../kit/buttons/icon-button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { languageName, websiteProblemText } from "./website-labels.ts";
import styles from "./website.module.css";
import { useState } from "react";

interface OfLanguage {
  readonly form: WebsiteDraftRef;
  readonly language: PublicLanguage;
}

const TextOf = ({ form, language, part }: OfLanguage & { readonly part: "description" | "imprint" }) => {
  const t = useText();
  const { problem, ...binding } = useField(
    form,
    part === "description" ? descriptionOf(language) : imprintOf(language),
  );
  return (
    <Field
      label={t(`website.field.${part}`)}
      help={t(`website.${part}.help`)}
      error={websiteProblemText(t, problem)}
    >
      {(control) => (
        <TextArea {...control} {...binding} lang={language} rows={6} maxLength={textLimits[part]} />
      )}
    </Field>
  );
};

const LanguagePanel = ({ form, language }: OfLanguage) => {
  const t = useText();
  const { tag } = useFormat();
  const { value: languages, onChange } = useField(form, "languages");
  const name = languageName(tag, language);
  const others = languages.filter((other) => other !== language);
  const isFirst = languages[0] === language;
  return (
    <Panel
      form
      heading={isFirst ? t("website.language.first", { language: name }) : name}
      actions={
        others.length > 0 && (
          <>
            {!isFirst && (
              <IconButton
                icon={ArrowUp}
                label={t("website.language.to_front", { language: name })}
                onClick={() => onChange([language, ...others])}
              />
            )}
            <IconButton
              icon={Trash}
              label={t("website.language.remove", { language: name })}
              onClick={() => onChange(others)}
            />
          </>
        )
      }
    >
      <div className={styles["fields"]}>
        <TextOf form={form} language={language} part="description" />
        <TextOf form={form} language={language} part="imprint" />
      </div>
    </Panel>
  );
};

const AddLanguage = ({ form }: { readonly form: WebsiteDraftRef }) => {
  const t = useText();
  const { tag } = useFormat();
  const { value: languages, onChange } = useField(form, "languages");
  const [chosen, setChosen] = useState<PublicLanguage>();
  const free = publicLanguages.filter((language) => !languages.includes(language));
  const language = free.find((one) => one === chosen);
  if (languages.length >= MAX_LANGUAGES)
    return <p className={styles["quiet"]}>{t("website.language.most", { count: MAX_LANGUAGES })}</p>;
  return (
    <div className={styles["row"]}>
      <Field label={t("website.language.more")}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={setChosen}
            items={free.map((one) => ({ value: one, label: languageName(tag, one) }))}
          />
        )}
      </Field>
      <Button
        icon={Plus}
        disabled={language === undefined}
        onClick={() => {
          if (language !== undefined) onChange([...languages, language]);
        }}
      >
        {t("website.language.add")}
      </Button>
    </div>
  );
};

/** Description and imprint in each of the site's languages; the first is for visitors who read none of them. */
export const TextsSection = ({ form }: { readonly form: WebsiteDraftRef }) => {
  const t = useText();
  const { value: languages } = useField(form, "languages");
  return (
    <div className={styles["stack"]}>
      <p className={styles["quiet"]}>{t("website.language.about")}</p>
      {languages.map((language) => (
        <LanguagePanel key={language} form={form} language={language} />
      ))}
      <AddLanguage form={form} />
    </div>
  );
};
