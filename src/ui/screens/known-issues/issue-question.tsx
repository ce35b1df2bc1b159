import { deleteKnownIssue, endKnownIssue } from "../../../api/known-issues.calls.ts";
import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import { issueKeyOf } from "../../../machines/known-issues/known-issue-settings.machine.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { Dialog } from "../../kit/overlays/dialog.tsx";

const calls = { end: endKnownIssue, delete: deleteKnownIssue } as const;
/** What ends an issue in the portal. */
export type IssueStep = keyof typeof calls;

export interface IssueQuestionProps {
  readonly issue: KnownIssue;
  readonly list: ParentRef<ContentOutdated>;
  readonly step: IssueStep;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a known issue is ended or deleted; it stays open until that is done, and says why it was not. */
export const IssueQuestion = ({ issue: { id }, list, step, onClose, onDone }: IssueQuestionProps) => {
  const t = useText();
  const ending = useAction(calls[step], {
    about: { id },
    refresh: list,
    // What was typed in the form is given up.
    forwards: [{ key: issueKeyOf(id), event: { type: "settings.discard" } }],
    onDone,
  });
  return (
    <Dialog
      open
      title={t(`known_issues.${step}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={ending.busy} onClick={() => ending.send({ id })}>
            {t(`known_issues.${step}.yes`)}
          </Button>
          <Button onClick={onClose}>{t("known_issues.keep")}</Button>
        </>
      }
    >
      <p>{t(`known_issues.${step}.text`)}</p>
      <ActionFailure action={ending} title={t("known_issues.not_done")} />
    </Dialog>
  );
};
