import type { ReactNode } from "react";
import Circle from "lucide-react/icons/circle";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import { Moment } from "../dates/moment.tsx";
import css from "./timeline.module.css";
import { toneIcon, type Tone } from "../states/tone.ts";

interface TimelineEntry {
  readonly id: string;
  readonly at?: Date;
  readonly title: string;
  readonly tone?: Tone;
  readonly text?: ReactNode;
}

export interface TimelineProps {
  /** The accessible name of the timeline. */
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
  readonly now: Date;
}

/** The events of an item, in the given order. */
export const Timeline = ({ label, entries, now }: TimelineProps) => {
  return (
    <ol aria-label={label}>
      {entries.map(({ id, at, title, tone, text }) => (
        <li key={id} className={css["entry"]}>
          <span className={classNames(css["mark"], tone && css[tone])}>
            <Icon of={tone === undefined ? Circle : toneIcon[tone]} />
          </span>
          <div className={css["text"]}>
            <div className={css["head"]}>
              <span className={css["title"]}>{title}</span>
              {at && <Moment date={at} now={now} className={css["at"]} />}
            </div>
            {text !== undefined && <div className={css["text"]}>{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
};
