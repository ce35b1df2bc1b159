import { useFormat } from "../../i18n/format.ts";
import css from "./progress.module.css";

export interface ProgressProps {
  readonly label: string;
  /** The share that is done, from 0 to 1; without it the end is not known. */
  readonly share?: number | undefined;
  /** Keeps the label for screen readers alone, where the words stand beside the bar already. */
  readonly bare?: boolean;
}

/** How far something has come. */
export const Progress = ({ label, share, bare = false }: ProgressProps) => {
  const format = useFormat();
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div className={css["progress"]}>
      {!bare && (
        <div className={css["row"]} aria-hidden="true">
          <span>{label}</span>
          {percent !== undefined && <span className={css["value"]}>{format.percent(percent / 100)}</span>}
        </div>
      )}
      <progress
        className={css["bar"]}
        aria-label={label}
        max={100}
        {...(percent !== undefined && { value: percent })}
      />
    </div>
  );
};
