import { readDay } from "../kit/read-day.ts";

/** The form of a statement of account: the day as it was typed, and the present day in UTC, as all days of the ledger. */
export interface StatementValues {
  readonly day: string;
  readonly today: Date;
}

export const statementProblems = ["MISSING", "NOT_A_DAY", "DAY_FUTURE"] as const;
type StatementProblem = (typeof statementProblems)[number];

/** A statement says what was open on a day; of a day to come nobody knows. */
export const isFutureDay = (day: Date, today: Date): boolean => day > today;

/** What is wrong with the day of a statement of account (business §1). */
export const statementProblem = ({ day: typed, today }: StatementValues): StatementProblem | undefined => {
  if (!/\S/.test(typed)) return "MISSING";
  const day = readDay(typed);
  if (day === undefined) return "NOT_A_DAY";
  return isFutureDay(day, today) ? "DAY_FUTURE" : undefined;
};

/** The day of a form without a problem. */
export const statementDay = ({ day: typed }: StatementValues): Date => {
  const day = readDay(typed);
  if (day === undefined) throw new Error("Sent what was not checked");
  return day;
};
