import { isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Every refusal about an employee (business §6). */
export const employeeRefusals = {
  OWN_MANAGE_USERS: { spec: "business §6", means: "Nobody takes the right to manage people from themselves" },
  OWNER_RIGHTS: { spec: "business §6", means: "An owner always holds every right" },
  OWNER_ONLY: { spec: "business §6", means: "Only an owner changes an owner" },
  RIGHT_NOT_HELD: { spec: "business §6", means: "Nobody gives a right that they lack" },
  OWN_STATUS: { spec: "business §6", means: "Nobody deactivates themselves" },
  LAST_OWNER: { spec: "business §6", means: "The company keeps an active owner" },
  EMAIL_TAKEN: { spec: "business §6", means: "There is an account with this address already" },
  NOT_INVITED: { spec: "business §6", means: "The person has set a password already, or was removed" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type EmployeeRefusal = keyof typeof employeeRefusals;

export const isEmployeeRefusal = isRefusalOf(employeeRefusals);

/** Why other rights are refused. */
export const rightsCodes = [
  "OWN_MANAGE_USERS",
  "OWNER_RIGHTS",
  "OWNER_ONLY",
  "RIGHT_NOT_HELD",
] as const satisfies readonly EmployeeRefusal[];
export type RightsCode = (typeof rightsCodes)[number];
/** Why another status is refused. */
export const statusCodes = [
  "OWN_STATUS",
  "LAST_OWNER",
  "OWNER_ONLY",
] as const satisfies readonly EmployeeRefusal[];
export type StatusCode = (typeof statusCodes)[number];
/** Why somebody is not added. */
export const additionCodes = ["RIGHT_NOT_HELD", "EMAIL_TAKEN"] as const satisfies readonly EmployeeRefusal[];
/** Why nobody is invited again. */
export const invitationCodes = ["NOT_INVITED"] as const satisfies readonly EmployeeRefusal[];
