const DAY = 24 * 60 * 60 * 1000;

/** Days that statistics count where nobody says otherwise. */
const USUAL_DAYS = 30;

/** The period that statistics begin with: the last 30 days, this one included. */
export const usualPeriod = (now: number): { readonly from: Date; readonly to: Date } => {
  const today = Math.floor(now / DAY) * DAY;
  return { from: new Date(today - (USUAL_DAYS - 1) * DAY), to: new Date(today) };
};
