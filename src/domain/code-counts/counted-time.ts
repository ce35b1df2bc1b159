/** The days of which the replay desk shows the counts, today included. */
export const COUNTED_DAYS = 30;
/** How long counts are kept, in months. */
export const KEPT_MONTHS = 13;
