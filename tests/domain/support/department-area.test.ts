import { expect, test } from "vitest";
import { departmentArea } from "../../../src/domain/support/department-area.ts";

const departments = {
  default: "support-int",
  BENELUX: "support-benelux",
  CZ: "support-cz",
  AT: "support-german",
  DE: "support-german",
};

test.each([
  ["support-cz", { country: "CZ" }],
  ["support-benelux", { text: "support.department.benelux" }],
  ["support-int", { text: "support.department.other" }],
  ["support-gone", undefined],
  ["support-german", undefined],
])("the department %s answers %o", (department, area) => {
  expect(departmentArea(department, departments)).toEqual(area);
});
