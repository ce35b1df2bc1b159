import type { ReactNode } from "react";
import css from "./page-header.module.css";

export interface PageHeaderProps {
  readonly title: string;
  /** Text below the title. */
  readonly note?: ReactNode;
  /** The primary action of the page. */
  readonly action?: ReactNode;
}

/** The header of a page. The title is focused when the page is opened. */
export const PageHeader = ({ title, note, action }: PageHeaderProps) => (
  <div className={css["header"]}>
    <div className={css["words"]}>
      <h1 tabIndex={-1}>{title}</h1>
      {note !== undefined && <div className={css["note"]}>{note}</div>}
    </div>
    {action !== undefined && <div className={css["action"]}>{action}</div>}
  </div>
);
