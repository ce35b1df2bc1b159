import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import type { ButtonVariant } from "./button.tsx";
import css from "./button.module.css";
import { Icon } from "./icon.tsx";

export interface ExternalButtonProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** A link to another site that looks like a button; it opens a tab of its own. */
export const ExternalButton = ({ href, variant = "secondary", children }: ExternalButtonProps) => {
  const t = useText();
  return (
    <a href={href} target="_blank" rel="noreferrer" className={classNames(css["button"], css[variant])}>
      <Icon of={ExternalLink} />
      <span className={css["label"]}>{children}</span> <VisuallyHidden>{t("shell.new_tab")}</VisuallyHidden>
    </a>
  );
};
