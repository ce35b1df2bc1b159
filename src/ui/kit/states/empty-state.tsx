import type { ReactNode } from "react";
import Inbox from "lucide-react/icons/inbox";
import { Icon, type LucideIcon } from "../buttons/icon.tsx";
import css from "./notice.module.css";

export interface EmptyStateProps {
  readonly title: string;
  /** Why nothing is shown, and what to do. */
  readonly text: string;
  readonly icon?: LucideIcon;
  readonly action?: ReactNode;
}

/** Shown instead of a list or page without content. */
export const EmptyState = ({ title, text, icon = Inbox, action }: EmptyStateProps) => (
  <div className={css["notice"]}>
    <Icon of={icon} large />
    <p className={css["title"]}>{title}</p>
    <p className={css["text"]}>{text}</p>
    {action !== undefined && <div className={css["actions"]}>{action}</div>}
  </div>
);
