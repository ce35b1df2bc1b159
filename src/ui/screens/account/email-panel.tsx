import { useSelector } from "@xstate/react";
import { cancelEmailChange } from "../../../api/account.calls.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { emailChangeRefusals } from "../../../domain/account/account.refusals.ts";
import { emailChangeMachine, type EmailChangeRef } from "../../../machines/account/email-change.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { actorKey } from "../../calls/actor-key.ts";
import { FormView } from "../../form/form-view.tsx";
import { problemText } from "../../form/problem-text.ts";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { PasswordInput } from "../../kit/fields/password-input.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { PendingEmail } from "./pending-email.tsx";
import styles from "./settings.module.css";
import type { AccountRef } from "./use-account-settings.ts";

export interface EmailPanelProps {
  readonly account: AccountRef;
  readonly email: string;
  readonly pendingEmail: string | null;
}

/**
 * The account's email address and its change, which takes effect when the link in the confirmation email is opened
 * (business §3).
 */
export const EmailPanel = ({ account, email, pendingEmail }: EmailPanelProps) => {
  const t = useText();
  const form: EmailChangeRef = useScreenActor("settings-email", emailChangeMachine, {
    values: { email: "", password: "" },
    limit: WRITE_LIMIT,
    parent: account,
    // What came of cancelling the change before is no longer told.
    forwards: [{ key: actorKey(cancelEmailChange), event: { type: "action.forget" } }],
  });
  const isDirty = useSelector(form, ({ context }) => context.isDirty);
  const { problem, ...address } = useField(form, "email");
  const { problem: passwordProblem, ...password } = useField(form, "password");
  return (
    <Panel form heading={t("settings.email")}>
      <div className={styles["stack"]}>
        <p>{t("settings.email.now", { email })}</p>
        <PendingEmail account={account} email={email} pendingEmail={pendingEmail} />
        <FormView
          form={form}
          submitLabel={t("settings.email.submit")}
          oneOfSeveral
          failedTitle={t("settings.not_saved")}
        >
          <Field label={t("settings.email.new")} error={problemText(t, problem, emailChangeRefusals)}>
            {(control) => (
              <TextInput
                {...control}
                {...address}
                type="email"
                autoComplete="email"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <Field
            label={t("settings.email.password")}
            error={problemText(t, passwordProblem, emailChangeRefusals)}
          >
            {(control) => <PasswordInput {...control} {...password} autoComplete="current-password" />}
          </Field>
        </FormView>
      </div>
      <LeaveGuard
        form={t("settings.email")}
        changed={isDirty}
        onDiscard={() => form.send({ type: "form.reset" })}
      />
    </Panel>
  );
};
