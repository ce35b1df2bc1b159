import type { EmployeeRight, Visitor } from "../../src/domain/shell/access.ts";
import { evaluatePartnerStatus, isHousehold } from "../../src/domain/shell/partner-status.ts";

/** Somebody with a partner status, and with rights where they are an employee. */
export const visitorWith = (status: string, rights?: readonly EmployeeRight[]): Visitor => ({
  groups: evaluatePartnerStatus({ partnerStatus: status, regFlexEnabled: false }).groups,
  rights,
  household: isHousehold(status),
});
