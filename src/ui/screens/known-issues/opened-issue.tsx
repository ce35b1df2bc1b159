import type { Page } from "../../../domain/kit/list.ts";
import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useOpenedRow } from "../../lists/use-opened-row.ts";
import { useContent } from "../../resource/use-content.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { IssueDialog, type IssueDialogProps } from "./issue-dialog.tsx";
import { NewIssueDialog, type NewIssueDialogProps } from "./new-issue-dialog.tsx";

/** The parameter's value for a new known issue. */
export const NEW_ISSUE = "new";

interface OpenedIssueProps<Request>
  extends Omit<NewIssueDialogProps, "list">, Pick<IssueDialogProps, "onStepped"> {
  /** The id in the address. */
  readonly named: string;
  readonly list: ResourceRef<Request, Page<KnownIssue>>;
}

/** The dialog of the known issue in the address; nothing if the list does not contain it. */
export const OpenedIssue = <Request,>({ named, list, onStepped, ...rest }: OpenedIssueProps<Request>) => {
  const issue = useOpenedRow(named, useContent(list)?.rows);
  if (named === NEW_ISSUE) return <NewIssueDialog list={list} {...rest} />;
  return issue === undefined ? null : (
    <>
      <PageTitle things={[issue.code]} />
      <IssueDialog key={named} issue={issue} list={list} onStepped={onStepped} {...rest} />
    </>
  );
};
