import type { ReactNode } from "react";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDot from "lucide-react/icons/circle-dot";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import css from "./timeline.module.css";

/** What is known of a step; `reported` is neither done nor to come. */
export type TimelineState = "done" | "current" | "next" | "ahead" | "reported";

export interface TimelineEntry {
  readonly id: string;
  readonly state: TimelineState;
  readonly title: string;
  /** When it happened, or that it is to come: a date or a word. */
  readonly at: ReactNode;
  readonly text?: ReactNode;
}

export interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
}

const marks = {
  done: CircleCheck,
  current: CircleDot,
  next: CircleDot,
  ahead: Circle,
  reported: Circle,
} as const;

/** A sequence of steps, in the given order; what they are steps of, the panel around them says. */
export const Timeline = ({ entries }: TimelineProps) => (
  <ol>
    {entries.map(({ id, state, title, at, text }) => (
      <li
        key={id}
        className={classNames(css["entry"], css[state])}
        {...((state === "current" || state === "next") && { "aria-current": "step" as const })}
      >
        <span className={css["mark"]}>
          <Icon of={marks[state]} />
        </span>
        <div className={css["step"]}>
          <div className={css["head"]}>
            <span className={css["title"]}>{title}</span>
            <span className={css["at"]}>{at}</span>
          </div>
          <div className={css["text"]}>{text}</div>
        </div>
      </li>
    ))}
  </ol>
);
