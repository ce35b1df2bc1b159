import type { KeyboardEvent } from "react";
import { useSelect, type UseSelectProps } from "downshift";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "../class-names.ts";
import { labelIdOf, type FieldControl } from "./field.tsx";
import { Icon } from "../buttons/icon.tsx";
import input from "./input.module.css";
import { OptionList, scrollIntoView, type SelectItem } from "./option-list.tsx";
import css from "./select.module.css";

export interface ListboxProps<Value> extends FieldControl, FormControl {
  readonly items: readonly SelectItem<Value>[];
  readonly chosen: readonly Value[];
  /** The text of the closed field. */
  readonly text: string;
  /** The language of the text, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** The text asks for a choice. */
  readonly asks: boolean;
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
  asks,
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
      <button
        {...getToggleButtonProps({ disabled, onKeyDown: keepEscape, onBlur })}
        name={name}
        {...described}
        type="button"
        className={classNames(input["input"], css["toggle"])}
      >
        <span lang={lang} className={classNames(css["chosen"], asks && css["placeholder"])}>
          {text}
        </span>
        <Icon of={ChevronDown} />
      </button>
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
