import { useText } from "../i18n/use-text.ts";
import { Field } from "../kit/fields/field.tsx";
import { Select } from "../kit/fields/select.tsx";

/** A further filter of a list: one of a few values, or all. */
export interface Choice {
  /** The address parameter, one of the rules' `choices`. */
  readonly name: string;
  readonly label: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  /** What it is called where nothing is chosen, if not "All". */
  readonly all?: string;
}

interface ChoiceFilterProps extends Choice {
  /** The list's filters by parameter. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChange: (choices: Readonly<Record<string, string>>) => void;
}

/** The control of a further filter. */
export const ChoiceFilter = ({ choices, onChange, name, label, items, all }: ChoiceFilterProps) => {
  const t = useText();
  const { [name]: chosen = "", ...others } = choices;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          items={[{ value: "", label: all ?? t("list.all") }, ...items]}
          value={chosen}
          onChange={(value) => onChange(value === "" ? others : { ...others, [name]: value })}
        />
      )}
    </Field>
  );
};
