import ChevronDown from "lucide-react/icons/chevron-down";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import input from "./input.module.css";
import type { SelectProps } from "./select.tsx";
import css from "./select.module.css";

/** What the browser's own select can hold: each has a text of its own. */
export type Word = string | number | null;

export interface NativeSelectProps<Value extends Word> extends SelectProps<Value> {
  readonly autoComplete: string | undefined;
}

/** The browser's own selection field, for a few fixed options. Use it through `ChoiceSelect`. */
export const NativeSelect = <Value extends Word>({
  items,
  value,
  onChange,
  ...rest
}: NativeSelectProps<Value>) => {
  const t = useText();
  const asks = items.every((item) => item.value !== value);
  return (
    <div className={css["native"]}>
      <select
        {...rest}
        value={asks ? "" : String(value)}
        onChange={({ target }) => {
          const chosen = items.find((item) => String(item.value) === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        className={classNames(input["input"], asks && css["placeholder"])}
      >
        {asks && (
          <option value="" disabled hidden>
            {t("kit.select.placeholder")}
          </option>
        )}
        {items.map((item) => (
          <option key={String(item.value)} value={String(item.value)} lang={item.lang}>
            {item.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </div>
  );
};
