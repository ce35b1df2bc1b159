import type { ComponentProps, MouseEvent } from "react";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useText } from "../../i18n/use-text.ts";
import css from "./button.module.css";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIcon } from "./icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

/** `primary`: at most one on a page; `danger` for destructive actions; `quiet` for rarely used ones. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "style"> {
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  /** The action is running: the button shows progress, keeps its width and focus, and ignores presses. */
  readonly busy?: boolean;
}

/** A button with a text label. */
export const Button = ({
  variant = "secondary",
  icon,
  busy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const t = useText();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...(busy && { "aria-disabled": true, "aria-busy": true })}
      type={type}
      onClick={press}
      className={classNames(css["button"], css[variant], busy && css["busy"])}
    >
      <span className={css["label"]}>
        {icon && <Icon of={icon} />}
        <span className={css["label"]}>{children}</span>
      </span>{" "}
      {busy && (
        <span className={css["spinner"]}>
          <Icon of={LoaderCircle} large />
          <VisuallyHidden>{t("kit.busy")}</VisuallyHidden>
        </span>
      )}
    </button>
  );
};
