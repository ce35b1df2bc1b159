import { fromPromise } from "xstate";
import { getStatement } from "../../api/invoices.calls.ts";
import { statementDay } from "../../domain/invoices/statement.ts";
import { statementMachine } from "../../machines/invoices/statement.machine.ts";
import { InvoicesScreen } from "../../ui/screens/invoices/invoices-screen.tsx";
import { CaseInvoicesScreen } from "../../ui/screens/support/case-invoices-screen.tsx";
import type { ScreenEntry, ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = ({ load, locale }) => [
  statementMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) =>
        load(getStatement, { day: statementDay(input.values), instance: locale() }, signal),
      ),
    },
  }),
];

export const screens: ScreenEntry["screens"] = () => ({
  invoices: InvoicesScreen,
  "case-invoices": CaseInvoicesScreen,
});
