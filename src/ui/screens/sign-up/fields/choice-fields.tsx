import { useSelector } from "@xstate/react";
import { statesOf } from "../../../../domain/account/company-data.ts";
import type { SignUpFormRef } from "../../../../machines/sign-up/sign-up-form.machine.ts";
import { CountryField } from "../../../form/country-field.tsx";
import { StateField } from "../../../form/state-field.tsx";
import { useField } from "../../../form/use-field.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Field } from "../../../kit/fields/field.tsx";
import { MultiSelect } from "../../../kit/fields/multi-select.tsx";
import { fieldLabel, signUpProblemText } from "../sign-up-labels.ts";

interface Named {
  readonly code: string;
  readonly name: string;
}

const itemsOf = (list: readonly Named[]) => list.map(({ code, name }) => ({ value: code, label: name }));

/** The field for the country of the address. */
export const AddressCountry = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  const { problem, ...binding } = useField(form, "country");
  return (
    <CountryField
      {...binding}
      label={fieldLabel(t, "country")}
      error={signUpProblemText(t, problem)}
      autoComplete="country-name"
      countries={useSelector(form, ({ context }) => context.values.options.countries)}
    />
  );
};

/** The field for the state of the address, if the country has states. */
export const AddressState = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  const { problem, ...binding } = useField(form, "state");
  const states = useSelector(form, ({ context: { values } }) =>
    statesOf(values.options.countries, values.country),
  );
  return (
    <StateField
      {...binding}
      label={fieldLabel(t, "state")}
      error={signUpProblemText(t, problem)}
      states={states}
    />
  );
};

export interface SeveralOfProps {
  readonly form: SignUpFormRef;
  readonly field: "contactTypes" | "businessFields";
  readonly optional?: boolean;
  readonly help?: string;
}

/** Checkboxes for several options from the server. */
export const SeveralOf = ({ form, field, optional = false, help }: SeveralOfProps) => {
  const t = useText();
  const list = useSelector(form, ({ context }) => context.values.options[field]);
  const { problem, value, ...control } = useField(form, field);
  return (
    <Field label={fieldLabel(t, field)} optional={optional} help={help} error={signUpProblemText(t, problem)}>
      {(described) => <MultiSelect {...described} {...control} items={itemsOf(list)} values={value} />}
    </Field>
  );
};
