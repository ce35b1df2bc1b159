import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useText } from "../../i18n/use-text.ts";

/** Sends the activation link again; the answer is the same for every address. */
export type ResendActivation = ActionLogic<{ readonly email: string }, unknown>;

export interface ActivationButtonProps {
  readonly email: string;
  readonly resendActivation: ResendActivation;
}

/** The button that sends an account's activation link again. */
export const ActivationButton = ({ email, resendActivation }: ActivationButtonProps) => {
  const t = useText();
  const actor = useScreenActor("activation-link", resendActivation, { limit: WRITE_LIMIT });
  return (
    <SubmissionButton
      actor={actor}
      request={{ email }}
      label={t("sign_up.exists.resend")}
      doneText={t("sign_up.exists.resent", { email })}
      failedTitle={t("sign_up.exists.not_resent")}
    />
  );
};
