import { useFormat } from "../../i18n/format.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

export interface MomentProps {
  readonly date: Date;
  /** Days near this one are shown as words; paper, which is read later, has the date. */
  readonly now?: Date;
  readonly className?: string | undefined;
  /** The text that the time is shown in; without one it is shown alone. */
  readonly children?: (at: string) => string;
}

/** A date and time in the reader's time zone, which is shown in full on pointing, and to screen readers. */
export const Moment = ({ date, now, className, children }: MomentProps) => {
  const format = useFormat();
  const at = now === undefined ? format.moment(date) : format.nearMoment(date, now);
  return (
    <time
      dateTime={date.toISOString()}
      title={format.zonedMoment(date)}
      data-paper={now !== undefined && children === undefined ? format.moment(date) : undefined}
      className={className}
    >
      <span>{children === undefined ? at : children(at)}</span>
      <VisuallyHidden>{` ${format.zone(date)}`}</VisuallyHidden>
    </time>
  );
};
