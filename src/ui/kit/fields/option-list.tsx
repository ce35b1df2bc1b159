import { useEffect, type ComponentProps } from "react";
import Check from "lucide-react/icons/check";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import css from "./select.module.css";

/** An option of a selection field. */
export interface SelectItem<Value> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
}

/** Scrolls the list, and nothing around it, until all of an item is visible. */
export const scrollIntoView = (item: HTMLElement, list: HTMLElement): void => {
  const [{ top, bottom }, start] = [
    item.getBoundingClientRect(),
    list.getBoundingClientRect().top + list.clientTop,
  ];
  list.scrollTop += Math.max(0, bottom - start - list.clientHeight) + Math.min(0, top - start);
};

export interface OptionListProps<Value> {
  readonly items: readonly SelectItem<Value>[];
  readonly chosen: readonly Value[];
  readonly open: boolean;
  readonly highlightedIndex: number;
  /** The attributes that the hook of the field gives the list. */
  readonly menuProps: ComponentProps<"ul">;
  /** The attributes that the hook of the field gives an option. */
  readonly itemProps: (of: {
    readonly item: SelectItem<Value>;
    readonly index: number;
    readonly "aria-selected": boolean;
  }) => ComponentProps<"li">;
}

/** The floating list of a selection field or a combobox. */
export const OptionList = <Value,>({
  items,
  chosen,
  open,
  highlightedIndex,
  menuProps,
  itemProps,
}: OptionListProps<Value>) => {
  const { id = "" } = menuProps;
  // In a dialog or at the end of a page, the list may lie below what is seen.
  useEffect(() => {
    if (open) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [open, id]);
  return (
    <ul {...menuProps} className={classNames(css["menu"], !open && css["closed"])}>
      {open &&
        items.map((item, index) => (
          <li
            key={String(item.value)}
            {...itemProps({ item, index, "aria-selected": chosen.includes(item.value) })}
            lang={item.lang}
            className={classNames(css["item"], index === highlightedIndex && css["highlighted"])}
          >
            <span>{item.label}</span>
            {chosen.includes(item.value) && <Icon of={Check} />}
          </li>
        ))}
    </ul>
  );
};
