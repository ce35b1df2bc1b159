import { describe, expect, test } from "vitest";
import { calls } from "../../../src/api/calls.ts";
import { accessTable, isAllowed, requirementOf, type Access } from "../../../src/domain/shell/access.ts";
import { routes } from "../../../src/domain/shell/routes.ts";
import { visitorWith } from "../../support/visitor.ts";

const visitors = {
  gold: visitorWith("gold"),
  starter: visitorWith("reg neu"),
  customer: visitorWith("private"),
  business: visitorWith("business"),
  applicant: visitorWith("applicant"),
  staff: visitorWith("ma"),
  employee: visitorWith("gold", ["tickets", "trainings"]),
  office: visitorWith("gold", ["manage_employees"]),
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
  knownIssues: ["staff"],
  codeCounts: ["staff"],
  references: ["gold", "starter"],
  reference: ["gold", "starter", "staff"],
  referenceReview: ["staff"],
  conference: ["gold", "starter", "employee", "office"],
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
