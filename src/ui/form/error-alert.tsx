import type { CallFailure } from "../../domain/kit/call-failure.ts";
import type { Text } from "../i18n/catalogue.ts";
import { useText } from "../i18n/use-text.ts";
import { FailureAlert, type FailureAlertProps } from "./failure-alert.tsx";

export interface ErrorAlertProps extends Pick<FailureAlertProps, "title" | "note" | "actions"> {
  readonly error: CallFailure | "defect" | undefined;
  /** The area's own words for a code. */
  readonly refusal?: ((t: Text, code: string) => string | undefined) | undefined;
}

/** Why something was not done, where it is about no field of a form; what was typed stays. */
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
