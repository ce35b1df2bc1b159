import { fromPromise } from "xstate";
import { getStatement } from "../../api/invoices.calls.ts";
import { statementDay } from "../../domain/invoices/statement.ts";
import { statementMachine } from "../../machines/invoices/statement.machine.ts";
import type { ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = ({ load, locale }) => [
  statementMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) =>
        load(getStatement, { day: statementDay(input.values), instance: locale() }, signal),
      ),
    },
  }),
];

export { screens } from "../../ui/screens/invoices/invoices.screens.ts";
