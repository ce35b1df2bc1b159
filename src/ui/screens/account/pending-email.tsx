import { useEffect, useRef } from "react";
import { cancelEmailChange } from "../../../api/account.calls.ts";
import { useOnceGone } from "../../actors/use-once-gone.ts";
import { useAction } from "../../calls/use-action.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Done } from "../../kit/states/success.tsx";
import type { AccountRef } from "./use-account-settings.ts";

export interface PendingEmailProps {
  readonly account: AccountRef;
  readonly email: string;
  readonly pendingEmail: string | null;
}

/** The new address that is not confirmed yet with a button that cancels it, and what came of that (business §3). */
export const PendingEmail = ({ account, email, pendingEmail }: PendingEmailProps) => {
  const t = useText();
  const cancel = useAction(cancelEmailChange, { replace: account });
  const { forget, state } = cancel;
  const done = state === "done";
  // There was nothing to cancel any more.
  const over = cancel.failure?._tag === "Refused" && cancel.failure.code === "EMAIL_CHANGE_OVER";
  const failed = cancel.failed && !over;
  // The person goes: what came of it is no longer shown. What comes of it once they are gone is.
  useOnceGone(() => done || cancel.failed, forget);
  const result = useRef<HTMLDivElement>(null);
  const isResult = over || (pendingEmail === null && (done || failed));
  useEffect(() => {
    // The pressed button is gone: the focus goes on where the result is shown.
    if (isResult) result.current?.focus();
  }, [isResult]);
  if (pendingEmail === null && !isResult) return null;
  return (
    <div ref={result} tabIndex={-1}>
      {pendingEmail !== null && (
        <Alert
          tone="info"
          actions={
            <Button busy={cancel.busy} onClick={() => cancel.send({})}>
              {t("settings.email.cancel")}
            </Button>
          }
        >
          {t("settings.email.pending", { email: pendingEmail })}
        </Alert>
      )}
      {pendingEmail === null && done && <Done>{t("settings.email.cancelled", { email })}</Done>}
      {over && <Alert tone="info">{t("settings.email.EMAIL_CHANGE_OVER")}</Alert>}
      {failed && <FailureAlert title={t("settings.email.not_cancelled")} failure={cancel.failure} />}
    </div>
  );
};
