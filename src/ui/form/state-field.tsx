import { lazyPart } from "../code/lazy-part.tsx";
import { LateCombobox, type LateField } from "./late-combobox.tsx";

export interface StateFieldProps extends LateField {
  /** The states of the chosen country. */
  readonly states: readonly { readonly code: string; readonly name: string }[];
}

const StateCombobox = lazyPart(async () => (await import("./place-comboboxes.tsx")).StateCombobox);

/** A field for the state or province of an address, which is found by typing its name or its code; nothing where the country has none. */
export const StateField = (props: StateFieldProps) => {
  const { states, value } = props;
  return states.length === 0 ? null : (
    <LateCombobox field={props} text={states.find(({ code }) => code === value)?.name ?? ""}>
      {(focused) => <StateCombobox {...props} focused={focused} />}
    </LateCombobox>
  );
};
