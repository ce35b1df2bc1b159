import { useSelector } from "@xstate/react";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { passwordRefusals } from "../../../domain/passwords/passwords.refusals.ts";
import {
  passwordChangeMachine,
  type PasswordChangeRef,
} from "../../../machines/account/password-change.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { DoneNote } from "../../form/done-note.tsx";
import { FormView } from "../../form/form-view.tsx";
import { NewPasswordFields } from "../../passwords/new-password-fields.tsx";
import { problemText } from "../../form/problem-text.ts";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { PasswordInput } from "../../kit/fields/password-input.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { SettingsParts } from "./settings-parts.tsx";

/** The change of the person's password, which requires the present one (business §2, §5). */
export const PasswordScreen = () => {
  const t = useText();
  const form: PasswordChangeRef = useScreenActor("settings-password", passwordChangeMachine, {
    values: { oldPassword: "", password: "", repeat: "" },
    limit: WRITE_LIMIT,
  });
  const isDirty = useSelector(form, ({ context }) => context.isDirty);
  const { problem, ...old } = useField(form, "oldPassword");
  return (
    <>
      <PageHeader title={t("settings.title")} />
      <SettingsParts />
      <Panel form heading={t("settings.password")}>
        <FormView
          form={form}
          submitLabel={t("settings.save")}
          failedTitle={t("settings.password.failed")}
          aside={<DoneNote form={form} text={t("settings.password.done")} />}
        >
          <Field label={t("settings.password.old")} error={problemText(t, problem, passwordRefusals)}>
            {(control) => <PasswordInput {...control} {...old} autoComplete="current-password" />}
          </Field>
          <NewPasswordFields password={useField(form, "password")} repeat={useField(form, "repeat")} />
        </FormView>
      </Panel>
      <LeaveGuard
        form={t("settings.password")}
        changed={isDirty}
        onDiscard={() => form.send({ type: "form.reset" })}
      />
    </>
  );
};
