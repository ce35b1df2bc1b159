import type { ReactNode } from "react";
import type { ButtonVariant } from "./button.tsx";
import { Link, type LinkProps } from "./link.tsx";
import css from "./button.module.css";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIcon } from "./icon.tsx";

export interface LinkButtonProps extends Pick<LinkProps, "to" | "state"> {
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = ({ variant = "secondary", icon, children, ...to }: LinkButtonProps) => (
  <Link {...to} className={classNames(css["button"], css[variant])}>
    {icon && <Icon of={icon} />}
    <span className={css["label"]}>{children}</span>
  </Link>
);
