/** Withdraws the invitation of an employee who has not used it (business §3, decisions/employees). */
import type { EmployeeId } from "../../domain/employees/employee.ts";
import { employeeRefusals, withdrawalCodes } from "../../domain/employees/employees.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export interface WithdrawalValues {
  readonly id: EmployeeId;
  /** The question before it was answered with yes. */
  readonly sure: boolean;
}

export const invitationWithdrawalMachine = createFormMachine<WithdrawalValues, object>({
  id: "invitationWithdrawal",
  description: "Withdraws the invitation of an employee",
  spec: "business §3",
  screen: "employees",
  afterwards: "keep",
  fields: ["sure"],
  problemOf: (_, { sure }) => (sure ? undefined : "MISSING"),
  // A press of a button answers the question: there is no field at which a refusal can be told.
  isShown: false,
  refusals: pick(employeeRefusals, withdrawalCodes),
});

export type InvitationWithdrawalRef = FormRef<WithdrawalValues, object>;
