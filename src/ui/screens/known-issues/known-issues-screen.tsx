import Plus from "lucide-react/icons/plus";
import { getKnownIssues } from "../../../api/known-issues.calls.ts";
import { useList } from "../../lists/use-list.ts";
import { knownIssueList } from "../../../domain/known-issues/known-issues.lists.ts";
import { useState } from "react";
import { type KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Done } from "../../kit/states/success.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { useOpened } from "../../lists/use-opened.ts";
import type { IssueStep } from "./issue-question.tsx";
import css from "./known-issues.module.css";
import { NEW_ISSUE, OpenedIssue } from "./opened-issue.tsx";
import { useKnownIssueColumns } from "./use-known-issue-columns.tsx";

/** What staff have noted about error codes; search, filters, order, page and the open issue are in the address bar (docs/decisions/known-issues.md). */
export const KnownIssuesScreen = () => {
  const t = useText();
  const list = useList(knownIssueList);
  const actor = useResource(getKnownIssues, list.request);
  const { id: opened, open, close } = useOpened("issue");
  const [announced, setAnnounced] = useState<string>();
  const announce = (text: string) => {
    setAnnounced(text);
    close();
  };
  const onSaved = ({ code }: Pick<KnownIssue, "code">) => announce(t("known_issues.saved", { code }));
  const onStepped = ({ code }: KnownIssue, step: IssueStep) =>
    announce(t(`known_issues.${step}.done`, { code }));
  const columns = useKnownIssueColumns(({ id }) => open(id));
  return (
    <>
      <PageHeader
        title={t("known_issues.title")}
        note={t("known_issues.intro")}
        action={
          <Button variant="primary" icon={Plus} onClick={() => open(NEW_ISSUE)}>
            {t("known_issues.add")}
          </Button>
        }
      />
      <div className={css["status"]}>
        <Done>{announced}</Done>
      </div>
      <ListView
        name="known-issues"
        actor={actor}
        list={list}
        none={<EmptyState title={t("known_issues.empty.title")} text={t("known_issues.empty.text")} />}
        notFound={{ title: t("known_issues.none.title"), text: t("known_issues.none.text") }}
        columns={columns}
        label={t("known_issues.table", { page: list.address.page })}
        rowKey={({ id }) => id}
        totalText={(counted) => t("known_issues.total", counted)}
      />
      {opened !== undefined && (
        <OpenedIssue named={opened} list={actor} onClose={close} onSaved={onSaved} onStepped={onStepped} />
      )}
    </>
  );
};
