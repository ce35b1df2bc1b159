import type { ReactNode } from "react";
import { CopyButton } from "../buttons/copy-button.tsx";
import { Unbroken } from "./unbroken.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import css from "./page-header.module.css";

export interface PageHeaderProps {
  readonly title: string;
  /** Which part of the thing is shown, where a selected tab says so: for those who hear the title. */
  readonly part?: string | undefined;
  /** A number in the title, to copy. */
  readonly number?: string;
  /** Text below the title, and what the screen offers in the second rank, such as to ask about what is shown. */
  readonly note?: ReactNode;
  /** What people come to the page for, such as to pay or to book: on a phone it stays at the bottom of the screen. */
  readonly action?: ReactNode;
}

/** The header of a page. The title is focused when the page is opened. */
export const PageHeader = ({ title, part, number, note, action }: PageHeaderProps) => (
  <div className={css["header"]}>
    <div className={css["text"]}>
      <div className={css["title"]}>
        <h1 tabIndex={-1}>
          <Unbroken text={title} />
          {part !== undefined && <VisuallyHidden>{`: ${part}`}</VisuallyHidden>}
        </h1>
        {number !== undefined && <CopyButton small name={number} text={number} />}
      </div>
      {note !== undefined && <div className={css["note"]}>{note}</div>}
    </div>
    {action !== undefined && <div className={css["action"]}>{action}</div>}
  </div>
);
