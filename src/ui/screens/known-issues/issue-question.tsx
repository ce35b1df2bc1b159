import { useSelector } from "@xstate/react";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { useKnownIssuesActors, type IssueStep } from "./known-issues-actors.ts";

export interface IssueQuestionProps {
  readonly issue: KnownIssue;
  readonly step: IssueStep;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a known issue is ended or deleted; it stays open until that is done, and tells why it was not. */
export const IssueQuestion = ({ issue: { id }, step, onClose, onDone }: IssueQuestionProps) => {
  const t = useText();
  const actor = useScreenActor(`known-issue-step:${step}.${id}`, useKnownIssuesActors().issueSteps[step], {
    limit: WRITE_LIMIT,
  });
  useEmitted(actor, "action.done", onDone);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Dialog
      open
      title={t(`known_issues.${step}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            busy={busy}
            onClick={() => actor.send({ type: "action.send", request: { id } })}
          >
            {t(`known_issues.${step}.yes`)}
          </Button>
          <Button onClick={onClose}>{t("known_issues.keep")}</Button>
        </>
      }
    >
      <p>{t(`known_issues.${step}.text`)}</p>
      {failed && <FailureAlert title={t("known_issues.not_done")} failure={failure} />}
    </Dialog>
  );
};
