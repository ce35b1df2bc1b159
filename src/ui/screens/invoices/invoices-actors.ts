import type { StatementLogic } from "../../../machines/invoices/statement.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The form of the invoice screens. */
export interface InvoicesActors {
  readonly statement: StatementLogic;
}

export const [InvoicesActorsProvider, useInvoicesActors] = createActorContext<InvoicesActors>("invoices");
