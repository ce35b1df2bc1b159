import CircleDashed from "lucide-react/icons/circle-dashed";
import css from "./badge.module.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import { toneIcon, type Tone } from "./tone.ts";

export interface BadgeProps {
  readonly tone?: Tone | "neutral";
  readonly label: string;
  /** Shows the tone's icon; without it only the text has meaning: BETA, NEW, a count. */
  readonly shape?: boolean;
}

/** A status as text and icon. */
export const Badge = ({ tone = "neutral", label, shape = true }: BadgeProps) => (
  <span className={classNames(css["badge"], css[tone])}>
    {shape && <Icon of={tone === "neutral" ? CircleDashed : toneIcon[tone]} />}
    <span>{label}</span>
  </span>
);
