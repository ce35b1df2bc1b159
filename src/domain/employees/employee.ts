import * as Schema from "effect/Schema";
import { employeeRights, type EmployeeRight } from "../shell/access.ts";
import { TypedText } from "../kit/typed-text.ts";
import type { RightsCode } from "./employees.refusals.ts";
import type { StatusCode } from "./status-codes.ts";
import type { FieldFault } from "../kit/field-problems.ts";
import { emailProblem, firstNameProblem, lastNameProblem } from "../kit/field-rules.ts";
import { codeOf } from "../kit/known-code.ts";
import { Version } from "../kit/version.ts";

export const EmployeeId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(
  Schema.brand("EmployeeId"),
);
export type EmployeeId = typeof EmployeeId.Type;

/** Employee status (business §4); an `invited` employee has not set a password yet. */
export const employeeStatuses = ["active", "invited", "deactivated"] as const;
const EmployeeStatus = codeOf(employeeStatuses);
type EmployeeStatus = typeof EmployeeStatus.Type;

/** A member of the company (business §3). */
export const Employee = Schema.Struct({
  id: EmployeeId,
  firstname: Schema.String,
  lastname: Schema.String,
  mail: Schema.String,
  status: EmployeeStatus,
  /** An owner has every right; their `rights` is empty. */
  owner: Schema.Boolean,
  rights: Schema.Array(Schema.Literals(employeeRights)),
  /** The signed-in person. */
  self: Schema.Boolean,
  /** The last sign-in; null for never. */
  lastSeen: Schema.NullOr(Schema.DateFromString),
  /** Of the name, the address and the rights; a change of them names it. */
  version: Version,
});
export type Employee = typeof Employee.Type;

const Rights = Schema.fromJsonString(
  Schema.Array(Schema.Literals(employeeRights)).check(Schema.isMaxLength(8)),
);

/** The data of a new employee, who sets the password by the invitation's link. */
export const EmployeeData = Schema.Struct({
  firstname: TypedText,
  lastname: TypedText,
  mail: TypedText,
  rights: Rights,
});
export type EmployeeData = typeof EmployeeData.Type;

/** What a manager may change of an employee, in the order of the screen; the address only while they are invited. */
export const changeableFields = ["firstname", "lastname", "mail", "rights"] as const;
export type EmployeeChange = Pick<EmployeeData, (typeof changeableFields)[number]>;

/** True where a change leaves an employee as they are; rights have no order. */
export const isUnchanged = (
  before: EmployeeChange,
  { firstname, lastname, mail, rights }: EmployeeChange,
): boolean =>
  before.firstname === firstname &&
  before.lastname === lastname &&
  before.mail === mail &&
  employeeRights.every((right) => before.rights.includes(right) === rights.includes(right));

/** The problem of a field of an employee (business §5), undefined if valid; an address that is not named stays as it is. */
export const employeeProblem = (
  field: "firstname" | "lastname" | "mail",
  data: Pick<EmployeeData, "firstname" | "lastname"> & { readonly mail?: string | undefined },
): FieldFault | undefined => {
  switch (field) {
    case "firstname":
      return firstNameProblem(data.firstname);
    case "lastname":
      return lastNameProblem(data.lastname);
    case "mail":
      return data.mail === undefined ? undefined : emailProblem(data.mail);
  }
};

/** True where somebody would have no right at all who had some before, or is new: few mean that. */
export const isRightless = (
  rights: readonly EmployeeRight[],
  before: readonly EmployeeRight[] | undefined,
): boolean => rights.length === 0 && before?.length !== 0;

/** The person who makes the change; an owner has no list of rights. */
export interface Manager {
  readonly id: string;
  readonly rights: readonly EmployeeRight[] | undefined;
}

type Target = Pick<Employee, "id" | "owner" | "rights">;

/** A manager cannot give a right that they do not have themselves. */
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

/** Why a manager may not give these rights to an employee; undefined if allowed. */
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

/** Why a manager may not change an employee's status; undefined if allowed. `activeOwners` is the number of the company's active owners, including the employee. */
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
