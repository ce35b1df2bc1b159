import type { KeyboardEvent } from "react";
import { useSelect, type UseSelectProps } from "downshift";
import { labelIdOf, type FieldControl } from "./field.tsx";
import { OptionList, scrollIntoView, type SelectItem } from "./option-list.tsx";
import { SelectButton, type SelectButtonProps } from "./select-button.tsx";
import css from "./select.module.css";

export interface ListboxProps<Value>
  extends FieldControl, FormControl, Pick<SelectButtonProps, "text" | "lang"> {
  readonly items: readonly SelectItem<Value>[];
  readonly chosen: readonly Value[];
  readonly multiple: boolean;
  readonly onChoose: (value: Value) => void;
  readonly disabled?: boolean;
}

type Reducer<Value> = NonNullable<UseSelectProps<SelectItem<Value>>["stateReducer"]>;

const { ToggleButtonBlur, ToggleButtonKeyDownEnter, ToggleButtonKeyDownSpaceButton, ItemClick } =
  useSelect.stateChangeTypes;
const choosing: readonly unknown[] = [ToggleButtonKeyDownEnter, ToggleButtonKeyDownSpaceButton, ItemClick];

/** Blur closes the list without selecting; with multiple selection, selecting keeps the list open. */
const reducer =
  <Value,>(multiple: boolean): Reducer<Value> =>
  (state, { type, changes }) => {
    if (type === ToggleButtonBlur) return { ...changes, selectedItem: state.selectedItem };
    if (multiple && state.isOpen && choosing.includes(type))
      return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
    return changes;
  };

/** The form attributes of a field: its name and its blur handler. */
export interface FormControl {
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/** The field and its list, for `Select` and `MultiSelect`. */
export const Listbox = <Value,>({
  id,
  items,
  chosen,
  text,
  lang,
  multiple,
  onChoose,
  name,
  onBlur,
  disabled = false,
  ...described
}: ListboxProps<Value>) => {
  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<
    SelectItem<Value>
  >({
    items: [...items],
    selectedItem: multiple ? null : (items.find(({ value }) => chosen.includes(value)) ?? null),
    toggleButtonId: id,
    labelId: labelIdOf(id),
    menuId: `${id}-menu`,
    getItemId: (index) => `${id}-item-${index}`,
    itemToString: (item) => item?.label ?? "",
    stateReducer: reducer<Value>(multiple),
    scrollIntoView,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value);
    },
  });
  // The Escape that closes the list does not close a dialog around it.
  const keepEscape = (event: KeyboardEvent) => {
    if (isOpen && event.key === "Escape") event.preventDefault();
  };
  return (
    <div className={css["select"]}>
      <SelectButton
        {...getToggleButtonProps({ disabled, onKeyDown: keepEscape, onBlur })}
        name={name}
        {...described}
        text={text}
        lang={lang}
      />
      <OptionList
        items={items}
        chosen={chosen}
        open={isOpen}
        highlightedIndex={highlightedIndex}
        menuProps={getMenuProps({ "aria-multiselectable": multiple || undefined })}
        itemProps={getItemProps}
      />
    </div>
  );
};
