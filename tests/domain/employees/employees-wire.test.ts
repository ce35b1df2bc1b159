import { employeeList } from "../../../src/domain/employees/employees.lists.ts";
import { describe, expect, it } from "vitest";
import {
  changeableFields,
  Employee,
  EmployeeData,
  EmployeeId,
  employeeStatuses,
} from "../../../src/domain/employees/employee.ts";
import { employeeRefusals } from "../../../src/domain/employees/employees.refusals.ts";
import { employeeRights } from "../../../src/domain/shell/access.ts";
import { isReadable, readingProblems } from "../../support/wire.ts";

const name = { firstname: "Ada", lastname: "Byron", mail: "ada@test.example" };

describe("an employee of the server (business §3)", () => {
  it.each(employeeStatuses)("is read whole as %s", (status) => {
    expect(
      readingProblems(Employee, {
        id: "E-1",
        ...name,
        status,
        owner: false,
        rights: employeeRights,
        self: true,
        lastSeen: "2026-05-01T10:00:00.000Z",
        version: 2,
      }),
    ).toEqual([]);
  });
  it("has a number of 1 to 60 characters", () => {
    expect([0, 1, 60, 61].filter((length) => isReadable(EmployeeId, "x".repeat(length)))).toEqual([1, 60]);
  });
});

describe("a new employee", () => {
  const added = (rights: readonly string[]) => ({ ...name, rights: JSON.stringify(rights) });
  it("is sent with a name, an address and any of the eight rights (business §6)", () => {
    expect(readingProblems(EmployeeData, added(employeeRights))).toEqual([]);
    expect(isReadable(EmployeeData, added([]))).toBe(true);
    expect(isReadable(EmployeeData, added([...employeeRights, "tickets"]))).toBe(false);
    expect(isReadable(EmployeeData, added(["everything"]))).toBe(false);
  });
  it("has a name, rights and, until the invitation is used, an address that can be changed", () => {
    expect([...changeableFields]).toEqual(["firstname", "lastname", "mail", "rights"]);
  });
});

it("the list of employees is narrowed by text and status", () => {
  const filter = { search: "x".repeat(100), status: employeeStatuses };
  expect(readingProblems(employeeList.filter, filter, Object.keys(filter))).toEqual([]);
  for (const other of [{ search: "x".repeat(101) }, { status: ["lost"] }])
    expect(isReadable(employeeList.filter, other)).toBe(false);
});

it("only an invitation that was used meanwhile means that the shown list is outdated", () => {
  const outdated = Object.entries(employeeRefusals).filter(([, { outdated }]) => outdated);
  expect(outdated.map(([code]) => code)).toEqual(["NOT_INVITED"]);
});
