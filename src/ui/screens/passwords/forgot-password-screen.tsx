import { useSelector } from "@xstate/react";
import { loginPath } from "../../../domain/shell/routes.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import {
  passwordRequestMachine,
  type PasswordRequestRef,
} from "../../../machines/passwords/password-request.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FormView } from "../../form/form-view.tsx";
import { problemText } from "../../form/problem-text.ts";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Success } from "../../kit/states/success.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import css from "./passwords.module.css";
import { useTypedEmail } from "../../shell/session/typed-email.ts";

const Sent = ({ email }: { readonly email: string }) => {
  const t = useText();
  return (
    <Success title={t("forgot.sent.title")}>
      <p>{t("forgot.sent.text", { email })}</p>
      <p>{t("forgot.sent.help")}</p>
    </Success>
  );
};

/**
 * Requests an email with a link to set a new password; the answer does not disclose whether the account exists
 * (business §2).
 */
export const ForgotPasswordScreen = () => {
  const t = useText();
  const form: PasswordRequestRef = useScreenActor("forgot-password", passwordRequestMachine, {
    values: { email: "" },
    limit: WRITE_LIMIT,
  });
  const query = useVisitQuery();
  useTypedEmail((email) => form.send({ type: "form.changed", change: { email } }));
  const done = useSelector(form, (snapshot) => snapshot.hasTag("done"));
  const { problem, ...email } = useField(form, "email");
  return (
    <div className={css["page"]}>
      <PageHeader title={t("forgot.title")} note={t("forgot.intro")} />
      {done && <Sent email={email.value} />}
      <FormView
        form={form}
        submitLabel={done ? t("forgot.again") : t("forgot.submit")}
        failedTitle={t("forgot.failed")}
        aside={<LinkButton to={`${loginPath}${query}`}>{t("forgot.back")}</LinkButton>}
      >
        <Field label={t("field.email")} error={problemText(t, problem)}>
          {(control) => (
            <TextInput
              {...control}
              {...email}
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </FormView>
    </div>
  );
};
