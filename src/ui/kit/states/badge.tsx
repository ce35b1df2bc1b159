import CircleDashed from "lucide-react/icons/circle-dashed";
import css from "./badge.module.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import { toneIcon, type Tone } from "./tone.ts";

export interface BadgeProps {
  readonly tone?: Tone | "neutral";
  readonly label: string;
  /** Without the shape the word alone is the meaning: BETA, NEW, a count. */
  readonly shape?: boolean;
}

/** A status as word and shape. */
export const Badge = ({ tone = "neutral", label, shape = true }: BadgeProps) => (
  <span className={classNames(css["badge"], css[tone])}>
    {shape && <Icon of={tone === "neutral" ? CircleDashed : toneIcon[tone]} />}
    {label}
  </span>
);
