import { useMemo } from "react";
import { countryChoices, otherCountryNames } from "../i18n/country-choices.ts";
import { useFormat } from "../i18n/format.ts";
import { Combobox, type ComboboxProps } from "../kit/fields/combobox.tsx";
import { createFindItems, findsLater } from "../kit/fields/find-items.ts";
import type { CountryFieldProps } from "./country-field.tsx";
import type { StateFieldProps } from "./state-field.tsx";

/** The combobox of a `CountryField`. */
export const CountryCombobox = ({
  countries,
  ...rest
}: CountryFieldProps & Pick<ComboboxProps, "focused">) => {
  const { tag } = useFormat();
  const { value } = rest;
  const { items, find } = useMemo(() => {
    // The saved country is shown before the list is there, and where it does not come.
    const listed = countries ?? [];
    const isListed = value === "" || listed.some(({ code }) => code === value);
    const choices = countryChoices(tag, isListed ? listed : [...listed, { code: value, name: value }]);
    return {
      items: choices,
      find:
        countries === undefined
          ? findsLater
          : createFindItems(choices, (code) => otherCountryNames(tag, code)),
    };
  }, [countries, tag, value]);
  return <Combobox {...rest} items={items} find={find} />;
};

/** The combobox of a `StateField`. */
export const StateCombobox = ({ states, ...rest }: StateFieldProps & Pick<ComboboxProps, "focused">) => {
  const { items, find } = useMemo(() => {
    const choices = states.map(({ code, name }) => ({ value: code, label: name }));
    return { items: choices, find: createFindItems(choices, (code) => [code]) };
  }, [states]);
  return <Combobox {...rest} items={items} find={find} autoComplete="address-level1" />;
};
