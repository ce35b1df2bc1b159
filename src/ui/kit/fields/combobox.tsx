import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from "react";
import { useCombobox, type UseComboboxProps } from "downshift";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Field, labelIdOf, type FieldControl, type FieldProps } from "./field.tsx";
import type { FindItems } from "./find-items.ts";
import input from "./input.module.css";
import type { FormControl } from "./listbox.tsx";
import { OptionList, scrollIntoView, type SelectItem } from "./option-list.tsx";
import css from "./select.module.css";

export interface ComboboxProps extends FormControl, Omit<FieldProps, "children" | "optional"> {
  readonly items: readonly SelectItem<string>[];
  readonly find: FindItems<string>;
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly readOnly?: boolean;
  /** Called with what is typed, where the items are looked for elsewhere. */
  readonly onTyped?: (text: string) => void;
  readonly autoComplete: string;
  /** True where it takes the place of a field that has the focus. */
  readonly focused?: boolean;
}

type Reducer = NonNullable<UseComboboxProps<SelectItem<string>>["stateReducer"]>;

const { InputChange, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** Keeps an event from downshift: its own handling would take the focus, or empty the field. */
const keepFromDownshift = ({ nativeEvent }: SyntheticEvent): void => {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
};

const hasFocus = (element: Element): boolean => element === document.activeElement;

/** True where a browser or a password manager has put in a whole text: typing names its kind of input. */
const isFilledIn = ({ nativeEvent }: SyntheticEvent): boolean =>
  !("inputType" in nativeEvent) || nativeEvent.inputType === "insertReplacementText";

interface InputProps extends Omit<ComboboxProps, keyof FieldProps>, FieldControl {
  /** Called with what was typed and names no item, when the field is left; undefined when something else is typed or chosen. */
  readonly onMissed: (text: string | undefined) => void;
}

/** The text field and its list. What is typed is held here until it names an item or the field is left. */
const ComboboxInput = ({
  id,
  items,
  find,
  value,
  onChange,
  onMissed,
  onTyped,
  onBlur,
  name,
  readOnly = false,
  autoComplete,
  focused = false,
  ...described
}: InputProps) => {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  /** What was typed is to be taken as soon as there are items to find it in. */
  const [isDue, setDue] = useState(false);
  const follow = useCallback(
    (element: HTMLInputElement | null) => {
      if (focused) element?.focus();
    },
    [focused],
  );
  const chosen = items.find((item) => item.value === value);
  const { items: shown, waits = false } = typed === undefined ? { items } : find(typed);

  const choose = (next: string) => {
    setTyped(undefined);
    setDue(false);
    onMissed(undefined);
    if (next !== value) onChange(next);
  };
  /** Takes a text for what it names; the field goes back to its last value where it names nothing, and says so. While there are no items yet, the text stays. */
  const take = (text: string) => {
    if (text.trim() === "") return choose("");
    const found = find(text);
    if (found.named !== undefined) return choose(found.named.value);
    setTyped(found.waits === true ? text : undefined);
    setDue(found.waits === true);
    if (found.waits !== true) onMissed(text.trim());
  };

  const stateReducer: Reducer = ({ isOpen, highlightedIndex }, { type, changes }) => {
    if (readOnly) return { ...changes, isOpen: false };
    // A click that places the cursor leaves the list open.
    if (type === InputClick && isOpen) return { ...changes, isOpen, highlightedIndex };
    if (type !== InputChange) return changes;
    const found = find(changes.inputValue ?? "");
    return { ...changes, highlightedIndex: found.items.length > 0 || found.waits === true ? 0 : -1 };
  };
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<
    SelectItem<string>
  >({
    items: [...shown],
    selectedItem: chosen ?? null,
    inputValue: typed ?? chosen?.label ?? "",
    inputId: id,
    labelId: labelIdOf(id),
    menuId: `${id}-menu`,
    getItemId: (index) => `${id}-item-${index}`,
    itemToString: (item) => item?.label ?? "",
    itemToKey: (item) => item?.value,
    stateReducer,
    scrollIntoView,
    onStateChange: ({ type, selectedItem }) => {
      if (type === ItemClick || type === InputKeyDownEnter) choose(selectedItem?.value ?? value);
    },
  });

  const takeLate = useEffectEvent(() => {
    setDue(false);
    if (typed === undefined) return;
    const isThere = document.activeElement?.id === id;
    // Who is still there chooses in the list that has come.
    if (isThere && find(typed).named === undefined) return;
    closeMenu();
    take(typed);
    if (!isThere) onBlur?.();
  });
  useEffect(() => {
    if (!isDue || waits) return;
    // After the list is shown: taking it is no part of the effect.
    const timer = setTimeout(takeLate);
    return () => clearTimeout(timer);
  }, [isDue, waits]);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    // What is filled in from the field itself, and names no item, is looked for as if it were typed.
    if (hasFocus(target) && !(isFilledIn(event) && find(target.value).named !== undefined)) {
      onMissed(undefined);
      onTyped?.(target.value);
      setDue(false);
      return setTyped(target.value);
    }
    keepFromDownshift(event);
    closeMenu();
    take(target.value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      // Any other Escape is for the dialog around the field.
      if (!isOpen && typed === undefined) return keepFromDownshift(event);
      setTyped(undefined);
      if (isOpen) return;
      event.preventDefault();
      keepFromDownshift(event);
    }
    if (event.key === "Enter" && typed !== undefined && (shown.length === 0 || highlightedIndex === -1)) {
      event.preventDefault();
      keepFromDownshift(event);
      if (!waits) closeMenu();
      take(typed);
    }
  };
  const leave = () => {
    if (typed !== undefined) take(typed);
    // A problem would be shown of what may be right.
    if (!waits) onBlur?.();
  };
  /** What is typed first replaces the chosen name. */
  const selectText = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (typed === undefined && hasFocus(currentTarget)) currentTarget.select();
  };

  const open = isOpen && shown.length > 0;
  const count = shown.length;
  return (
    <div className={css["combobox"]}>
      <input
        {...getInputProps({
          ref: follow,
          onChange: type,
          onKeyDown: press,
          onBlur: leave,
          onFocus: selectText,
          onClick: selectText,
          "aria-expanded": open,
          ...(!open && { "aria-activedescendant": "" }),
        })}
        {...described}
        type="text"
        name={name}
        readOnly={readOnly}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t("kit.select.placeholder")}
        className={input["input"]}
      />
      <Icon of={ChevronDown} />
      <OptionList
        items={shown}
        chosen={[value]}
        open={open}
        highlightedIndex={highlightedIndex}
        menuProps={getMenuProps()}
        itemProps={getItemProps}
      />
      <div role="status">
        {isOpen && typed !== undefined && count === 0 && (
          <p className={classNames(css["menu"], css["none"])}>
            {waits ? t("kit.loading") : t("kit.combobox.none")}
          </p>
        )}
        {open && typed !== undefined && <VisuallyHidden>{t("kit.combobox.found", { count })}</VisuallyHidden>}
      </div>
    </div>
  );
};

/** A field whose value is chosen from a long list by typing a part of its name; browsers can fill it in. */
export const Combobox = ({ label, help, error, ...rest }: ComboboxProps) => {
  const t = useText();
  const [missed, setMissed] = useState<{ readonly text: string; readonly at: string }>();
  // It is shown until the value changes from elsewhere, too.
  const isShown = missed?.at === rest.value;
  return (
    <Field
      label={label}
      help={help}
      error={isShown ? t("kit.combobox.missed", { text: missed.text }) : error}
    >
      {(control) => (
        <ComboboxInput
          {...control}
          {...rest}
          onMissed={(text) => setMissed(text === undefined ? undefined : { text, at: rest.value })}
        />
      )}
    </Field>
  );
};
