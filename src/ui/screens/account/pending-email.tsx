import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { AccountSettings } from "../../../domain/account/account-settings.ts";
import type { EmailChangeCancelRef } from "../../../machines/account/email-change-cancel.machine.ts";
import type { EmailChangeRef } from "../../../machines/account/email-change.machine.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Done } from "../../kit/states/success.tsx";
import { useSettingsActors, type NoRequest } from "./settings-actors.ts";

export interface PendingEmailProps {
  readonly account: ResourceRef<NoRequest, AccountSettings>;
  /** The form that requests a change. */
  readonly form: EmailChangeRef;
  readonly email: string;
  readonly pendingEmail: string | null;
}

/** The new address that is not confirmed yet with a button that cancels it, and what came of that (business §3). */
export const PendingEmail = ({ account, form, email, pendingEmail }: PendingEmailProps) => {
  const t = useText();
  const actor: EmailChangeCancelRef = useScreenActor(
    "settings-email-cancel",
    useSettingsActors().emailChangeCancel,
    { parent: account },
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const done = useSelector(actor, (snapshot) => snapshot.hasTag("done"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const over = useSelector(actor, (snapshot) => snapshot.hasTag("over"));
  useEmitted(form, "form.sent", () => actor.send({ type: "emailChange.requested" }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const told = useRef<HTMLDivElement>(null);
  const isResult = over || (pendingEmail === null && (done || failed));
  useEffect(() => {
    // The pressed button is gone: the focus goes on where the result is told.
    if (isResult) told.current?.focus();
  }, [isResult]);
  if (pendingEmail === null && !isResult) return null;
  return (
    <div ref={told} tabIndex={-1}>
      {pendingEmail !== null && (
        <Alert
          tone="info"
          actions={
            <Button busy={busy} onClick={() => actor.send({ type: "emailChange.cancel" })}>
              {t("settings.email.cancel")}
            </Button>
          }
        >
          {t("settings.email.pending", { email: pendingEmail })}
        </Alert>
      )}
      {pendingEmail === null && done && <Done>{t("settings.email.cancelled", { email })}</Done>}
      {over && <Alert tone="info">{t("settings.email.EMAIL_CHANGE_OVER")}</Alert>}
      {failed && <FailureAlert title={t("settings.email.not_cancelled")} failure={failure} />}
    </div>
  );
};
