import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import css from "./description-list.module.css";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Serial and order numbers, in a monospaced font. */
  readonly code?: boolean;
}

export interface DescriptionListProps {
  readonly facts: readonly Fact[];
  /** Label and value in one row, for short values. */
  readonly rows?: boolean;
}

/** A list of labelled values. */
export const DescriptionList = ({ facts, rows = false }: DescriptionListProps) => (
  <dl className={classNames(css["list"], rows && css["rows"])}>
    {facts.map(({ label, value, code }) => (
      <div key={label} className={css["fact"]}>
        <dt>{label}</dt>
        <dd className={code === true ? css["code"] : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
);
