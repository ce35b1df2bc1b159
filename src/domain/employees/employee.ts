import * as Schema from "effect/Schema";
import { employeeRights, type EmployeeRight } from "../shell/access.ts";
import { TypedText } from "../account/company-data.ts";
import type { RightsCode, StatusCode } from "./employees.refusals.ts";
import type { FieldCode } from "../kit/field-problems.ts";
import { emailProblem, firstNameProblem, lastNameProblem } from "../kit/field-rules.ts";
import { codeOf } from "../kit/known-code.ts";

export const EmployeeId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(
  Schema.brand("EmployeeId"),
);
export type EmployeeId = typeof EmployeeId.Type;

/** Employee status (business §4); `invited` has not set a password yet. */
export const employeeStatuses = ["active", "invited", "deactivated"] as const;
const EmployeeStatus = codeOf(employeeStatuses);
type EmployeeStatus = typeof EmployeeStatus.Type;

/** Somebody of the company (business §3). */
export const Employee = Schema.Struct({
  id: EmployeeId,
  firstname: Schema.String,
  lastname: Schema.String,
  mail: Schema.String,
  status: EmployeeStatus,
  /** An owner holds every right, so `rights` lists none for them. */
  owner: Schema.Boolean,
  rights: Schema.Array(Schema.Literals(employeeRights)),
  /** The person who asks. */
  self: Schema.Boolean,
  /** When they last signed in; null for never. */
  lastSeen: Schema.NullOr(Schema.DateFromString),
});
export type Employee = typeof Employee.Type;

export const employeeColumns = ["name", "mail", "status", "lastSeen"] as const;
export const EmployeeFilter = Schema.Struct({
  search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  status: Schema.optionalKey(Schema.Array(Schema.Literals(employeeStatuses))),
});
export type EmployeeFilter = typeof EmployeeFilter.Type;

const Rights = Schema.fromJsonString(
  Schema.Array(Schema.Literals(employeeRights)).check(Schema.isMaxLength(8)),
);

/** What an employee is added with; the password is theirs to set, by the link of the invitation. */
export const EmployeeData = Schema.Struct({
  firstname: TypedText,
  lastname: TypedText,
  mail: TypedText,
  rights: Rights,
});
export type EmployeeData = typeof EmployeeData.Type;

/** What is wrong with a field of an employee (business §5). */
export const employeeProblem = (
  field: "firstname" | "lastname" | "mail",
  data: Pick<EmployeeData, "firstname" | "lastname" | "mail">,
): FieldCode | undefined => {
  switch (field) {
    case "firstname":
      return firstNameProblem(data.firstname);
    case "lastname":
      return lastNameProblem(data.lastname);
    case "mail":
      return emailProblem(data.mail);
  }
};

/** Who changes somebody: an owner has no list of rights. */
export interface Manager {
  readonly id: string;
  readonly rights: readonly EmployeeRight[] | undefined;
}

type Target = Pick<Employee, "id" | "owner" | "rights">;

/** Nobody gives a right that they lack: rights would widen by a detour. */
export const givenRightsProblem = (
  manager: Manager,
  rights: readonly EmployeeRight[],
  before: readonly EmployeeRight[] = [],
): "RIGHT_NOT_HELD" | undefined =>
  rights.every(
    (right) => before.includes(right) || manager.rights === undefined || manager.rights.includes(right),
  )
    ? undefined
    : "RIGHT_NOT_HELD";

/** Why a manager may not give these rights to somebody, if they may not. */
export const rightsRefusal = (
  manager: Manager,
  target: Target,
  rights: readonly EmployeeRight[],
): RightsCode | undefined => {
  if (target.owner)
    return manager.rights === undefined ? (rights.length === 0 ? undefined : "OWNER_RIGHTS") : "OWNER_ONLY";
  if (manager.id === target.id && !rights.includes("manage_employees")) return "OWN_MANAGE_USERS";
  return givenRightsProblem(manager, rights, target.rights);
};

/** Why a manager may not switch somebody's status, if they may not. `activeOwners` counts the company's, the target included. */
export const statusRefusal = (
  manager: Manager,
  target: Target,
  status: "active" | "deactivated",
  activeOwners: number,
): StatusCode | undefined => {
  if (status === "deactivated" && manager.id === target.id) return "OWN_STATUS";
  if (status === "deactivated" && target.owner && activeOwners <= 1) return "LAST_OWNER";
  return target.owner && manager.rights !== undefined ? "OWNER_ONLY" : undefined;
};
