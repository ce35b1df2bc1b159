import { useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import css from "./panel.module.css";

export interface PanelProps {
  readonly heading: string;
  readonly level?: 2 | 3;
  readonly actions?: ReactNode;
  /** Lets a table or list extend to the panel's edges. */
  readonly flush?: boolean;
  /** Holds a form: the panel has the measure of forms, which its fields fill. */
  readonly form?: true;
  /** Not on paper: the panel offers something, and tells nothing. */
  readonly screenOnly?: true;
  readonly children: ReactNode;
}

/** A section of a page with a heading. Panels are not nested. */
export const Panel = ({ heading, level = 2, actions, flush, form, screenOnly, children }: PanelProps) => {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={classNames(css["panel"], form && css["form"])}
      aria-labelledby={id}
      data-screen-only={screenOnly}
    >
      <div className={css["head"]}>
        <Heading id={id}>{heading}</Heading>
        {actions !== undefined && (
          <div className={css["actions"]} data-screen-only>
            {actions}
          </div>
        )}
      </div>
      <div className={classNames(css["body"], flush && css["flush"])}>{children}</div>
    </section>
  );
};
