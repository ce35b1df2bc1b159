import type { ColumnOf } from "../../../domain/kit/list.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import { knownIssueList } from "../../../domain/known-issues/known-issues.lists.ts";
import { useSelector } from "@xstate/react";
import { issueText, type KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import { catalogueOf, languageTag } from "../../../domain/shell/locale.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { When } from "../../resource/when.tsx";
import { countriesText, knownIssueStatusText } from "./known-issues-labels.ts";

/** The columns of the list. */
export const useKnownIssueColumns = (
  onChange: (issue: KnownIssue) => void,
): readonly Column<KnownIssue, ColumnOf<typeof knownIssueList> | "change">[] => {
  const t = useText();
  const format = useFormat();
  const language = catalogueOf(useSelector(usePortalActors().language, ({ context }) => context.locale));
  return [
    ...columnsOf(t, knownIssueList, {
      code: { primary: true, render: ({ code }) => code },
      status: {
        primary: true,
        render: ({ status }) => (
          <Badge
            tone={status.code === "current" ? "warning" : "neutral"}
            label={knownIssueStatusText(t, status)}
          />
        ),
      },
      text: ({ texts }) => {
        const shown = issueText(texts, language);
        return <span lang={languageTag(shown.language)}>{shown.text}</span>;
      },
      from: ({ from, until }) =>
        until === null
          ? t("known_issues.since", { day: format.day(from) })
          : `${format.day(from)} – ${format.day(until)}`,
      told: ({ inPortal, countries }) => (
        <>
          <span>{t(inPortal ? "known_issues.shown_in.portal" : "known_issues.shown_in.desk")}</span>
          <span> · </span>
          <span>{countriesText(t, format.tag, countries)}</span>
        </>
      ),
      changedAt: ({ changedAt, changedBy }) => (
        <>
          <When date={changedAt} /> <span>{changedBy}</span>
        </>
      ),
    }),
    {
      key: "change",
      header: t("known_issues.column.change"),
      screenOnly: true,
      render: (issue) => (
        <Button onClick={() => onChange(issue)}>
          <span>{t("known_issues.edit")}</span>
          <VisuallyHidden>{` ${issue.code}`}</VisuallyHidden>
        </Button>
      ),
    },
  ];
};
