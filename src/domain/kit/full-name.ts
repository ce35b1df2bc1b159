/** A person's name, as lists, letters and records have it; one of the two names may be missing. */
export const fullName = (first: string, last: string): string => `${first} ${last}`.trim();
