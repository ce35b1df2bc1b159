import { languageTag } from "../../../domain/shell/locale.ts";
import { issueText, type KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import { countryName } from "../../../ui/i18n/country-name.ts";
import { useFormat } from "../../../ui/i18n/format.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { DescriptionList } from "../../../ui/kit/layout/description-list.tsx";
import { useLook } from "../desk-context.ts";
import css from "./known.module.css";

/** The text of an issue in the customer's language, and in the agent's where that is another. */
export const IssueTexts = ({ issue: { texts } }: { readonly issue: KnownIssue }) => {
  const { locale, agent } = useLook();
  const told = [issueText(texts, locale), issueText(texts, agent)];
  const each = told[0]?.text === told[1]?.text ? told.slice(0, 1) : told;
  return each.map(({ text, language }) => (
    <p key={language} lang={languageTag(language)} className={css["text"]}>
      {text}
    </p>
  ));
};

const Issue = ({ issue }: { readonly issue: KnownIssue }) => {
  const t = useText();
  const { tag, day, moment } = useFormat();
  const { from, until, countries, inPortal, changedAt, changedBy } = issue;
  return (
    <li className={css["issue"]}>
      <IssueTexts issue={issue} />
      <DescriptionList
        facts={[
          {
            label: t("desk.issues.period"),
            value:
              until === null ? t("desk.issues.since", { day: day(from) }) : `${day(from)} – ${day(until)}`,
          },
          {
            label: t("desk.issues.countries"),
            value:
              countries.length === 0
                ? t("desk.issues.countries.all")
                : countries.map((country) => countryName(tag, country)).join(", "),
          },
          {
            label: t("desk.issues.told"),
            value: t(inPortal ? "desk.issues.told.portal" : "desk.issues.told.desk"),
          },
          { label: t("desk.issues.changed"), value: `${moment(changedAt)}, ${changedBy}` },
        ]}
      />
    </li>
  );
};

/** What staff have noted about a code. */
export const KnownIssues = ({ issues }: { readonly issues: readonly KnownIssue[] }) => {
  const t = useText();
  if (issues.length === 0) return <p>{t("desk.issues.none")}</p>;
  return (
    <ul className={css["issues"]}>
      {issues.map((issue) => (
        <Issue key={issue.id} issue={issue} />
      ))}
    </ul>
  );
};
