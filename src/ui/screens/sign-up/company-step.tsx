import type { SignUpFormRef } from "../../../machines/sign-up/sign-up-form.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { AddressFields } from "./fields/address-fields.tsx";
import { SeveralOf } from "./fields/choice-fields.tsx";
import { TextField } from "./fields/text-field.tsx";
import { VatField } from "./fields/vat-field.tsx";

/** The step for the company, with its VAT id. */
export const CompanyStep = ({ form }: { readonly form: SignUpFormRef }) => (
  <>
    <TextField form={form} field="companyName" autoComplete="organization" />
    <AddressFields form={form} />
    <VatField form={form} />
    <TextField
      form={form}
      field="website"
      type="url"
      autoComplete="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      optional
    />
    <SeveralOf form={form} field="contactTypes" optional />
  </>
);

/** The step for the company's trade; codes and names come from the server (business §9). */
export const TradeFieldStep = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  return <SeveralOf form={form} field="businessFields" help={t("sign_up.help.businessFields")} />;
};
