import { describe, expect, test } from "vitest";
import { calls } from "../../../src/api/calls.ts";
import {
  accessTable,
  isAllowed,
  requirementOf,
  type Access,
  type EmployeeRight,
  type Visitor,
} from "../../../src/domain/shell/access.ts";
import { evaluatePartnerStatus, isHousehold } from "../../../src/domain/shell/partner-status.ts";
import { routes } from "../../../src/domain/shell/routes.ts";

const who = (status: string, rights?: readonly EmployeeRight[]): Visitor => ({
  groups: evaluatePartnerStatus({ partnerStatus: status, regFlexEnabled: false }).groups,
  rights,
  household: isHousehold(status),
});

const visitors = {
  gold: who("gold"),
  starter: who("reg neu"),
  customer: who("private"),
  business: who("business"),
  applicant: who("applicant"),
  staff: who("ma"),
  employee: who("gold", ["tickets", "trainings"]),
  office: who("gold", ["manage_employees"]),
};
type Name = keyof typeof visitors;

/** Who is allowed by which row, written by hand a second time and compared with the table. */
const expected: Readonly<Partial<Record<Access, readonly Name[]>>> = {
  orders: ["gold", "starter", "customer", "business", "applicant", "staff"],
  invoices: ["gold", "starter", "customer", "business", "applicant", "staff"],
  intrastat: ["gold", "starter", "business", "applicant", "staff"],
  tickets: ["gold", "starter", "customer", "business", "applicant", "staff", "employee"],
  support: ["gold", "starter", "staff", "employee"],
  ticketStaff: ["staff"],
  caseInvoices: ["staff"],
  caseTrainings: ["staff"],
  caseVouchers: ["staff"],
  products: ["gold", "starter", "customer", "business", "applicant", "staff"],
  trainings: ["gold", "starter", "customer", "business", "applicant", "staff", "employee"],
  firstSteps: ["starter"],
  academy: ["gold", "starter", "staff", "employee", "office"],
  employees: ["gold", "starter", "business", "applicant", "staff", "office"],
  company: ["gold", "starter", "customer", "business", "applicant", "staff", "office"],
  licenceReview: ["staff"],
  downloads: ["gold", "starter", "employee", "office"],
  trainingStaff: ["staff"],
  pioneer: ["gold", "starter", "employee", "office"],
  pioneerStaff: ["staff"],
  pioneerLog: ["gold", "starter", "employee", "office", "staff"],
};

describe("the access table (shell §5, §6; business §6)", () => {
  test.each(Object.entries(expected))("row %s allows %s", (row, names) => {
    const allowed = Object.entries(visitors)
      .filter(([, visitor]) => isAllowed(requirementOf(row as Access), visitor))
      .map(([name]) => name);
    expect(allowed.toSorted()).toEqual(names.toSorted());
  });
  test("every call and every screen names an existing row, and every row is used", () => {
    const named = new Set([...Object.values(calls), ...Object.values(routes)].map(({ access }) => access));
    expect([...named].filter((row) => !Object.hasOwn(accessTable, row))).toEqual([]);
    expect(Object.keys(accessTable).filter((row) => !named.has(row as Access))).toEqual([]);
  });
});
