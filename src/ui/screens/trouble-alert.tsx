import type { CallFailure } from "../../domain/call-failure.ts";
import type { Text } from "../i18n/catalogue.ts";
import { useText } from "../i18n/use-text.ts";
import { FailureAlert, type FailureAlertProps } from "./failure-alert.tsx";

export interface TroubleAlertProps extends Pick<FailureAlertProps, "title" | "note" | "actions"> {
  readonly trouble: CallFailure | "defect" | undefined;
  /** The area's own words for a code. */
  readonly refusal?: ((t: Text, code: string) => string | undefined) | undefined;
}

/** Why something was not done, where it is about no field of a form; what was typed stays. */
export const TroubleAlert = ({ trouble, refusal, ...rest }: TroubleAlertProps) => {
  const t = useText();
  if (trouble === undefined) return null;
  const failure = trouble === "defect" ? undefined : trouble;
  return (
    <FailureAlert
      {...rest}
      failure={failure}
      known={failure?._tag === "Refused" ? refusal?.(t, failure.code) : undefined}
    />
  );
};
