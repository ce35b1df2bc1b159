import type { ComponentProps } from "react";
import css from "./button.module.css";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIcon } from "./icon.tsx";

export interface IconButtonProps extends Omit<
  ComponentProps<"button">,
  "className" | "style" | "children" | "aria-label" | "title"
> {
  /** What pressing it does; read aloud and shown on hover. */
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A button that shows an icon alone. */
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
