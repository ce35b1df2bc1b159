import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../buttons/button.tsx";
import css from "./notice.module.css";

export interface StaleNoteProps {
  /** When the content was loaded. */
  readonly at: Date;
  readonly now: Date;
  readonly onRefresh?: () => void;
  readonly refreshing?: boolean;
}

/** States that the content may be out of date, with a refresh button. */
export const StaleNote = ({ at, now, onRefresh, refreshing = false }: StaleNoteProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <div role="status" className={css["stale"]}>
      <time dateTime={at.toISOString()} title={format.moment(at)}>
        {t("kit.stale", { time: format.nearMoment(at, now) })}
      </time>
      {onRefresh && (
        <Button variant="quiet" busy={refreshing} onClick={onRefresh}>
          {t("kit.stale.refresh")}
        </Button>
      )}
    </div>
  );
};
