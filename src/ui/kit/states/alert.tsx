import type { ReactNode } from "react";
import X from "lucide-react/icons/x";
import { useText } from "../../i18n/use-text.ts";
import css from "./alert.module.css";
import { classNames } from "../class-names.ts";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { toneIcon, type Tone } from "./tone.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

export interface AlertProps {
  /** The alert of a machine may have any type (shell §4); a view shows success by its own component (success.tsx). */
  readonly tone: Tone;
  readonly title?: string | undefined;
  readonly icon?: boolean;
  /** Shows the close icon. Its machine decides when an alert is hidden automatically (shell §4). */
  readonly onClose?: () => void;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A message in the page: urgent tones interrupt screen readers, the others do not. */
export const Alert = ({ tone, title, icon = true, onClose, actions, children }: AlertProps) => {
  const t = useText();
  const urgent = tone === "danger" || tone === "warning";
  return (
    <div role={urgent ? "alert" : "status"} className={classNames(css["alert"], css[tone])}>
      {icon && <Icon of={toneIcon[tone]} large />}
      <div className={css["body"]}>
        <VisuallyHidden>{`${t("kit.label", { name: t(`kit.tone.${tone}`) })} `}</VisuallyHidden>
        {title !== undefined && <p className={css["title"]}>{title}</p>}
        {children !== undefined && <div className={css["text"]}>{children}</div>}
        {actions !== undefined && <div className={css["actions"]}>{actions}</div>}
      </div>
      {onClose && <IconButton label={t("kit.close")} icon={X} onClick={onClose} />}
    </div>
  );
};
