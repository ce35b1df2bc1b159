const DAY = 24 * 60 * 60 * 1000;

/** Default length of statistics, in days. */
const USUAL_DAYS = 30;

/** The default period of statistics: the last 30 days including today. */
export const usualPeriod = (now: number): { readonly from: Date; readonly to: Date } => {
  const today = Math.floor(now / DAY) * DAY;
  return { from: new Date(today - (USUAL_DAYS - 1) * DAY), to: new Date(today) };
};
