import type { ComponentProps, MouseEvent } from "react";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useText } from "../../i18n/use-text.ts";
import css from "./button.module.css";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIcon } from "./icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

/** One primary action a page; `danger` stands apart from it; `quiet` is for what is rarely wanted. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "style"> {
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  /** The action runs: the button shows it, keeps its width and the focus, and ignores presses. */
  readonly busy?: boolean;
}

/** A button that says what happens. */
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
        {children}
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
