import { withTexts } from "../kit/refusals.ts";

/** Refusals about employees (business §6). */
export const employeeRefusals = withTexts("employees.refusal", {
  OWN_MANAGE_USERS: {
    spec: "business §6",
    means: "A person cannot remove their own right to manage employees",
  },
  OWNER_RIGHTS: { spec: "business §6", means: "The rights of an owner cannot be changed" },
  OWNER_ONLY: { spec: "business §6", means: "Only an owner can change an owner" },
  RIGHT_NOT_HELD: { spec: "business §6", means: "A person cannot give a right that they do not have" },
  OWN_STATUS: { spec: "business §6", means: "A person cannot deactivate themselves" },
  LAST_OWNER: { spec: "business §6", means: "The last active owner of the company cannot be deactivated" },
  EMAIL_TAKEN: { spec: "business §6", means: "The address already has an account" },
  NOT_INVITED: {
    spec: "business §6",
    means: "The person has already set a password, or was removed",
    outdated: true,
  },
  INVITED_BOOKED: {
    spec: "decisions/employees",
    means: "The invited person has a seat in a training, waits for one, or was present",
  },
});
export type EmployeeRefusal = keyof typeof employeeRefusals;

/** Refusals of a change of rights. */
export const rightsCodes = [
  "OWN_MANAGE_USERS",
  "OWNER_RIGHTS",
  "OWNER_ONLY",
  "RIGHT_NOT_HELD",
] as const satisfies readonly EmployeeRefusal[];
export type RightsCode = (typeof rightsCodes)[number];
/** Refusals of adding an employee. */
export const additionCodes = ["RIGHT_NOT_HELD", "EMAIL_TAKEN"] as const satisfies readonly EmployeeRefusal[];
/** Refusals of sending an invitation again, also to another address. */
export const invitationCodes = ["NOT_INVITED"] as const satisfies readonly EmployeeRefusal[];
/** Refusals of a change of name, address and rights. */
export const changeCodes = [
  ...rightsCodes,
  "EMAIL_TAKEN",
  ...invitationCodes,
] as const satisfies readonly EmployeeRefusal[];
/** Refusals of withdrawing an invitation. */
export const withdrawalCodes = [
  ...invitationCodes,
  "INVITED_BOOKED",
] as const satisfies readonly EmployeeRefusal[];
