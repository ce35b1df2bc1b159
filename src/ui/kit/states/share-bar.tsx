import { classNames } from "../class-names.ts";
import css from "./share-bar.module.css";

export interface ShareBarProps {
  /** Of the maximum, from 0 to 1. */
  readonly share: number;
  /** The number is bad news, as the words beside the bar say. */
  readonly danger?: boolean;
}

/** A number as a bar, proportional to the maximum: decoration beside the number itself. */
export const ShareBar = ({ share, danger = false }: ShareBarProps) => (
  <svg aria-hidden="true" className={css["share"]} viewBox="0 0 100 1" preserveAspectRatio="none">
    <rect width={share * 100} height={1} className={classNames(css["bar"], danger && css["danger"])} />
  </svg>
);
