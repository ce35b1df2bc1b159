import type { ComponentProps } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import input from "./input.module.css";
import css from "./select.module.css";

export interface SelectButtonProps extends Omit<
  ComponentProps<"button">,
  "type" | "className" | "style" | "children" | "lang"
> {
  /** What is chosen; undefined where the field asks for a choice. */
  readonly text: string | undefined;
  /** The language of the text, where it is not that of the page. */
  readonly lang?: string | undefined;
}

/** The closed field of a list that the browser does not show itself: what is chosen, and that it opens. */
export const SelectButton = ({ text, lang, ...rest }: SelectButtonProps) => {
  const t = useText();
  return (
    <button {...rest} type="button" className={classNames(input["input"], css["toggle"])}>
      <span lang={lang} className={classNames(css["chosen"], text === undefined && css["placeholder"])}>
        {text ?? t("kit.select.placeholder")}
      </span>
      <Icon of={ChevronDown} />
    </button>
  );
};
