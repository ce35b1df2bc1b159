import type { Country } from "../../domain/kit/country.ts";
import { countryName } from "../i18n/country-name.ts";
import { useFormat } from "../i18n/format.ts";
import { importOrGone } from "../code/import-or-gone.ts";
import { lazyPart } from "../code/lazy-part.tsx";
import { LateCombobox, type LateField } from "./late-combobox.tsx";

export interface CountryFieldProps extends LateField {
  /** Undefined until they are there. */
  readonly countries: readonly Country[] | undefined;
  /** `off` where the country is not that of the person or of their company. */
  readonly autoComplete: "country-name" | "off";
}

const CountryCombobox = lazyPart(async () => (await import("./place-comboboxes.tsx")).CountryCombobox);

/** Loads the code of the field before the step that shows it; the field says so where it does not come. */
export const loadCountryField = (): void => {
  importOrGone(() => import("./place-comboboxes.tsx")).catch(() => undefined);
};

/** A field for a country, which is found by typing its name or its code. */
export const CountryField = (props: CountryFieldProps) => {
  const { tag } = useFormat();
  const { value } = props;
  return (
    <LateCombobox field={props} text={value === "" ? "" : countryName(tag, value)}>
      {(focused) => <CountryCombobox {...props} focused={focused} />}
    </LateCombobox>
  );
};
