import { useSearchParams } from "react-router-dom";
import { isPeriod } from "../../../domain/support/ticket-statistics.ts";
import { usualPeriod } from "../../../domain/kit/usual-period.ts";
import { useNow } from "../../actors/use-now.ts";

/** A period of whole days. */
interface Period {
  readonly from: Date;
  readonly to: Date;
}

const written = (day: Date): string => day.toISOString().slice(0, 10);
const read = (text: string | null): Date | undefined => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
};

/**
 * The period in the address, or the last 30 days if it is missing or invalid; the function to change it; and whether
 * it is valid.
 */
export const usePeriod = (): readonly [period: Period, change: (period: Period) => void, counts: boolean] => {
  const [params, setParams] = useSearchParams();
  const usual = usualPeriod(useNow().getTime());
  const [from, to] = [read(params.get("from")), read(params.get("to"))];
  const asked = params.has("from") || params.has("to");
  const chosen = from !== undefined && to !== undefined && isPeriod(from, to) ? { from, to } : undefined;
  const period = chosen ?? usual;
  return [
    period,
    (next) => setParams({ from: written(next.from), to: written(next.to) }),
    chosen !== undefined || !asked,
  ];
};
