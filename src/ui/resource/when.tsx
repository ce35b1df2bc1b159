import { useNow } from "../actors/use-now.ts";
import { useFormat } from "../i18n/format.ts";

/** A date and time: recent days as words, the full date on hover (docs/look.md). */
export const When = ({ date, className }: { readonly date: Date; readonly className?: string }) => {
  const format = useFormat();
  const now = useNow();
  return (
    <time dateTime={date.toISOString()} title={format.moment(date)} className={className}>
      {format.nearMoment(date, now)}
    </time>
  );
};
