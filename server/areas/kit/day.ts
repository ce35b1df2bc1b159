/** A stored calendar day, `2026-11-21`, as the domain's midnight UTC. */
export const dayOf = (text: string): Date => new Date(`${text}T00:00:00.000Z`);

/** The same for a day that may be missing. */
export const dayOrNull = (text: string | null): Date | null => (text === null ? null : dayOf(text));

/** A moment's calendar day in UTC, as the store takes it. */
export const dayText = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The calendar day of a moment, in UTC as all days of the store. */
export const todayOf = (moment: Date): Date => dayOf(dayText(moment));
