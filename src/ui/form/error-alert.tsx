import type { CallFailure } from "../../domain/kit/call-failure.ts";
import { FailureAlert, type FailureAlertProps } from "./failure-alert.tsx";

export interface ErrorAlertProps extends Pick<FailureAlertProps, "title" | "refusals" | "note" | "actions"> {
  readonly error: CallFailure | "defect" | undefined;
}

/** The alert for an error that belongs to no field of a form; the input is kept. */
export const ErrorAlert = ({ error, ...rest }: ErrorAlertProps) =>
  error === undefined ? null : <FailureAlert {...rest} failure={error === "defect" ? undefined : error} />;
