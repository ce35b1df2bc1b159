import type { ReactNode } from "react";
import css from "./page-header.module.css";

export interface PageHeaderProps {
  readonly title: string;
  /** A line below the title. */
  readonly note?: ReactNode;
  /** The one primary action of the page. */
  readonly action?: ReactNode;
}

/** The head of a page. The title takes the focus when the page is opened. */
export const PageHeader = ({ title, note, action }: PageHeaderProps) => (
  <div className={css["header"]}>
    <div className={css["words"]}>
      <h1 tabIndex={-1}>{title}</h1>
      {note !== undefined && <div className={css["note"]}>{note}</div>}
    </div>
    {action !== undefined && <div className={css["action"]}>{action}</div>}
  </div>
);
