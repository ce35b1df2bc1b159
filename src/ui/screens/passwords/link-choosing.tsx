import { useSelector } from "@xstate/react";
import type { NewPasswordRef } from "../../../machines/passwords/new-password.machine.ts";
import type { PasswordResetRef } from "../../../machines/passwords/password-reset.machine.ts";
import { FormView } from "../../form/form-view.tsx";
import { NewPasswordFields } from "../../form/new-password-fields.tsx";
import { useField } from "../../form/use-field.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { sentence } from "../../i18n/failure-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { linkProblemWords } from "./link-words.ts";

const linkRefusal = (t: Text, code: string): string | undefined => {
  const words = linkProblemWords(t, code);
  return words === undefined ? undefined : sentence(words);
};

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
      refusal={linkRefusal}
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
