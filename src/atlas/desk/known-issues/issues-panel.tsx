import { issueText, type KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import { languageTag } from "../../../domain/shell/locale.ts";
import { countryName } from "../../../ui/i18n/country-name.ts";
import { useFormat } from "../../../ui/i18n/format.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { DescriptionList } from "../../../ui/kit/layout/description-list.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import css from "../desk.module.css";
import { Bilingual } from "../texts/bilingual.tsx";
import { useIssues } from "./use-issues.ts";

const Issue = ({ issue }: { readonly issue: KnownIssue }) => {
  const t = useText();
  const format = useFormat();
  const { code, from, until, countries, texts, inPortal, changedAt, changedBy } = issue;
  return (
    <li className={css["advised"]}>
      <Bilingual
        renderIn={(_say, _reader, locale) => {
          const { text, language } = issueText(texts, locale);
          return (
            <p className={css["tell"]} lang={languageTag(language)}>
              {text}
            </p>
          );
        }}
      />
      <DescriptionList
        rows
        facts={[
          { label: t("desk.issues.code"), value: code },
          {
            label: t("desk.issues.period"),
            value:
              until === null
                ? t("desk.issues.since", { day: format.day(from) })
                : `${format.day(from)} – ${format.day(until)}`,
          },
          {
            label: t("desk.issues.countries"),
            value:
              countries.length === 0
                ? t("desk.issues.countries.all")
                : countries.map((country) => countryName(format.tag, country)).join(", "),
          },
          {
            label: t("desk.issues.shown_in"),
            value: t(inPortal ? "desk.issues.shown_in.portal" : "desk.issues.shown_in.desk"),
          },
          {
            label: t("desk.issues.changed"),
            value: t("desk.issues.changed_by", { moment: format.moment(changedAt), name: changedBy }),
          },
        ]}
      />
    </li>
  );
};

/** What staff have noted about these codes, to be told to the customer; nothing where there is nothing. */
export const IssuesPanel = ({
  codes,
  level = 2,
}: {
  readonly codes: readonly string[];
  readonly level?: 2 | 3;
}) => {
  const t = useText();
  const issues = useIssues(codes);
  return issues.length === 0 ? null : (
    <Panel level={level} heading={t("desk.issues")}>
      <ul className={css["issues"]}>
        {issues.map((issue) => (
          <Issue key={issue.id} issue={issue} />
        ))}
      </ul>
    </Panel>
  );
};
