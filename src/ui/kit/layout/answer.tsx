import CircleDashed from "lucide-react/icons/circle-dashed";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import { toneIcon, type Tone } from "../states/tone.ts";
import css from "./answer.module.css";

export interface AnswerProps {
  /** The accessible name of the part: the question that it answers. */
  readonly label: string;
  readonly tone?: Tone | "neutral";
  readonly text: string;
  /** What explains it: the next step, a date. */
  readonly lines?: readonly ReactNode[];
}

/** What a person came to a screen for, as the largest thing on it after the title. */
export const Answer = ({ label, tone = "neutral", text, lines = [] }: AnswerProps) => (
  <section aria-label={label} className={classNames(css["answer"], css[tone])}>
    <p className={css["text"]}>
      <span className={css["mark"]}>
        <Icon of={tone === "neutral" ? CircleDashed : toneIcon[tone]} />
      </span>
      <span>{text}</span>
    </p>
    {lines.map((line, at) => (
      <p key={at} className={css["line"]}>
        {line}
      </p>
    ))}
  </section>
);
