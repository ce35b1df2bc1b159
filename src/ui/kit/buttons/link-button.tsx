import type { ReactNode } from "react";
import type { To } from "react-router-dom";
import type { ButtonVariant } from "./button.tsx";
import { Link } from "./link.tsx";
import css from "./button.module.css";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIcon } from "./icon.tsx";

export interface LinkButtonProps {
  readonly to: To;
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = ({ to, variant = "secondary", icon, children }: LinkButtonProps) => (
  <Link to={to} className={classNames(css["button"], css[variant])}>
    {icon && <Icon of={icon} />}
    <span className={css["label"]}>{children}</span>
  </Link>
);
