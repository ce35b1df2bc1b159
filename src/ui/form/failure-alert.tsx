import type { ReactNode } from "react";
import { failureCode, type CallFailure } from "../../domain/kit/call-failure.ts";
import { DEFECT_CODE, defectText, failureText, sentence } from "../i18n/failure-text.ts";
import { useText } from "../i18n/use-text.ts";
import { Alert } from "../kit/states/alert.tsx";
import styles from "./failure-alert.module.css";

export interface FailureAlertProps {
  /** What was not done. */
  readonly title: string;
  /** Without a failure it is a defect of the portal itself. */
  readonly failure: CallFailure | undefined;
  /** Words that only the area has for a refusal. */
  readonly known?: string | undefined;
  /** What stays as it was. */
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
}

/** Why something was not done, where it was asked for. */
export const FailureAlert = ({ title, failure, known, note, actions }: FailureAlertProps): ReactNode => {
  const t = useText();
  return (
    <Alert tone="danger" title={title} actions={actions}>
      <p>{known ?? sentence(failure === undefined ? defectText(t) : failureText(t, failure))}</p>
      {note === undefined ? null : <p>{note}</p>}
      <p className={styles["code"]}>
        {t("failure.code", { code: failure === undefined ? DEFECT_CODE : failureCode(failure) })}
      </p>
    </Alert>
  );
};
