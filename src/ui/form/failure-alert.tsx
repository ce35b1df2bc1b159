import type { ReactNode } from "react";
import type { Elements } from "../kit/elements.ts";
import { failureCode, isNumbered, type CallFailure } from "../../domain/kit/call-failure.ts";
import type { ShownTable } from "../../domain/kit/refusals.ts";
import { DEFECT_CODE, defectText, failureText, mayBeDone, sentence } from "../i18n/failure-text.ts";
import { refusalText } from "../i18n/refusal-text.ts";
import { useText } from "../i18n/use-text.ts";
import { Alert } from "../kit/states/alert.tsx";
import { FailureCode } from "../kit/states/failure-code.tsx";

export interface FailureAlertProps {
  /** What failed. */
  readonly title: string;
  /** Undefined for a defect of the portal. */
  readonly failure: CallFailure | undefined;
  /** The refusals that the area has texts for. */
  readonly refusals?: ShownTable | undefined;
  /** What is known of the field that the refusal names: said in place of the failure's text, and of a number beside it. */
  readonly known?: string | undefined;
  /** What is unchanged. */
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
}

/** The alert for a failed action, shown where the action was started. */
export const FailureAlert = ({
  title,
  failure,
  refusals = {},
  known,
  note,
  actions,
}: FailureAlertProps): Elements => {
  const t = useText();
  const code = failure === undefined ? DEFECT_CODE : failureCode(failure);
  const texts = failure === undefined ? defectText(t) : failureText(t, failure);
  const maybe = mayBeDone(failure);
  const unknown = failure?._tag === "Refused" && isNumbered(failure);
  const reason =
    (unknown ? undefined : known) ?? refusalText(t, refusals, code) ?? (maybe ? texts.text : sentence(texts));
  const file = failure?._tag === "Refused" ? failure.file : undefined;
  return (
    <Alert tone="danger" title={maybe ? texts.title : title} actions={actions}>
      <p>{file === undefined ? reason : t("files.not_added", { name: file, reason })}</p>
      {unknown && known !== undefined ? <p>{known}</p> : null}
      {note === undefined || maybe ? null : <p>{note}</p>}
      <FailureCode code={code} />
    </Alert>
  );
};
