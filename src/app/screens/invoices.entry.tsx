import { fromPromise } from "xstate";
import { getStatement } from "../../api/invoices.calls.ts";
import { statementDay } from "../../domain/invoices/statement.ts";
import { statementMachine } from "../../machines/invoices/statement.machine.ts";
import { InvoicesActorsProvider } from "../../ui/screens/invoices/invoices-actors.ts";
import { InvoicesScreen } from "../../ui/screens/invoices/invoices-screen.tsx";
import { CaseInvoicesScreen } from "../../ui/screens/support/case-invoices-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const statement = statementMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) =>
        live.load(getStatement, { day: statementDay(input.values), instance: live.locale() }, signal),
      ),
    },
  });
  return {
    invoices: withActors(InvoicesActorsProvider, { statement }, InvoicesScreen),
    "case-invoices": CaseInvoicesScreen,
  };
};
