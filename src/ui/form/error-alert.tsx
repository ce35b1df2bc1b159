import type { CallFailure } from "../../domain/kit/call-failure.ts";
import type { Text } from "../i18n/catalogue.ts";
import { useText } from "../i18n/use-text.ts";
import { FailureAlert, type FailureAlertProps } from "./failure-alert.tsx";

export interface ErrorAlertProps extends Pick<FailureAlertProps, "title" | "note" | "actions"> {
  readonly error: CallFailure | "defect" | undefined;
  /** The area's text for a code. */
  readonly refusal?: ((t: Text, code: string) => string | undefined) | undefined;
}

/** The alert for an error that belongs to no field of a form; the input is kept. */
export const ErrorAlert = ({ error, refusal, ...rest }: ErrorAlertProps) => {
  const t = useText();
  if (error === undefined) return null;
  const failure = error === "defect" ? undefined : error;
  return (
    <FailureAlert
      {...rest}
      failure={failure}
      known={failure?._tag === "Refused" ? refusal?.(t, failure.code) : undefined}
    />
  );
};
