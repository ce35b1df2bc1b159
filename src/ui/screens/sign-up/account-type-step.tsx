import { accountTypes } from "../../../domain/sign-up/sign-up.ts";
import type { SignUpFormRef } from "../../../machines/sign-up/sign-up-form.machine.ts";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { loadCountryField } from "../../form/country-field.tsx";
import { useText } from "../../i18n/use-text.ts";
import { RadioGroup } from "../../kit/fields/radio-group.tsx";

/** The step for the account type (business §6). */
export const AccountTypeStep = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  const value = useSelector(form, ({ context }) => context.values.accountType);
  // A later step has it.
  useEffect(loadCountryField, []);
  return (
    <RadioGroup
      label={t("sign_up.type")}
      name="accountType"
      value={value}
      options={accountTypes.map((type) => ({
        value: type,
        label: t(`sign_up.type.${type}`),
        help: t(`sign_up.type_help.${type}`),
      }))}
      onChange={(accountType) => form.send({ type: "form.changed", change: { accountType } })}
    />
  );
};
