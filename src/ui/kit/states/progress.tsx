import { useFormat } from "../../i18n/format.ts";
import css from "./progress.module.css";

export interface ProgressProps {
  readonly label: string;
  /** The completed fraction, from 0 to 1; undefined if it is unknown. */
  readonly share?: number | undefined;
  /** Shows the label to screen readers only, if the text is beside the bar already. */
  readonly bare?: boolean;
}

/** A progress bar. */
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
