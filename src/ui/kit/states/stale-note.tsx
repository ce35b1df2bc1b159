import { useText } from "../../i18n/use-text.ts";
import { Button } from "../buttons/button.tsx";
import { Moment } from "../dates/moment.tsx";
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
  return (
    <div role="status" className={css["stale"]}>
      <Moment date={at} now={now}>
        {(time) => t("kit.stale", { time })}
      </Moment>
      {onRefresh && (
        <Button variant="quiet" busy={refreshing} onClick={onRefresh}>
          {t("kit.stale.refresh")}
        </Button>
      )}
    </div>
  );
};
