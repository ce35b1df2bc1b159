import type { ComponentProps } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import input from "./input.module.css";
import type { SelectItem } from "./option-list.tsx";
import css from "./select.module.css";

export interface NativeSelectProps extends Omit<
  ComponentProps<"select">,
  "value" | "defaultValue" | "onChange" | "className" | "style" | "multiple"
> {
  readonly items: readonly SelectItem<string>[];
  /** Empty if nothing is selected. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The browser's selection field, for values that browsers autofill, such as a state. Use it in a `Field`. */
export const NativeSelect = ({ items, value, onChange, ...rest }: NativeSelectProps) => {
  const t = useText();
  return (
    <div className={css["native"]}>
      <select
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(input["input"], value === "" && css["placeholder"])}
      >
        <option value="" disabled hidden>
          {t("kit.select.placeholder")}
        </option>
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </div>
  );
};
