import type { ComponentProps } from "react";
import css from "./button.module.css";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIcon } from "./icon.tsx";

export interface IconButtonProps extends Omit<
  ComponentProps<"button">,
  "className" | "style" | "children" | "aria-label" | "title"
> {
  /** The action, as accessible name and tooltip. */
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A button with an icon only. */
export const IconButton = ({ label, icon, type = "button", ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={label}
    className={classNames(css["button"], css["icon"])}
  >
    <Icon of={icon} large />
  </button>
);
