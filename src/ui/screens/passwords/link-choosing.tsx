import { linkRefusals } from "../../../domain/passwords/link.refusals.ts";
import { useSelector } from "@xstate/react";
import type { NewPasswordRef } from "../../../machines/passwords/new-password.machine.ts";
import type { PasswordResetRef } from "../../../machines/passwords/password-reset.machine.ts";
import { FormView } from "../../form/form-view.tsx";
import { NewPasswordFields } from "../../passwords/new-password-fields.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";

const ChoosingForm = ({
  form,
  email,
}: {
  readonly form: NewPasswordRef;
  readonly email: string | undefined;
}) => {
  const t = useText();
  return (
    <FormView
      form={form}
      submitLabel={t("link.set_password")}
      failedTitle={t("link.not_set")}
      refusals={linkRefusals}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields password={useField(form, "password")} repeat={useField(form, "repeat")} />
    </FormView>
  );
};

/** The form for a new password, opened by an email's link. */
export const LinkChoosing = ({ reset }: { readonly reset: PasswordResetRef }) => {
  const form = useSelector(reset, ({ children }) => children.newPassword);
  const email = useSelector(reset, ({ context }) => context.link?.email);
  return form === undefined ? null : <ChoosingForm form={form} email={email} />;
};
