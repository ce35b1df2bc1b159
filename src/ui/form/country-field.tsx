import { Suspense, useState } from "react";
import type { Country } from "../../domain/kit/country.ts";
import { countryName } from "../i18n/country-name.ts";
import { useFormat } from "../i18n/format.ts";
import { Field, type FieldProps } from "../kit/fields/field.tsx";
import { TextInput } from "../kit/fields/text-input.tsx";
import { lazyPart } from "../page/lazy-part.tsx";
import type { FieldBinding } from "./use-field.ts";

export interface CountryFieldProps
  extends Omit<FieldProps, "children" | "optional">, Omit<FieldBinding<string>, "problem"> {
  readonly countries: readonly Country[];
  /** `off` where the country is not that of the person or of their company. */
  readonly autoComplete: "country-name" | "off";
}

const load = async () => (await import("./country-combobox.tsx")).CountryCombobox;
const CountryCombobox = lazyPart(load);

/** Loads the code of the field before the step that shows it; the field says so where it does not come. */
export const loadCountryField = (): void => {
  load().catch(() => undefined);
};

/** A field for a country, which is found by typing its name or its code. Until its code is there, it shows its value, and who has come to it stays there. */
export const CountryField = (props: CountryFieldProps) => {
  const { tag } = useFormat();
  const [isEntered, setEntered] = useState(false);
  const { countries: _, label, help, error, value, ...binding } = props;
  return (
    <Suspense
      fallback={
        <Field label={label} help={help} error={error}>
          {(control) => (
            <TextInput
              {...control}
              {...binding}
              value={value === "" ? "" : countryName(tag, value)}
              readOnly
              onFocus={() => setEntered(true)}
              onBlur={() => setEntered(false)}
            />
          )}
        </Field>
      }
    >
      <CountryCombobox {...props} focused={isEntered} />
    </Suspense>
  );
};
