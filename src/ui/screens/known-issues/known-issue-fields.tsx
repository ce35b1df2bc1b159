import { useSelector } from "@xstate/react";
import { Suspense, useMemo } from "react";
import { getCountries } from "../../../api/countries.calls.ts";
import { getErrorCodes } from "../../../api/known-issues.calls.ts";
import type { Country } from "../../../domain/kit/country.ts";
import { FALLBACK, ISSUE_TEXT_LIMIT, type IssueTexts } from "../../../domain/known-issues/known-issue.ts";
import {
  filledTexts,
  withText,
  type KnownIssueValues,
} from "../../../domain/known-issues/known-issue-rules.ts";
import { catalogues, languageTag, type Catalogue } from "../../../domain/shell/locale.ts";
import type { FieldsRef } from "../../../machines/kit/form-fields.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useField, type FieldBinding } from "../../form/use-field.ts";
import { countryChoices } from "../../i18n/country-choices.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/fields/checkbox.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { MultiSelect } from "../../kit/fields/multi-select.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { lazyPart } from "../../code/lazy-part.tsx";
import { useContent } from "../../resource/use-content.ts";
import { languageNames } from "../../shell/frame/language-names.ts";
import { countriesText, knownIssueProblemText } from "./known-issues-labels.ts";
import css from "./known-issues.module.css";

const CodeCombobox = lazyPart(async () => (await import("./code-combobox.tsx")).CodeCombobox);
const otherLanguages = catalogues.filter((language) => language !== FALLBACK);

/** A list of the catalogue's codes; a plain field while it is loading, and to be typed in where it does not come. */
const CodeField = ({ field }: { readonly field: FieldBinding<string> }) => {
  const t = useText();
  const list = useResource(getErrorCodes, {}, { beside: true });
  const codes = useContent(list);
  const failed = useSelector(list, (snapshot) => snapshot.hasTag("failed"));
  const { problem, readOnly, ...binding } = field;
  const plain = (
    <Field label={t("known_issues.column.code")} error={knownIssueProblemText(t, "code", problem)}>
      {(control) => <TextInput {...control} {...binding} readOnly={readOnly || !failed} autoComplete="off" />}
    </Field>
  );
  return codes === undefined ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <CodeCombobox field={field} codes={codes} />
    </Suspense>
  );
};

const DayField = ({
  field: { problem, ...binding },
  which,
}: {
  readonly field: FieldBinding<string>;
  readonly which: "from" | "until";
}) => {
  const t = useText();
  return (
    <Field
      label={t(`known_issues.${which}`)}
      optional={which === "until"}
      help={which === "until" ? t("known_issues.until.help") : undefined}
      error={knownIssueProblemText(t, which, problem)}
    >
      {(control) => <TextInput {...control} {...binding} type="date" />}
    </Field>
  );
};

const CountriesField = ({
  field: { value, problem, onChange, onBlur, name, readOnly },
}: {
  readonly field: FieldBinding<readonly string[]>;
}) => {
  const t = useText();
  const { tag } = useFormat();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const countries: readonly Country[] | undefined = useContent(
    useResource(getCountries, { instance }, { beside: true }),
  );
  const items = useMemo(() => {
    // Those that are chosen are shown before the list is there, and where it does not come.
    const offered = countries ?? value.map((code) => ({ code, name: code }));
    return countryChoices(tag, offered);
  }, [countries, tag, value]);
  return (
    <Field
      label={t("known_issues.countries")}
      // The field itself says only how many are chosen.
      help={value.length > 1 ? countriesText(t, tag, value) : t("known_issues.countries.help")}
      error={knownIssueProblemText(t, "countries", problem)}
    >
      {(control) => (
        <MultiSelect
          {...control}
          name={name}
          items={items}
          values={value}
          none={t("known_issues.countries.all")}
          disabled={readOnly}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
};

const TextsField = ({
  field: { value, problem, onChange, onBlur, name, readOnly },
}: {
  readonly field: FieldBinding<IssueTexts>;
}) => {
  const t = useText();
  const filled = Object.keys(filledTexts(value)).filter((language) => language !== FALLBACK).length;
  const area = (language: Catalogue) => ({
    value: value[language] ?? "",
    onChange: (text: string) => onChange(withText(value, language, text)),
    onBlur,
    readOnly,
    rows: 3,
    maxLength: ISSUE_TEXT_LIMIT,
    lang: languageTag(language),
  });
  return (
    <>
      <Field
        label={t("known_issues.text", { language: languageNames[FALLBACK] })}
        help={t("known_issues.text.help")}
        error={knownIssueProblemText(t, "texts", problem)}
      >
        {(control) => <TextArea {...control} {...area(FALLBACK)} name={name} />}
      </Field>
      <details className={css["languages"]}>
        <summary>
          {t("known_issues.languages", { filled: String(filled), all: String(otherLanguages.length) })}
        </summary>
        {otherLanguages.map((language) => (
          <Field
            key={language}
            label={t("known_issues.text", { language: languageNames[language] })}
            optional
          >
            {(control) => <TextArea {...control} {...area(language)} />}
          </Field>
        ))}
      </details>
    </>
  );
};

/** The fields of a known issue, new or changed. */
export const KnownIssueFields = <Values extends KnownIssueValues>({
  form,
}: {
  readonly form: FieldsRef<Values>;
}) => {
  const t = useText();
  // A form with more values has these fields, too.
  const fields = form as unknown as FieldsRef<KnownIssueValues>;
  const { value: inPortal, problem: _, readOnly, ...props } = useField(fields, "inPortal");
  return (
    <>
      <CodeField field={useField(fields, "code")} />
      <div className={css["days"]}>
        <DayField field={useField(fields, "from")} which="from" />
        <DayField field={useField(fields, "until")} which="until" />
      </div>
      <CountriesField field={useField(fields, "countries")} />
      <TextsField field={useField(fields, "texts")} />
      <Checkbox
        {...props}
        disabled={readOnly}
        checked={inPortal}
        label={t("known_issues.in_portal")}
        help={t("known_issues.in_portal.help")}
      />
    </>
  );
};
