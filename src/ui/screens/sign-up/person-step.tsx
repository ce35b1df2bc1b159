import { useSelector } from "@xstate/react";
import { salutations } from "../../../domain/kit/salutation.ts";
import type { SignUpFormRef } from "../../../machines/sign-up/sign-up-form.machine.ts";
import { NewPasswordFields } from "../../passwords/new-password-fields.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { RadioGroup } from "../../kit/fields/radio-group.tsx";
import { AddressFields } from "./fields/address-fields.tsx";
import { CheckField } from "./fields/check-field.tsx";
import { DataProtectionField } from "./fields/data-protection-field.tsx";
import { ExistingAccount } from "./existing-account.tsx";
import { signUpProblemText } from "./sign-up-labels.ts";
import css from "./sign-up.module.css";
import { TextField } from "./fields/text-field.tsx";

const Salutation = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  const { problem, ...control } = useField(form, "salutation");
  return (
    <RadioGroup
      {...control}
      label={t("sign_up.field.salutation")}
      error={signUpProblemText(t, problem)}
      options={salutations.map((salutation) => ({
        value: salutation as string,
        label: t(`sign_up.salutation.${salutation}`),
      }))}
    />
  );
};

/** The step for the person's data and password; for private persons also the address. */
export const PersonStep = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  const isPrivate = useSelector(form, ({ context }) => context.values.accountType === "private");
  return (
    <>
      <Salutation form={form} />
      <div className={css["pair"]}>
        <TextField form={form} field="firstname" autoComplete="given-name" />
        <TextField form={form} field="lastname" autoComplete="family-name" />
      </div>
      <TextField
        form={form}
        field="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        help={t("sign_up.help.email")}
      />
      <ExistingAccount form={form} />
      <TextField
        form={form}
        field="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        optional
        help={t("sign_up.help.phone")}
      />
      <NewPasswordFields password={useField(form, "password")} repeat={useField(form, "repeat")} />
      {isPrivate && <AddressFields form={form} />}
      <CheckField form={form} field="newsletter" />
      <DataProtectionField form={form} />
    </>
  );
};
