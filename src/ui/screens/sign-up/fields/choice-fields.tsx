import { useSelector } from "@xstate/react";
import { statesOf } from "../../../../domain/account/company-data.ts";
import type { SignUpFormRef } from "../../../../machines/sign-up/sign-up-form.machine.ts";
import { useField } from "../../../form/use-field.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Field } from "../../../kit/fields/field.tsx";
import { MultiSelect } from "../../../kit/fields/multi-select.tsx";
import { NativeSelect } from "../../../kit/fields/native-select.tsx";
import { fieldLabel, signUpProblemText } from "../sign-up-words.ts";

interface Named {
  readonly code: string;
  readonly name: string;
}

const itemsOf = (list: readonly Named[]) => list.map(({ code, name }) => ({ value: code, label: name }));

interface OneOfProps {
  readonly form: SignUpFormRef;
  readonly field: "country" | "state";
  readonly autoComplete: "country" | "address-level1";
  readonly list: readonly Named[];
}

const OneOf = ({ form, field, autoComplete, list }: OneOfProps) => {
  const t = useText();
  const { problem, value, ...control } = useField(form, field);
  return (
    <Field label={fieldLabel(t, field)} error={signUpProblemText(t, problem)}>
      {(described) => (
        <NativeSelect
          {...described}
          {...control}
          autoComplete={autoComplete}
          items={itemsOf(list)}
          value={value}
        />
      )}
    </Field>
  );
};

/** The field for the country. */
export const CountryField = ({ form }: { readonly form: SignUpFormRef }) => (
  <OneOf
    form={form}
    field="country"
    autoComplete="country"
    list={useSelector(form, ({ context }) => context.values.options.countries)}
  />
);

/** The field for the state, if the country has states. */
export const StateField = ({ form }: { readonly form: SignUpFormRef }) => {
  const states = useSelector(form, ({ context: { values } }) =>
    statesOf(values.options.countries, values.country),
  );
  return states.length === 0 ? null : (
    <OneOf form={form} field="state" autoComplete="address-level1" list={states} />
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
