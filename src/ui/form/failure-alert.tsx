import type { ReactNode } from "react";
import type { Elements } from "../kit/elements.ts";
import { failureCode, type CallFailure } from "../../domain/kit/call-failure.ts";
import { DEFECT_CODE, defectText, failureText, sentence } from "../i18n/failure-text.ts";
import { useText } from "../i18n/use-text.ts";
import { Alert } from "../kit/states/alert.tsx";
import { FailureCode } from "../kit/states/failure-code.tsx";

export interface FailureAlertProps {
  /** What failed. */
  readonly title: string;
  /** Undefined for a defect of the portal. */
  readonly failure: CallFailure | undefined;
  /** The area's text for a refusal. */
  readonly known?: string | undefined;
  /** What is unchanged. */
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
}

/** The alert for a failed action, shown where the action was started. */
export const FailureAlert = ({ title, failure, known, note, actions }: FailureAlertProps): Elements => {
  const t = useText();
  const reason = known ?? sentence(failure === undefined ? defectText(t) : failureText(t, failure));
  const mayBeDone = failure !== undefined && "lost" in failure;
  const file = failure?._tag === "Refused" ? failure.file : undefined;
  return (
    <Alert tone="danger" title={mayBeDone ? t("failure.lost.title") : title} actions={actions}>
      <p>{file === undefined ? reason : t("files.not_added", { name: file, reason })}</p>
      {mayBeDone ? <p>{t("failure.lost.text")}</p> : null}
      {note === undefined || mayBeDone ? null : <p>{note}</p>}
      <FailureCode code={failure === undefined ? DEFECT_CODE : failureCode(failure)} />
    </Alert>
  );
};
