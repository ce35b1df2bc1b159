import type { SignUpFormRef } from "../../../../machines/sign-up/sign-up-form.machine.ts";
import { AddressCountry, AddressState } from "./choice-fields.tsx";
import css from "../sign-up.module.css";
import { TextField } from "./text-field.tsx";

/** The address of a company or of a private person. */
export const AddressFields = ({ form }: { readonly form: SignUpFormRef }) => (
  <>
    <AddressCountry form={form} />
    <TextField form={form} field="street" autoComplete="address-line1" />
    <TextField form={form} field="street2" autoComplete="address-line2" optional />
    <div className={css["pair"]}>
      <TextField form={form} field="zip" autoComplete="postal-code" />
      <TextField form={form} field="city" autoComplete="address-level2" />
    </div>
    <AddressState form={form} />
  </>
);
