import type { EmployeeRefusal } from "./employees.refusals.ts";

/** Refusals of a status change, apart from those of the list of employees: the offer to undo one is loaded without them. */
export const statusCodes = [
  "OWN_STATUS",
  "LAST_OWNER",
  "OWNER_ONLY",
] as const satisfies readonly EmployeeRefusal[];
export type StatusCode = (typeof statusCodes)[number];
