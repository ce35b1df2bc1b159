const day = 24 * 60 * 60 * 1000;

/** Monday to Friday (docs/decisions/pioneer.md): holidays differ by country and count as working days. */
const isWorkingDay = (date: Date): boolean => date.getUTCDay() !== 0 && date.getUTCDay() !== 6;

/** The day that is so many working days after a day; the day itself is not counted. Days are midnights in UTC. */
export const workingDaysAfter = (from: Date, count: number): Date => {
  let date = from;
  let counted = 0;
  while (counted < count) {
    date = new Date(date.getTime() + day);
    if (isWorkingDay(date)) counted += 1;
  }
  return date;
};
