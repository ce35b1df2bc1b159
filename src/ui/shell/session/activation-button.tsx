import { useSelector } from "@xstate/react";
import { resendActivation } from "../../../api/sign-up.calls.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useText } from "../../i18n/use-text.ts";

/** The button that sends an account's activation link again, in the displayed language; the answer is the same for every address. */
export const ActivationButton = ({ email }: { readonly email: string }) => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return (
    <ActionButton
      action={useAction(resendActivation)}
      request={{ email, instance }}
      label={t("sign_up.exists.resend")}
      doneText={t("sign_up.exists.resent", { email })}
      failedTitle={t("sign_up.exists.not_resent")}
    />
  );
};
