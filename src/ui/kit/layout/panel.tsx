import { useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import css from "./panel.module.css";

export interface PanelProps {
  readonly heading: string;
  readonly level?: 2 | 3;
  readonly actions?: ReactNode;
  /** Lets a table or list extend to the panel's edges. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A section of a page with a heading. Panels are not nested. */
export const Panel = ({ heading, level = 2, actions, flush = false, children }: PanelProps) => {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={css["panel"]} aria-labelledby={id}>
      <div className={css["head"]}>
        <Heading id={id}>{heading}</Heading>
        {actions !== undefined && <div className={css["actions"]}>{actions}</div>}
      </div>
      <div className={classNames(css["body"], flush && css["flush"])}>{children}</div>
    </section>
  );
};
