/** Loads the statement of account on a chosen day; the day is checked before it is sent (business §1). */
import { statementRefusals } from "../../domain/invoices/invoices.refusals.ts";
import { statementProblem, type StatementValues } from "../../domain/invoices/statement.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const statementMachine = createFormMachine<StatementValues, undefined>({
  id: "statement",
  description: "Loads the statement of account on a day as PDF",
  spec: "business §1",
  screen: "invoices",
  afterwards: "keep",
  fields: ["day"],
  problemOf: (_field, values) => statementProblem(values),
  refusals: statementRefusals,
});

export type StatementRef = FormRef<StatementValues, undefined>;
